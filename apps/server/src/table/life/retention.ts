import type { TableConfig } from '../../config.ts';
import type { TableData } from '../record/tableData.ts';

/** What becomes of a table that nobody uses. */
export type Fate =
  | 'kept'
  /** Its history is dropped and its code free again. */
  | 'forgotten'
  /** Out of use, but its history stays: a match was played to its end there. */
  | 'archived';

/** For how long nobody has used a table. */
export interface Idleness {
  /**
   * Since its last fact, as far as a house was open meanwhile. It is added up from the clock that never
   * jumps (`Journal.age`): the clock on the wall may be a month ahead when a machine starts, and one
   * look at it must not cost a match.
   */
  readonly idleMs: number;
  /** Since this process has been there to be called: nobody can come to a house that is closed. */
  readonly sinceBootMs: number;
}

/** What this rule asks of the configuration. */
export type Patience = Pick<TableConfig, 'lobbyForgetMs' | 'retentionMs'>;

/**
 * How long tables are kept: a lobby in which nothing was ever played not for long, all others for weeks.
 * What is kept where nothing was played is kept in any case.
 */
export function fateOf(
  { seq, finishedMatches }: Pick<TableData, 'seq' | 'finishedMatches'>,
  { idleMs, sinceBootMs }: Idleness,
  { lobbyForgetMs, retentionMs }: Patience,
): Fate {
  const wasPlayed = seq > 0;
  const waitedForMs = Math.min(idleMs, sinceBootMs);
  if (!wasPlayed && waitedForMs >= lobbyForgetMs) return 'forgotten';
  if (idleMs < retentionMs) return 'kept';
  return finishedMatches > 0 ? 'archived' : 'forgotten';
}
