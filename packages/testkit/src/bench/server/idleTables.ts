import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TableClient } from '../../players/TableClient.ts';
import { RoundhouseTable } from './roundhouseTable.ts';
import type { BenchSizes } from './sizes.ts';
import { counted } from './spread.ts';
import { inWidth, type Setting } from './stage.ts';
import { Subject } from './Subject.ts';

/** What tables cost at which nobody does anything, and how soon they are back after a kill -9. */
export interface IdleFigures {
  readonly tableCount: number;
  /** Resident memory that each table with its sockets added, bytes. */
  readonly rssPerTable: number;
  /** Share of one core. */
  readonly cpu: number;
  readonly restore: RestoreFigures;
}

/** Milliseconds from the first line of the new process, its code loaded, to a host with a hand. */
export interface RestoreFigures {
  readonly firstMs: number;
  readonly allMs: number;
}

const WIDTH = 8;

/** Sits four people down at every table, lets them play a little and then idle, and then pulls the plug. */
export async function measureIdle(setting: Setting, sizes: BenchSizes): Promise<IdleFigures> {
  const dataDir = await mkdtemp(join(setting.tempDir, 'roundhouse-bench-'));
  const wish = { name: 'roundhouse', dataDir } as const;
  const subject = await Subject.start(wish, setting.core);
  try {
    const first = await RoundhouseTable.open(subject.place, 0);
    const { rssBytes } = await subject.ask('usage');
    const open = async (index: number) => {
      const table = await RoundhouseTable.open(subject.place, index);
      for (let count = 0; count < sizes.movesBefore; count += 1) await table.move();
      return table;
    };
    const tables = await subject.during(inWidth(sizes.idleTables, WIDTH, open));
    const tableCount = counted(tables, 'tables');
    const { cpu, rss } = await idle(subject, sizes.idleMs);
    await subject.kill();
    for (const table of [first, ...tables]) table.close();
    return {
      tableCount,
      rssPerTable: (rss - rssBytes) / tableCount,
      cpu,
      restore: await restore(tables, () => Subject.start(wish, setting.core)),
    };
  } finally {
    await subject.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function idle(subject: Subject, durationMs: number) {
  await wait(durationMs / 2); // what sitting down left behind is swept up
  const before = await subject.ask('usage');
  const beganMs = performance.now();
  await wait(durationMs);
  const after = await subject.ask('usage');
  const wallUs = 1_000 * (performance.now() - beganMs);
  return { cpu: (after.cpuUs - before.cpuUs) / wallUs, rss: after.rssBytes };
}

/** The hosts come back to their seats, one first and then all. */
async function restore(
  tables: readonly RoundhouseTable[],
  start: () => Promise<Subject>,
): Promise<RestoreFigures> {
  const subject = await start();
  try {
    const sinceMs = () => Date.now() - subject.beganMs;
    const comeBack = async (index: number) => {
      const table = tables[index];
      if (table === undefined) return;
      const { code, hostToken: seatToken } = table;
      const host = await TableClient.enter(subject.place, code, { seatToken });
      const isSame = host.view?.hand.tiles.join() === table.hostTiles.join();
      if (!isSame) throw new Error(`the hand at table ${code} is lost`);
    };
    await subject.during(comeBack(0));
    const firstMs = sinceMs();
    const comeLater = (index: number) => comeBack(index + 1);
    await subject.during(inWidth(tables.length - 1, WIDTH, comeLater));
    return { firstMs, allMs: sinceMs() };
  } finally {
    await subject.kill();
  }
}
