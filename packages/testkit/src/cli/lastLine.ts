/** The figures of a run, in the order in which they are printed. */
export type Figures = Readonly<Record<string, string | number>>;

/** Prints the one line with which a run ends: its name and its figures, for people and programs. */
export function lastLine(name: string, figures: Figures): void {
  const pairs = Object.entries(figures).map(([key, value]) => `${key}=${value}`);
  console.log([name, ...pairs].join(' '));
}

/** A count from a flag. Ends the process with status 2 when it is no whole number above 0. */
export function countFrom(flag: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`--${flag} ${text}: a whole number above 0 is wanted`);
  return process.exit(2);
}
