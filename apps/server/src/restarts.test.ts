import { spawn, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PLAYERS } from '@roundhouse/bots';
import { invariant, legalCommands } from '@roundhouse/rules';
import { Person } from '@roundhouse/testkit/net';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder } from './store/testing/folders.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ENDS = ['SIGTERM', 'SIGKILL', 'SIGKILL', 'SIGTERM', 'SIGKILL'] as const;

/** A whole server, as an operator starts it. */
class RealServer {
  readonly origin: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.origin = origin;
  }

  static async start(dir: string): Promise<RealServer> {
    const args = [MAIN, '--data', dir, '--port', '0', '--host', '127.0.0.1'];
    const env = { ...process.env, LOG_LEVEL: 'silent', TABLES_PER_HOUR: 'unlimited' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    for await (const [words] of on(child.stdout, 'data')) {
      const port = /http:\/\/localhost:(\d+)/u.exec(String(words))?.[1];
      if (port !== undefined) return new RealServer(child, `http://127.0.0.1:${port}`);
    }
    throw new Error('the server says where it is');
  }

  async end(signal: (typeof ENDS)[number]): Promise<void> {
    this.#child.kill(signal);
    const ended = await once(this.#child, 'exit');
    expect(ended).toEqual(signal === 'SIGTERM' ? [0, null] : [null, signal]);
  }

  async open(): Promise<Party> {
    const response = await fetch(`${this.origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', options: { maxPip: 6 }, seats: 2 }),
    });
    const { code, seatToken } = (await response.json()) as { code: string; seatToken: string };
    const ada = await Person.join(this.origin, code, { seatToken });
    const bea = await Person.join(this.origin, code, { name: 'Bea' });
    const eve = await Person.join(this.origin, code, { watch: true });
    await ada.asHost({ type: 'start' });
    return { code, players: [ada, bea], watcher: eve };
  }

  async tableCount(): Promise<unknown> {
    const response = await fetch(`${this.origin}/healthz`);
    return ((await response.json()) as { readonly tables: number }).tables;
  }
}

interface Party {
  readonly code: string;
  readonly players: readonly Person[];
  readonly watcher: Person;
}

const everybody = ({ players, watcher }: Party) => [...players, watcher];

/** What somebody sees, but for who is there, how long that is waited for, and the order of a hand. */
function sightOf({ snapshot }: Person) {
  const { players, deadlines: _waits, spectators: _others, hand, ...rest } = snapshot;
  return {
    ...rest,
    hand: hand && { ...hand, tiles: new Set(hand.tiles) },
    players: players.map(({ presence: _where, ...player }) => player),
  };
}

/** Lets the players move until this holds for the one who moved last, or the round is over. */
async function playUntil(party: Party, isThere: (mover: Person) => boolean): Promise<void> {
  const [ada] = party.players;
  invariant(ada !== undefined, 'a host is there');
  while (ada.snapshot.phase === 'playing') {
    for (const person of party.players) await person.until(() => person.snapshot.hand !== null);
    const mover = party.players.find(({ isOnTurn }) => isOnTurn);
    invariant(mover !== undefined, 'it is the turn of a player');
    if (isThere(mover)) return;
    await mover.do(PLAYERS.porter.decide(mover.view, Math.random));
    await agree(party);
  }
}

/** Everybody has seen the last of what has happened. */
async function agree(party: Party): Promise<void> {
  const last = Math.max(...everybody(party).map(({ snapshot }) => snapshot.seq));
  for (const person of everybody(party)) await person.until(() => person.snapshot.seq === last);
}

async function comeBack(server: RealServer, { code, players }: Party): Promise<Party> {
  const join = ({ token }: Person) => Person.join(server.origin, code, { seatToken: token });
  const watcher = await Person.join(server.origin, code, { watch: true });
  return { code, players: await Promise.all(players.map(join)), watcher };
}

test('after five restarts there are the tables that there were, each once and as everybody saw it', async () => {
  const dir = emptyFolder();
  let server = await RealServer.start(dir);
  let parties = [await server.open(), await server.open(), await server.open()];
  const [begun, drawn, scored] = parties as [Party, Party, Party];
  await playUntil(begun, () => true);
  await playUntil(drawn, ({ snapshot }) => snapshot.hand?.drawnTile !== null);
  await playUntil(scored, () => false);
  expect(scored.watcher.snapshot.phase).toBe('betweenRounds');
  for (const signal of ENDS) {
    for (const party of parties) await agree(party);
    const before = parties.map((party) => everybody(party).map(sightOf));
    await server.end(signal);
    server = await RealServer.start(dir);
    const next = server;
    parties = await Promise.all(parties.map((party) => comeBack(next, party)));
    expect(parties.map((party) => everybody(party).map(sightOf))).toEqual(before);
    expect(await server.tableCount()).toBe(parties.length);
    for (const { players } of parties) {
      const mover = players.find(({ isOnTurn }) => isOnTurn);
      const [command] = mover === undefined ? [] : legalCommands(mover.view);
      if (mover !== undefined && command !== undefined) await mover.do(command);
      else await players[0]?.asHost({ type: 'nextRound' });
    }
  }
}, 180_000);
