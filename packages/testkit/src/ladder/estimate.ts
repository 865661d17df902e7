/** A figure and half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
}

/** The middle of some values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle of many values that do not depend on each other, and how sure it is. */
export function estimate(values: readonly number[]): Estimate {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const error = Math.sqrt(variance / Math.max(1, values.length - 1) / values.length);
  return { mean: middle, half: 1.96 * error };
}
