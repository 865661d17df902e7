import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openBoardgameTable } from './boardgameTable.ts';
import type { DrivenTable, TableOpener } from './drivenTable.ts';
import { openFloorTable } from './floorTable.ts';
import { openRoundhouseTable } from './roundhouseTable.ts';
import { Subject } from './Subject.ts';
import type { SubjectName } from './subjectWish.ts';

/** Where a measurement happens. */
export interface Setting {
  /** The core that servers have to themselves; null where they share all with the players. */
  readonly core: number | null;
  /** Folders of data are made in here, and taken away again. */
  readonly tempDir: string;
}

/** A server with people at its tables. */
export interface Stage {
  readonly subject: Subject;
  readonly tables: readonly DrivenTable[];
  /** Ends the server and takes its data away. */
  strike(): Promise<void>;
}

/** Tables that sit down at once. */
const WIDTH = 8;

const OPENERS: Readonly<Record<SubjectName, TableOpener>> = {
  roundhouse: openRoundhouseTable,
  floor: openFloorTable,
  boardgame: openBoardgameTable,
};

/** Starts a server and sits people down at so many tables. */
export async function setStage(
  setting: Setting,
  name: SubjectName,
  tableCount: number,
): Promise<Stage> {
  const dataDir = await mkdtemp(join(setting.tempDir, 'roundhouse-bench-'));
  const subject = await Subject.start({ name, dataDir }, setting.core);
  const strikeServer = async () => {
    await subject.kill();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const open = (index: number) => OPENERS[name](subject.place, index);
    const tables = await subject.during(inWidth(tableCount, WIDTH, open));
    const strike = async () => {
      for (const table of tables) table.close();
      await strikeServer();
    };
    return { subject, tables, strike };
  } catch (error) {
    await strikeServer();
    throw error;
  }
}

/** Does something for 0 to `count` - 1, `width` of them at a time; results in order. */
export async function inWidth<T>(
  count: number,
  width: number,
  work: (index: number) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
