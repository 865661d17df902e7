import type { TableCode } from '@roundhouse/protocol';
import type { PresetName } from '@roundhouse/rules';
import type { JournalEntry, TableFact } from '@roundhouse/server';
import { House } from './House.ts';

/** More than any match here has. */
const MOST_MOVES = 10_000;

/** How a test wants a table to be played. */
export interface TableWish {
  readonly preset: PresetName;
  /** Everything that chance decides follows from it. */
  readonly seed: string;
  readonly rounds: number;
  /** How many matches are played to their end. */
  readonly matches?: number;
}

/** A table, and everything that its journal has. */
export interface PlayedTable {
  readonly code: TableCode;
  readonly history: readonly JournalEntry<TableFact>[];
}

/** A table at which somebody plays matches of some rounds with two bots. */
export async function playedTable(wish: TableWish): Promise<PlayedTable> {
  const { preset, seed, rounds, matches = 1 } = wish;
  const house = new House({ seed, config: { botDelayMs: 1, nextRoundMs: 1_000 } });
  const table = await house.open({
    name: 'Ada',
    bots: 2,
    preset,
    options: { matchRounds: rounds },
  });
  const ada = await table.host();
  for (let count = 0; count < matches; count += 1) {
    await ada.asHost({ type: count === 0 ? 'start' : 'rematch' });
    for (let moves = 0; moves < MOST_MOVES && table.phase !== 'over'; moves += 1) {
      if (table.turnSeat === ada.seat) await ada.doAnything();
      else await house.clock.advance(table.phase === 'playing' ? 1 : 1_000);
    }
  }
  const { code } = table.table;
  return { code, history: await house.journal.read(code) };
}
