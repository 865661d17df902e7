/** The longest that a property may take, also in a larger run. */
export const TIMEOUT_MS = 1_200_000;

/**
 * How often a property is tried. `ROUNDHOUSE_RUNS=20` tries each twenty times as often; fast-check
 * prints the seed of a failure, which may be given back as `ROUNDHOUSE_SEED`.
 */
export function runs(usual: number): { readonly numRuns: number; readonly seed?: number } {
  const factor = Number(process.env['ROUNDHOUSE_RUNS'] ?? 1);
  const seed = process.env['ROUNDHOUSE_SEED'];
  const numRuns = Math.ceil(usual * factor);
  return seed === undefined ? { numRuns } : { numRuns, seed: Number(seed) };
}
