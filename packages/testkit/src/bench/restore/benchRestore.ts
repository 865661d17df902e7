import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MainProcess } from '../../server/MainProcess.ts';
import { comeIn } from '../../players/door.ts';
import { ask, type Place } from '../../raw/ask.ts';
import { formatPromise, isHeld, type Figures, type Promised } from '../budget.ts';
import { fillFolder, type KeptTable } from './fullFolder.ts';

/** How much is measured. */
export interface RestoreSizes {
  readonly tables: number;
  readonly starts: number;
}

/** What `pnpm -s bench restore` measures. */
export const FULL_RESTORE: RestoreSizes = { tables: 1_000, starts: 3 };

const FIRST_MS = 1_000;
const ALL_MS = 10_000;
/** Longer than any start takes. */
const MOST_MS = 120_000;
const LOOK_MS = 20;

/** One start of a server whose folder has many tables that people wait for. */
interface Start {
  /** From the process to its greeting, ms. */
  readonly upMs: number;
  /** From the greeting until a host has the own hand again, ms. */
  readonly firstMs: number;
  /** From the greeting until every table is in memory, ms. */
  readonly allMs: number;
}

/** Kills and starts a real server, and measures how soon its tables can be played at again. */
export async function benchRestore(
  { tables, starts }: RestoreSizes,
  say: (line: string) => void,
): Promise<Figures> {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-restore-'));
  try {
    const kept = await fillFolder(dir, tables);
    const entries = kept.reduce((sum, { entryCount }) => sum + entryCount, 0);
    say(`${tables} tables with ${Math.round(entries / tables)} entries each`);
    const seen: Start[] = [];
    for (let count = 0; count < starts; count += 1) {
      // Another one each time: a key is good for one use.
      const start = await startOnce(dir, { tables, wanted: kept[count] });
      say(`up ${whole(start.upMs)} ms, first ${whole(start.firstMs)}, all ${whole(start.allMs)}`);
      seen.push(start);
    }
    return figuresOf(seen, say);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

interface Wanted {
  readonly tables: number;
  readonly wanted: KeptTable | undefined;
}

async function startOnce(dir: string, { tables, wanted }: Wanted): Promise<Start> {
  if (wanted === undefined) throw new Error('there are more starts than tables');
  const beganMs = performance.now();
  const server = await MainProcess.start({ dir });
  const greetedMs = performance.now();
  const place = { host: '127.0.0.1', port: server.port };
  try {
    const first = playable(place, wanted).then(() => performance.now() - greetedMs);
    const all = allThere(place, tables).then(() => performance.now() - greetedMs);
    const [firstMs, allMs] = await Promise.all([first, all]);
    return { upMs: greetedMs - beganMs, firstMs, allMs };
  } finally {
    await server.end('SIGKILL');
  }
}

async function playable(place: Place, { code, seatToken }: KeptTable): Promise<void> {
  const come = await comeIn(place, code, { entrance: { seatToken }, patienceMs: MOST_MS });
  if (!come.ok) throw new Error(`the host is told ${come.error}`);
  if (come.value.view === null) throw new Error('the host has no hand');
  await come.value.raw.cut();
}

async function allThere(place: Place, tables: number): Promise<void> {
  const untilMs = performance.now() + MOST_MS;
  while (performance.now() < untilMs) {
    const { body } = await ask(place, { path: '/healthz' });
    if (body.includes(`"tables":${tables}}`)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('not every table comes back');
}

function figuresOf(seen: readonly Start[], say: (line: string) => void): Figures {
  const most = (figure: keyof Start) => Math.max(...seen.map((start) => start[figure]));
  const promises: readonly Promised[] = [
    {
      figure: 'the first table can be played at',
      value: most('firstMs'),
      mustHold: FIRST_MS,
      unit: 'ms',
    },
    { figure: 'all tables are in memory', value: most('allMs'), mustHold: ALL_MS, unit: 'ms' },
  ];
  for (const promised of promises) say(formatPromise(promised));
  return {
    starts: seen.length,
    upMs: whole(most('upMs')),
    firstMs: whole(most('firstMs')),
    allMs: whole(most('allMs')),
    missed: promises.filter((promised) => !isHeld(promised)).length,
  };
}

function whole(ms: number): number {
  return Math.round(ms);
}
