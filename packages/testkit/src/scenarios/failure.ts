import { isDeepStrictEqual } from 'node:util';

/** Something that was not as an entry says. */
export interface Failure {
  /** Number of the step, from 1; null outside the steps of a position. */
  readonly step: number | null;
  /** What was looked at, e.g. `legal`. */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
}

/** A failure outside the steps, for something that an entry may not do. */
export function refused(what: string, actual: string): Failure {
  return { step: null, what, expected: 'an entry of the format', actual };
}

/** A failure for something thrown: a word that means nothing here, or a bug in the rules. */
export function crashed(error: unknown): Failure {
  const actual = error instanceof Error ? error.message : String(error);
  return { step: null, what: 'run', expected: 'no error', actual };
}

/** Writes a value as it would stand in a scenario file, on one line. */
export function writeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${writeValue(item)}`);
  return `{${entries.join(', ')}}`;
}

/** Compares two plain values; null when they are equal. */
export function compare(what: string, expected: unknown, actual: unknown): Failure | null {
  if (isDeepStrictEqual(expected, actual)) return null;
  return { step: null, what, expected: writeValue(expected), actual: writeValue(actual) };
}

/** Compares each expected value with the fact of the same name. */
export function compareFacts(
  expected: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<string, unknown>>,
): readonly Failure[] {
  return failuresOf(
    Object.entries(expected).map(([name, value]) => compare(name, value, facts[name])),
  );
}

/** The failures among some comparisons. */
export function failuresOf(comparisons: readonly (Failure | null)[]): readonly Failure[] {
  return comparisons.filter((failure) => failure !== null);
}
