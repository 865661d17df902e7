/** The middle and the slow end of many times. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** A count of what was measured. Throws when that is nothing, which would look like speed. */
export function counted({ length }: readonly unknown[], what: string): number {
  if (length === 0) throw new Error(`no ${what} measured`);
  return length;
}

/** Middle and slow end. Throws when there is nothing. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { count: counted(values, 'times'), p50: at(0.5), p99: at(0.99) };
}
