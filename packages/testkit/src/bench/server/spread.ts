/** The middle and the slow end of many times. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Middle and slow end. Throws when there is nothing, which would look like speed. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { count: values.length, p50: at(0.5), p99: at(0.99) };
}
