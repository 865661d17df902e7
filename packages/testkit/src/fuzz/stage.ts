import type { CreateTable, TableCode } from '@roundhouse/protocol';
import { invariant, type Seat } from '@roundhouse/rules';
import type { TableFact } from '@roundhouse/server';
import { judge } from '../oracle/judge.ts';
import type { Viewer } from '../oracle/viewer.ts';
import { TableClient, type Entrance } from '../players/TableClient.ts';
import { openTable } from '../raw/http.ts';
import { accuse, type FuzzRun } from './run.ts';
import type { Truths } from './errand.ts';
import { addSightings } from './tally.ts';

/** Somebody at a table of the fuzz. */
export interface Actor {
  readonly name: string;
  /** Where this one sat down; null for a spectator. */
  readonly seat: Seat | null;
  readonly client: TableClient;
}

/** A table with a host, a second player, a bot and a spectator, in its first turn. */
export interface Stage {
  readonly code: TableCode;
  readonly actors: readonly Actor[];
}

/** Who sits at it, the host first; the last one watches. */
export interface Cast {
  readonly host: string;
  readonly guest: string;
  readonly watcher: string;
}

/** Opens a table and begins a match. Rejects when the server does not let it. */
export async function setStage(
  { server }: FuzzRun,
  { host, guest, watcher }: Cast,
  wish: Partial<CreateTable> = {},
): Promise<Stage> {
  const { place } = server;
  const { code, seatToken } = await openTable(place, { name: host, bots: 1, seats: 3, ...wish });
  const enter = async (name: string, entrance: Entrance): Promise<Actor> => {
    const client = await TableClient.enter(place, code, entrance);
    return { name, seat: client.place.seat, client };
  };
  const actors = [
    await enter(host, { seatToken }),
    await enter(guest, { name: guest }),
    await enter(watcher, { watch: true }),
  ];
  const started = await actors[0]?.client.host({ type: 'start' });
  invariant(started?.status === 'ok', `the match begins: ${JSON.stringify(started)}`);
  return { code, actors };
}

/** Everybody leaves. */
export async function clearStage({ actors }: Stage): Promise<void> {
  await Promise.all(actors.map(({ client }) => client.raw.cut()));
}

/** Lets the leak oracle look over every socket of a table; at a table that changed seats it cannot. */
export function judgeStage(run: FuzzRun, { actors }: Stage, truths: Truths): void {
  if (!isSteady(truths.facts)) return;
  const viewers = actors.map(({ name, seat, client }): Viewer => {
    const { token } = client;
    const ownTokens = token === null ? [] : [token];
    return { name, stints: [{ fromFrame: 0, seat }], ownTokens, recording: client.raw.recording };
  });
  const { findings, sightings } = judge({ viewers, facts: truths.facts, secrets: truths.secrets });
  run.tally.judgedSockets += viewers.length;
  for (const seen of sightings.values()) addSightings(run.tally, seen);
  for (const { viewer, fact } of findings) accuse(run, 'leak', `${viewer}: ${fact}`);
}

const SEATS_CHANGE: ReadonlySet<TableFact['type']> = new Set([
  'seatEmptied',
  'seatReleased',
  'seatReclaimed',
]);

/** True when every socket kept the seat with which it began. */
function isSteady(facts: readonly TableFact[]): boolean {
  const start = facts.findIndex(({ type }) => type === 'roundStarted');
  const sitsLate = facts.slice(start).some(({ type }) => type === 'playerSat');
  return start >= 0 && !sitsLate && !facts.some(({ type }) => SEATS_CHANGE.has(type));
}
