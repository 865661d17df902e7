import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableCode } from '@roundhouse/protocol';
import { diceFrom } from '@roundhouse/rules/testing';
import { createApp, systemSeeds, type App, type Journal, type TableFact } from '@roundhouse/server';
import { sqliteJournal } from '@roundhouse/server/disk';
import { ask } from '../raw/ask.ts';
import { unlimited } from '../server/unlimited.ts';
import { silentLog } from '../table/silentLog.ts';

const HOST = '127.0.0.1';
/** Codes of each kind, so that none is known by heart. */
const CODES = 40;
/** Requests before the first that counts. */
const WARM_UP = 500;

/** What became of the table of a code that leads nowhere. */
export const DEAD_KINDS = ['free', 'forgotten', 'archived'] as const;
type Kind = (typeof DEAD_KINDS)[number] | 'inMemory';
type Codes = readonly TableCode[];

/** How long a server took to answer for codes of each kind, in milliseconds. */
export type Waits = Readonly<Record<Kind, readonly number[]>>;

/** Asks a server on the loopback, with its journal on disk, so often for codes of each kind. */
export async function timeDeadCodes(rounds: number, seed: number): Promise<Waits> {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-timing-'));
  const journal = await sqliteJournal<TableFact>({ dir });
  const config = { ...unlimited(), dataDir: dir };
  const app = createApp({ config, journal, log: silentLog() });
  try {
    const port = await app.listen(0, HOST);
    return await timeAll({ port, rounds, seed }, await prepare(app, journal));
  } finally {
    await app.stop();
    await journal.close();
    rmSync(dir, { recursive: true });
  }
}

async function prepare(
  app: App,
  journal: Journal<TableFact>,
): Promise<Readonly<Record<Kind, Codes>>> {
  const [archived, forgotten] = [await opened(app), await opened(app)];
  for (const code of [...archived, ...forgotten]) app.registry.find(code)?.leave('restarting');
  for (const code of archived) await journal.archive(code);
  for (const code of forgotten) await journal.forget(code);
  const free = Array.from({ length: CODES }, () => systemSeeds.tableCode());
  return { free, forgotten, archived, inMemory: await opened(app) };
}

async function opened(app: App): Promise<Codes> {
  const codes: TableCode[] = [];
  while (codes.length < CODES) {
    const table = await app.registry.open({ name: 'Ada', bots: 1, start: true });
    if (!table.ok) throw new Error(table.error.code);
    codes.push(table.value.table.code);
  }
  return codes;
}

interface Wish {
  readonly port: number;
  readonly rounds: number;
  readonly seed: number;
}

/** One request after the other over one connection, the kinds in an order of chance. */
async function timeAll(
  { port, rounds, seed }: Wish,
  codes: Readonly<Record<Kind, Codes>>,
): Promise<Waits> {
  const dice = diceFrom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const kinds = [...DEAD_KINDS, 'inMemory'] as const;
  const waits: Record<Kind, number[]> = { free: [], forgotten: [], archived: [], inMemory: [] };
  for (let count = 0; count < WARM_UP; count += 1) {
    await waitFor(port, agent, dice.pick(codes[dice.pick(kinds)]));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of dice.shuffled(kinds)) {
      waits[kind].push(await waitFor(port, agent, dice.pick(codes[kind])));
    }
  }
  agent.destroy();
  return waits;
}

/** How long the answer about a code takes, in ms. */
async function waitFor(port: number, agent: Agent, code: string): Promise<number> {
  const askedMs = performance.now();
  await ask({ host: HOST, port }, { path: `/api/tables/${code}`, agent });
  return performance.now() - askedMs;
}
