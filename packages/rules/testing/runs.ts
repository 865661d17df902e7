/** The longest that a property may take, also in a larger run. */
export const TIMEOUT_MS = 1_200_000;

/**
 * How often a property is tried, from a fixed seed. `ROUNDHOUSE_RUNS=20` tries each twenty times as
 * often, and from a new seed each time; fast-check prints the seed of a failure, and
 * `ROUNDHOUSE_SEED` takes one back.
 */
export function runs(usual: number): { readonly numRuns: number; readonly seed?: number } {
  const factor = process.env['ROUNDHOUSE_RUNS'];
  const seed = process.env['ROUNDHOUSE_SEED'] ?? (factor === undefined ? '1' : undefined);
  const numRuns = Math.ceil(usual * Number(factor ?? 1));
  return seed === undefined ? { numRuns } : { numRuns, seed: Number(seed) };
}
