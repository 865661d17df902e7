const TERMS = 100;

/**
 * The chance that two samples of one and the same distribution differ at least as much as these do
 * (Kolmogorov and Smirnov's test). Near 0: they are told apart.
 */
export function sameDistribution(one: readonly number[], other: readonly number[]): number {
  const distance = largestGap(one.toSorted(byValue), other.toSorted(byValue));
  const root = Math.sqrt((one.length * other.length) / (one.length + other.length));
  return tail((root + 0.12 + 0.11 / root) * distance);
}

function byValue(a: number, b: number): number {
  return a - b;
}

/** The largest difference between the shares of both samples that lie below any value. */
function largestGap(one: readonly number[], other: readonly number[]): number {
  let gap = 0;
  let [ofOne, ofOther] = [0, 0];
  while (ofOne < one.length && ofOther < other.length) {
    const value = Math.min(one[ofOne] ?? Infinity, other[ofOther] ?? Infinity);
    while ((one[ofOne] ?? Infinity) <= value) ofOne += 1;
    while ((other[ofOther] ?? Infinity) <= value) ofOther += 1;
    gap = Math.max(gap, Math.abs(ofOne / one.length - ofOther / other.length));
  }
  return gap;
}

/** The tail of Kolmogorov's distribution. */
function tail(lambda: number): number {
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let term = 1; term <= TERMS; term += 1) {
    sum += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * term ** 2 * lambda ** 2);
  }
  return Math.min(1, Math.max(0, sum));
}
