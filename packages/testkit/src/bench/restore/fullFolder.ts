import type { TableCode } from '@roundhouse/protocol';
import { sqliteJournal } from '@roundhouse/server/disk';
import type { Journal, TableFact } from '@roundhouse/server';
import { House } from '../../table/House.ts';

/** A table of the folder, in the middle of a round. */
export interface KeptTable {
  readonly code: TableCode;
  /** Opens the host's seat. */
  readonly seatToken: string;
  readonly entryCount: number;
}

/** So many tables share a clock, which grows slow with many more. */
const HOUSE_SIZE = 25;
/** Moves at each table of a house, so that those of different houses stand at different points. */
const MOVES = { least: 20, more: 60 };

/** Plays tables in memory and writes them to a data folder, as if all had been played just now. */
export async function fillFolder(dir: string, tableCount: number): Promise<readonly KeptTable[]> {
  const disk = await sqliteJournal<TableFact>({ dir });
  const kept: KeptTable[] = [];
  try {
    while (kept.length < tableCount) {
      const size = Math.min(HOUSE_SIZE, tableCount - kept.length);
      kept.push(...(await playedHouse(disk, { first: kept.length, size })));
    }
  } finally {
    await disk.close();
  }
  return kept;
}

async function playedHouse(
  disk: Journal<TableFact>,
  { first, size }: { readonly first: number; readonly size: number },
): Promise<readonly KeptTable[]> {
  const house = new House({ seed: `restore ${first}`, config: { botDelayMs: 1, graceMs: 1 } });
  const opened = await Promise.all(Array.from({ length: size }, () => begun(house)));
  await house.clock.advance(MOVES.least + (first % MOVES.more));
  return Promise.all(opened.map((table) => copied(house.journal, disk, table)));
}

/** The host never comes; somebody watches, so that the table goes on. */
async function begun(house: House) {
  const table = await house.open({ name: 'Ada', bots: 3, start: true });
  await table.join({ watch: true });
  return { code: table.table.code, seatToken: table.hostToken };
}

async function copied(
  played: Journal<TableFact>,
  disk: Journal<TableFact>,
  { code, seatToken }: Omit<KeptTable, 'entryCount'>,
): Promise<KeptTable> {
  const atMs = Date.now();
  const history = await played.load(code);
  if (history === null) throw new Error(`${code} is not in its journal`);
  const entries = (await played.read(code)).map((entry) => ({ ...entry, atMs }));
  await disk.claim(code, atMs);
  await disk.append(code, { entries, stateHash: history.stateHash });
  if (history.snapshot !== null) await disk.saveSnapshot(code, history.snapshot);
  return { code, seatToken, entryCount: entries.length };
}
