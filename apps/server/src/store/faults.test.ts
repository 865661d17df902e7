import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { TableCode } from '@roundhouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE, openDatabase, pragmaOf } from './database.ts';
import type { Journal } from './journal.ts';
import { JournalError } from './journalError.ts';
import { sqliteJournal } from './sqliteJournal.ts';
import { emptyFolder, mayMount, smallDisk } from './testing/folders.ts';

const CODE = 'ABC234' as string as TableCode;
const KILLS = 20;
/** Troubles of a disk are tried on real ones where it can be, and with SQLite's own everywhere. */
const hasDisks = mayMount();

test('a thread that dies takes no acknowledged entry along, and the next question starts another', async () => {
  const dir = emptyFolder();
  const workers: Worker[] = [];
  const journal = await openJournal(dir, (data) => {
    const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: data });
    workers.push(worker);
    return worker;
  });
  await journal.claim(CODE, 0);
  const acknowledged = await appendUntilRefused(journal, (count) => {
    if (count === 20) void workers[0]?.terminate();
  });
  expect(acknowledged.trouble).toBe('unknown');
  const kept = (await journal.read(CODE)).length;
  expect([acknowledged.count, acknowledged.count + 1]).toContain(kept);
  await appendAt(journal, kept);
  expect([await journal.read(CODE), workers]).toMatchObject({
    0: { length: kept + 1 },
    1: { length: 2 },
  });
});

test.runIf(hasDisks)('a disk that is full keeps what was acknowledged', async () => {
  const disk = smallDisk(1_024);
  const filler = join(disk.dir, 'filler');
  writeFileSync(filler, Buffer.alloc(300 * 1_024));
  await expectRoomToRunOut({
    dir: disk.dir,
    journal: await openJournal(disk.dir),
    makeRoom: () => rmSync(filler),
  });
});

test('where no room is left what was acknowledged is kept and read, and written to again later', async () => {
  const dir = emptyFolder();
  writeTrouble(dir, 'PRAGMA max_page_count = 40');
  await expectRoomToRunOut({
    dir,
    journal: await openJournal(dir, troubledWorker),
    makeRoom: () => writeTrouble(dir, 'PRAGMA max_page_count = 4000'),
  });
});

test.runIf(hasDisks)(
  'a server does not start on a disk that is full, and nothing is hurt',
  async () => {
    const disk = smallDisk(1_024);
    const journal = await openJournal(disk.dir);
    await journal.claim(CODE, 0);
    await appendAt(journal, 0);
    await journal.close();
    const filler = join(disk.dir, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(2_048 * 1_024))).toThrow('ENOSPC');
    await expect(sqliteJournal({ dir: disk.dir })).rejects.toMatchObject({ trouble: 'diskFull' });
    rmSync(filler);
    await expectSound(disk.dir, 1);
  },
);

test('a server does not start where there is no room for its tables, and does when there is', async () => {
  const dir = emptyFolder();
  writeTrouble(dir, 'PRAGMA max_page_count = 2');
  await expect(openJournal(dir, troubledWorker)).rejects.toMatchObject({ trouble: 'diskFull' });
  writeTrouble(dir, 'PRAGMA max_page_count = 4000');
  const journal = await openJournal(dir, troubledWorker);
  await journal.claim(CODE, 0);
  await appendAt(journal, 0);
  await journal.close();
  await expectSound(dir, 1);
});

test('a file that may not be written to is not opened, says so, and stays as it is', async () => {
  const dir = emptyFolder();
  await (await sqliteJournal({ dir })).close();
  const before = readFileSync(join(dir, DATABASE_FILE));
  writeTrouble(dir, 'PRAGMA query_only = 1');
  await expect(openJournal(dir, troubledWorker)).rejects.toMatchObject({ trouble: 'readOnly' });
  expect(readFileSync(join(dir, DATABASE_FILE)).equals(before)).toBe(true);
});

test.runIf(hasDisks)('a disk that is read-only is not opened, and says so', async () => {
  const disk = smallDisk(1_024);
  await (await sqliteJournal({ dir: disk.dir })).close();
  const before = readFileSync(join(disk.dir, DATABASE_FILE));
  disk.makeReadOnly();
  await expect(sqliteJournal({ dir: disk.dir })).rejects.toMatchObject({ trouble: 'readOnly' });
  expect(readFileSync(join(disk.dir, DATABASE_FILE)).equals(before)).toBe(true);
});

test(`of ${KILLS} servers that are killed while they write none loses what it acknowledged`, async () => {
  const dir = emptyFolder();
  const acknowledged = new Map<string, number>();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await killedAfter(dir, kill * 7, acknowledged);
    const db = openDatabase(dir);
    expect(pragmaOf(db, 'integrity_check')).toBe('ok');
    db.close();
  }
  const journal = await openJournal(dir);
  for (const [code, lastIndex] of acknowledged) {
    const kept = await journal.read(code as TableCode);
    expect(kept.length).toBeGreaterThan(lastIndex);
    expect(kept.map(({ index }) => index)).toEqual(kept.map((_, index) => index));
    expect(kept.map(({ fact }) => fact)).toEqual(kept.map((_, index) => `${code} ${index}`));
  }
  expect(acknowledged.size).toBe(4);
}, 180_000);

/** Lets a server write, and kills it when it has acknowledged so much; notes the last of each table. */
async function killedAfter(dir: string, lineCount: number, acknowledged: Map<string, number>) {
  const script = fileURLToPath(new URL('./testing/appendForever.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let count = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [code = '', index] = line.split(' ');
    acknowledged.set(code, Number(index));
    count += 1;
    if (count === lineCount) child.kill('SIGKILL');
  });
  const [exitCode, signal] = await once(child, 'close');
  expect([exitCode, signal]).toEqual([null, 'SIGKILL']);
}

/** A journal that writes until there is no room, and what makes room again. */
interface Cramped {
  readonly dir: string;
  readonly journal: Journal<string>;
  readonly makeRoom: () => void;
}

async function expectRoomToRunOut({ dir, journal, makeRoom }: Cramped): Promise<void> {
  await journal.claim(CODE, 0);
  const acknowledged = await appendUntilRefused(journal);
  expect(acknowledged.trouble).toBe('diskFull');
  expect(acknowledged.count).toBeGreaterThan(10);
  expect(await journal.read(CODE)).toHaveLength(acknowledged.count);
  expect(await journal.load(CODE)).toMatchObject({ stateHash: `${acknowledged.count - 1}` });
  makeRoom();
  await appendAt(journal, acknowledged.count);
  await journal.close();
  await expectSound(dir, acknowledged.count + 1);
}

function writeTrouble(dir: string, sql: string): void {
  writeFileSync(join(dir, 'trouble.sql'), sql);
}

function troubledWorker(dir: string): Worker {
  return new Worker(new URL('./testing/troubledWorker.ts', import.meta.url), { workerData: dir });
}

async function openJournal(dir: string, startWorker?: (dir: string) => Worker) {
  const journal = await sqliteJournal<string>({ dir, ...(startWorker && { startWorker }) });
  onTestFinished(() => journal.close());
  return journal;
}

function appendAt(journal: Journal<string>, index: number): Promise<void> {
  const entry = { index, atMs: 0, fact: 'x'.repeat(1_000) };
  return journal.append(CODE, { entries: [entry], stateHash: `${index}` });
}

/** Appends one entry after the other until one is refused. `onAppended` hears how many there are. */
async function appendUntilRefused(journal: Journal<string>, onAppended?: (count: number) => void) {
  for (let count = 0; count < 10_000; count += 1) {
    try {
      await appendAt(journal, count);
    } catch (error) {
      return { count, trouble: error instanceof JournalError ? error.trouble : error };
    }
    onAppended?.(count + 1);
  }
  return { count: 10_000, trouble: 'none' };
}

async function expectSound(dir: string, entryCount: number): Promise<void> {
  const db = openDatabase(dir);
  expect(pragmaOf(db, 'integrity_check')).toBe('ok');
  db.close();
  const journal = await openJournal(dir);
  expect(await journal.read(CODE)).toHaveLength(entryCount);
}
