import type { Log } from '@roundhouse/server';

/** A log that keeps quiet; `lines` has what was written at level warn and above. */
export function silentLog(lines: unknown[] = []): Log {
  const write = (...values: readonly unknown[]) => void lines.push(values);
  const ignore = () => {};
  const log = { fatal: write, error: write, warn: write, info: ignore, debug: ignore };
  return log as unknown as Log;
}
