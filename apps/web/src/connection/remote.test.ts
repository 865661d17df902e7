import {
  encodeEventsMessage,
  JOIN_REFUSALS,
  type JoinOptions,
  type RequestType,
} from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import { DEFAULT_PRESET, seatOf, type Command } from '@roundhouse/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Dial, LineAnswer, LineListener } from './line.ts';
import { pageClock } from './pageClock.ts';
import { remoteConnection, type Entry, type Sign } from './remote.ts';

const DRAW: Command = { type: 'draw' };
const NEWCOMER: Entry = { as: 'newcomer', name: 'Ana' };

/** A key that stays in memory; `elsewhere`: another window has played with it since. */
class FakeKey {
  token: string | null;
  isElsewhere = false;
  claims = 0;
  yields = 0;

  constructor(token: string | null) {
    this.token = token;
  }

  keep(token: string): void {
    this.token = token;
  }

  begin(): void {
    this.yields = 0;
  }

  claim(): void {
    this.claims += 1;
  }

  yield(): void {
    this.yields += 1;
  }
}

/** A server that does nothing until a test says so. */
class FakeServer {
  readonly calls: JoinOptions[] = [];
  readonly requests: { readonly type: RequestType; readonly payload: object }[] = [];
  readonly key = new FakeKey('old');
  answers: LineAnswer[] = [];
  hangUps = 0;
  pings = 0;
  sign: (sign: Sign) => void = () => undefined;
  #listener: LineListener | null = null;

  readonly dial: Dial = (_code, options, listener) => {
    this.calls.push(options);
    this.#listener = listener;
    return {
      request: (type, payload) => {
        this.requests.push({ type, payload });
        const answer = this.answers.shift();
        return answer === undefined
          ? new Promise<LineAnswer>(() => undefined)
          : Promise.resolve(answer);
      },
      ping: () => (this.pings += 1),
      hangUp: () => (this.hangUps += 1),
    };
  };

  /** Connects; Ana has the key to a seat unless `entry` is given. */
  connect(entry: Entry | null = null) {
    if (entry !== null) this.key.token = null;
    return remoteConnection({
      code: 'KQX7MB',
      entry,
      key: this.key,
      dial: this.dial,
      clock: pageClock,
      random: () => 0,
      watch: (tell) => {
        this.sign = tell;
        return () => (this.sign = () => undefined);
      },
    });
  }

  /** Lets the caller in. */
  async accept({
    token,
    seq = 0,
    phase,
  }: { readonly token?: string; readonly seq?: number; readonly phase?: string } = {}) {
    this.#listener?.onSeat({ seat: 0, host: true, ...(token !== undefined && { token }) });
    this.show(seq, phase);
    await settle();
  }

  show(seq: number, phase = 'lobby'): void {
    const state = new TableState();
    Object.assign(state, { preset: DEFAULT_PRESET, seq, phase });
    this.#listener?.onState(state);
  }

  async drop(code: number): Promise<void> {
    this.#listener?.onClosed(code);
    await settle();
  }

  tell(seq: number): void {
    this.tellRaw(encodeEventsMessage({ seq, events: [{ type: 'openingDoublesBound' }] }));
  }

  tellRaw(payload: unknown): void {
    this.#listener?.onHeard();
    this.#listener?.onEvents(payload);
  }
}

function settle(ms = 0): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ms);
}

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody at the table, as long as the server does not drop them. */
async function seated(seq = 0) {
  const connection = server.connect();
  await server.accept({ seq });
  const heard: number[] = [];
  connection.onEvents((message) => heard.push(message.seq));
  return { connection, heard, kind: () => connection.state.value.kind };
}

describe('A connection', () => {
  test('is live once both the state and the seat are known', async () => {
    const connection = server.connect();
    server.show(0);
    expect(connection.state.value).toEqual({ kind: 'connecting', tries: 1 });
    expect(connection.snapshot.value).toBeNull();
    await server.accept();
    expect(connection.state.value.kind).toBe('live');
    expect(connection.snapshot.value?.phase).toBe('lobby');
    expect(connection.seat.value).toEqual({ seat: seatOf(0), host: true });
  });

  test('keeps the table on the screen while its line is lost, and calls again', async () => {
    const { connection, kind } = await seated();
    await server.drop(1006);
    expect(connection.snapshot.value).not.toBeNull();
    expect(kind()).toBe('resuming');
    await settle(249);
    expect(server.calls).toHaveLength(1);
    await settle(1);
    expect(server.calls).toHaveLength(2);
    await server.accept();
    expect(kind()).toBe('live');
  });

  test('notices within eight seconds that nobody is there any more', async () => {
    await seated();
    await settle(4000);
    expect(server.pings).toBe(1);
    await settle(3999);
    expect(server.hangUps).toBe(0);
    await settle(1);
    expect(server.hangUps).toBe(1);
    expect(server.calls).toHaveLength(2);
  });

  test('is back soon after a restart, however often it has to call', async () => {
    const { kind } = await seated();
    await server.drop(4106);
    for (let tries = 0; tries < 40; tries += 1) {
      await settle(300);
      await server.drop(0);
    }
    expect(server.calls).toHaveLength(41);
    await settle(300);
    await server.accept();
    expect(kind()).toBe('live');
  });

  test('tries nothing offline, and calls as soon as the network is back', async () => {
    const { kind } = await seated();
    server.sign('offline');
    await server.drop(4010);
    expect(kind()).toBe('away');
    await settle(60_000);
    expect(server.calls).toHaveLength(1);
    server.sign('online');
    expect(server.calls).toHaveLength(2);
  });

  test('that is played elsewhere waits for the player to take it back', async () => {
    const { connection, kind } = await seated();
    await server.drop(4100);
    server.sign('seen');
    await settle(60_000);
    expect(kind()).toBe('moved');
    expect(server.calls).toHaveLength(1);
    expect(server.key.yields).toBe(1);
    connection.retry();
    expect(server.key.yields).toBe(0);
    await server.accept();
    expect(kind()).toBe('live');
  });

  test('that another window has taken over while it was away does not take it back', async () => {
    const { connection, kind } = await seated();
    await server.drop(1006);
    server.key.isElsewhere = true;
    await settle(1000);
    expect(kind()).toBe('moved');
    expect(server.calls).toHaveLength(1);
    connection.retry();
    expect(server.calls).toHaveLength(2);
  });

  test('that is closed hears and does nothing more', async () => {
    const { connection, kind } = await seated();
    connection.close();
    await server.accept();
    server.sign('seen');
    connection.retry();
    await settle(60_000);
    expect(connection.state.value).toEqual({ kind: 'gone', why: 'left' });
    expect(kind()).toBe('gone');
    expect([server.calls.length, server.hangUps]).toEqual([1, 1]);
  });

  test('asks for a newer page when the table speaks of what it does not know', async () => {
    const { connection } = await seated();
    server.show(1, 'halfTime');
    expect(connection.state.value).toEqual({ kind: 'gone', why: 'versionTooOld' });
    expect(connection.snapshot.value?.phase).toBe('lobby');
    expect(server.hangUps).toBe(1);
  });
});

describe('The key to a seat', () => {
  const tokens = () => server.calls.map((call) => Reflect.get(call, 'seatToken'));

  test('is kept as soon as it comes, and opens the seat from then on', async () => {
    server.connect(NEWCOMER);
    expect(server.calls[0]).toMatchObject({ name: 'Ana' });
    await server.accept({ token: 'fresh' });
    expect(server.key.token).toBe('fresh');
    await server.drop(1006);
    await settle(250);
    expect(tokens()).toEqual([undefined, 'fresh']);
  });

  test('is looked up at each call, as another window may have left it', async () => {
    const { connection } = await seated();
    await server.drop(4100);
    server.key.token = 'fourth';
    connection.retry();
    expect(tokens()).toEqual(['old', 'fourth']);
  });

  test('that changed while it was refused gets another try', async () => {
    const connection = server.connect();
    server.key.token = 'new';
    await server.drop(JOIN_REFUSALS.wrongToken);
    expect(connection.state.value.kind).toBe('connecting');
    await settle(250);
    expect(tokens()).toEqual(['old', 'new']);
    await server.drop(JOIN_REFUSALS.wrongToken);
    expect(connection.state.value).toEqual({ kind: 'gone', why: 'wrongToken' });
  });

  test('is claimed for this window each time the table is there', async () => {
    await seated();
    await server.drop(1006);
    await settle(250);
    expect(server.key.claims).toBe(1);
    await server.accept();
    expect(server.key.claims).toBe(2);
  });

  test('is none of a spectator', () => {
    server.connect({ as: 'spectator' });
    expect(server.calls[0]).toMatchObject({ watch: true });
  });
});

describe('A command', () => {
  test('without an answer is sent again with the same id on the next line', async () => {
    const { connection } = await seated();
    const answer = connection.command(3, DRAW);
    await server.drop(1006);
    await settle(250);
    server.answers = [{ kind: 'done' }];
    await server.accept();
    expect(await answer).toEqual({ kind: 'done' });
    const [first, second] = server.requests;
    expect(second?.payload).toEqual(first?.payload);
    expect(first?.payload).toMatchObject({ turn: 3, command: DRAW });
  });

  test('waits for the table where there is none yet', async () => {
    const connection = server.connect();
    server.answers = [{ kind: 'done' }];
    const answer = connection.command(1, DRAW);
    expect(server.requests).toEqual([]);
    await server.accept();
    expect(await answer).toEqual({ kind: 'done' });
  });

  test('that is lost shows that the line is dead', async () => {
    const { connection } = await seated();
    server.answers = [{ kind: 'lost' }];
    void connection.command(1, DRAW);
    await settle();
    expect(server.hangUps).toBe(1);
    expect(server.calls).toHaveLength(2);
  });

  test('that is refused has its answer, and is not sent again', async () => {
    const { connection } = await seated();
    server.answers = [{ kind: 'refused', refusal: { code: 'mustPlay' } }];
    expect(await connection.command(1, DRAW)).toEqual({
      kind: 'refused',
      refusal: { code: 'mustPlay' },
    });
    await server.drop(1006);
    await settle(250);
    await server.accept();
    expect(server.requests).toHaveLength(1);
  });

  test('will have no answer where the seat is played elsewhere', async () => {
    const { connection } = await seated();
    const answer = connection.command(1, DRAW);
    await server.drop(4100);
    expect(await answer).toEqual({ kind: 'unanswered' });
  });
});

describe('Events', () => {
  test('come through decoded, and a broken message is passed over', async () => {
    const { heard } = await seated(6);
    server.tellRaw(['nonsense']);
    server.tell(7);
    expect(heard).toEqual([7]);
  });

  test('are asked for on each call but the first, from the last one heard', async () => {
    await seated(6);
    server.tell(7);
    await server.drop(1006);
    await settle(250);
    expect(server.calls.map(({ haveSeq }) => haveSeq)).toEqual([undefined, 7]);
  });

  test('that were missed are told after the state of the new line, each of them once', async () => {
    const { heard } = await seated(6);
    await server.drop(1006);
    await settle(250);
    await server.accept({ seq: 9 });
    for (const seq of [7, 8, 9, 9, 10]) server.tell(seq);
    expect(heard).toEqual([7, 8, 9, 10]);
    expect(server.requests).toEqual([]);
  });

  test('that led to the round on the first call are asked for once, and are no news', async () => {
    const connection = server.connect();
    const heard: number[] = [];
    connection.onEvents(({ seq }) => heard.push(seq));
    server.answers = [{ kind: 'done' }];
    await server.accept({ seq: 20, phase: 'playing' });
    expect(server.requests).toEqual([{ type: 'resync', payload: { haveSeq: 12 } }]);
    for (const seq of [19, 20, 20, 21]) server.tell(seq);
    expect(connection.recalled.value).toHaveLength(2);
    expect(heard).toEqual([21]);
    await server.drop(1006);
    await settle(250);
    await server.accept({ seq: 21, phase: 'playing' });
    expect(server.requests).toHaveLength(1);
  });

  test('from behind a gap wait for those that were missed', async () => {
    const { heard } = await seated(6);
    server.tell(9);
    expect(heard).toEqual([]);
    expect(server.requests).toEqual([{ type: 'resync', payload: { haveSeq: 6 } }]);
    for (const seq of [7, 8, 9]) server.tell(seq);
    expect(heard).toEqual([7, 8, 9]);
  });

  test.each([
    { kind: 'done' },
    { kind: 'refused', refusal: { code: 'badMessage' } },
    { kind: 'lost' },
  ] as const)('go on without the missed ones when the answer is %o', async (answer) => {
    const { heard, kind } = await seated(6);
    server.answers = [answer];
    server.tell(9);
    server.tell(10);
    await settle();
    expect(heard).toEqual([9, 10]);
    server.tell(11);
    expect(heard).toEqual([9, 10, 11]);
    expect(kind()).toBe('live');
    expect(server.requests).toHaveLength(1);
  });
});
