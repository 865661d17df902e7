import type { TableCode } from '@roundhouse/protocol';
import { sqliteJournal } from '@roundhouse/server/disk';
import type { TableFact } from '@roundhouse/server';
import { House } from '../../table/house.ts';

/** A table of the folder, in the middle of a round. */
export interface KeptTable {
  readonly code: TableCode;
  /** Opens the host's seat. */
  readonly seatToken: string;
  readonly entryCount: number;
}

/** How many tables begin together. */
const BATCH = 50;
/** Moves that are made before the next ones begin, so that the tables stand at different points. */
const MOVES_BETWEEN = 4;
const MOVES_AFTER = 40;

/** Plays tables in memory and writes them to a data folder, as if all had been played just now. */
export async function fillFolder(dir: string, tableCount: number): Promise<readonly KeptTable[]> {
  const house = new House({
    seed: 'restore',
    config: { botDelayMs: 1, graceMs: 1 },
    maxTables: tableCount,
  });
  const opened: { readonly code: TableCode; readonly seatToken: string }[] = [];
  while (opened.length < tableCount) {
    const count = Math.min(BATCH, tableCount - opened.length);
    const batch = Array.from({ length: count }, () => begun(house));
    opened.push(...(await Promise.all(batch)));
    await house.clock.advance(MOVES_BETWEEN);
  }
  await house.clock.advance(MOVES_AFTER);
  return copied(house, { dir, opened });
}

/** The host never comes; somebody watches, so that the table goes on. */
async function begun(house: House) {
  const table = await house.open({ name: 'Ada', bots: 3, start: true });
  await table.join({ watch: true });
  return { code: table.table.code, seatToken: table.hostToken };
}

interface Copying {
  readonly dir: string;
  readonly opened: readonly { readonly code: TableCode; readonly seatToken: string }[];
}

async function copied(house: House, { dir, opened }: Copying): Promise<readonly KeptTable[]> {
  const disk = await sqliteJournal<TableFact>({ dir });
  const atMs = Date.now();
  try {
    return await Promise.all(
      opened.map(async ({ code, seatToken }) => {
        const history = await house.journal.load(code);
        if (history === null) throw new Error(`${code} is not in its journal`);
        const entries = (await house.journal.read(code)).map((entry) => ({ ...entry, atMs }));
        await disk.claim(code, atMs);
        await disk.append(code, { entries, stateHash: history.stateHash });
        if (history.snapshot !== null) await disk.saveSnapshot(code, history.snapshot);
        return { code, seatToken, entryCount: entries.length };
      }),
    );
  } finally {
    await disk.close();
  }
}
