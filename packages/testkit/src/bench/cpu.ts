/** Processor time of this process so far, all of its threads: what a busy machine does not change. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
