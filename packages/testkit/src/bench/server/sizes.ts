/** How much `bench server` measures. */
export interface BenchSizes {
  /** Tables that play as fast as they can, for the processor time of a move. */
  readonly fastTables: number;
  readonly fastMs: number;
  /** How long each server plays before anything counts: its compiler is at work until then. */
  readonly warmMs: number;
  /** How often each server has its turn; the best of its turns counts. */
  readonly fastRepeats: number;
  /** Tables that play as people do, for the time to an answer. */
  readonly calmTables: readonly number[];
  readonly calmMs: number;
  readonly moveEveryMs: number;
  /** Tables with four people each that do nothing, after so many moves. */
  readonly idleTables: number;
  readonly movesBefore: number;
  readonly idleMs: number;
}

/** What the figures in the documents were measured with. */
export const FULL_SIZES: BenchSizes = {
  fastTables: 48,
  fastMs: 4_000,
  warmMs: 12_000,
  fastRepeats: 3,
  calmTables: [50, 250],
  calmMs: 20_000,
  moveEveryMs: 2_000,
  idleTables: 1_000,
  movesBefore: 12,
  idleMs: 15_000,
};

/** Under four minutes in all, for a machine that others wait for. */
export const SHORT_SIZES: BenchSizes = {
  ...FULL_SIZES,
  fastMs: 2_500,
  warmMs: 5_000,
  calmMs: 12_000,
  idleTables: 400,
  idleMs: 10_000,
};
