import type { Failure } from './failure.ts';
import type { Outcome } from './run.ts';

/** Lines for a reader: every failure of an entry under its name; none when it passed. */
export function describeOutcome({ id, title, failures }: Outcome): readonly string[] {
  if (failures.length === 0) return [];
  return [`FAILED ${id} ${title}`.trimEnd(), ...failures.map(describeFailure)];
}

function describeFailure({ step, what, expected, actual }: Failure): string {
  const where = step === null ? what : `step ${step}, ${what}`;
  return `  ${where}: expected ${expected}, was ${actual}`;
}
