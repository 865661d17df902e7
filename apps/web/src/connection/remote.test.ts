import { encodeEventsMessage, JOIN_REFUSALS, type JoinOptions } from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import { DEFAULT_PRESET, seatOf, type Command } from '@roundhouse/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Dialled, LineAnswer, LineListener } from './line.ts';
import { remoteConnection, type Entry } from './remote.ts';

const DRAW: Command = { type: 'draw' };

/** A server made of promises: every call waits until the test answers it. */
class FakeServer {
  readonly calls: JoinOptions[] = [];
  readonly requests: { readonly type: string; readonly payload: object }[] = [];
  readonly tokens: string[] = [];
  /** What the browser keeps; null: it keeps nothing. */
  kept: string | null = null;
  answers: LineAnswer[] = [];
  hangUps = 0;
  private pick: (dialled: Dialled) => void = () => undefined;
  private listener: LineListener | null = null;

  readonly dial = (_code: string, options: JoinOptions, listener: LineListener) => {
    this.calls.push(options);
    this.listener = listener;
    return new Promise<Dialled>((resolve) => (this.pick = resolve));
  };

  connect(entry: Entry) {
    const onToken = (token: string) => this.tokens.push(token);
    const keptToken = () => this.kept;
    return remoteConnection({ code: 'KQX7MB', entry, dial: this.dial, onToken, keptToken });
  }

  async accept(token?: string): Promise<void> {
    const line = {
      request: (type: 'command' | 'host' | 'seat', payload: object) => {
        this.requests.push({ type, payload });
        const answer = this.answers.shift();
        return answer === undefined
          ? new Promise<LineAnswer>(() => undefined)
          : Promise.resolve(answer);
      },
      hangUp: () => (this.hangUps += 1),
    };
    this.pick({ ok: true, line });
    await settle();
    this.listener?.onSeat({ seat: seatOf(0), host: true, ...(token !== undefined && { token }) });
    this.listener?.onState(lobby());
    await settle();
  }

  async refuse(code: number): Promise<void> {
    this.pick({ ok: false, code });
    await settle();
  }

  async drop(code: number): Promise<void> {
    this.listener?.onClosed(code);
    await settle();
  }

  tell(payload: unknown): void {
    this.listener?.onEvents(payload);
  }
}

function lobby(): TableState {
  const state = new TableState();
  state.preset = DEFAULT_PRESET;
  return state;
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

const SEATED: Entry = { as: 'seat', token: 'old' };
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a connection is live once both the state and the seat are known', async () => {
  const connection = server.connect(SEATED);
  expect(connection.state.value.kind).toBe('connecting');
  await server.accept();
  expect(connection.state.value.kind).toBe('live');
  expect(connection.snapshot.value?.phase).toBe('lobby');
});

test('a newcomer comes back with the token of the seat that was given', async () => {
  server.connect({ as: 'newcomer', name: 'Ana' });
  await server.accept('fresh');
  await server.drop(1006);
  await vi.advanceTimersByTimeAsync(250);
  expect(server.tokens).toEqual(['fresh']);
  expect(server.calls.at(-1)).toMatchObject({ seatToken: 'fresh' });
});

test('each call brings the key that is kept now, as another window may have left it', async () => {
  server.kept = 'old';
  const connection = server.connect(SEATED);
  await server.accept('second');
  expect(server.tokens).toEqual(['second']);
  await server.drop(4100);
  server.kept = 'fourth';
  connection.retry();
  expect(server.calls.map((call) => Reflect.get(call, 'seatToken'))).toEqual(['old', 'fourth']);
});

test('a browser that keeps nothing comes back with the last key it was told', async () => {
  server.connect(SEATED);
  await server.accept('second');
  await server.drop(1006);
  await vi.advanceTimersByTimeAsync(250);
  expect(server.calls.at(-1)).toMatchObject({ seatToken: 'second' });
});

test('a lost line is called again with growing waits until somebody answers', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  await server.drop(1006);
  expect(connection.state.value.kind).toBe('resuming');
  await vi.advanceTimersByTimeAsync(250);
  await server.refuse(0);
  await vi.advanceTimersByTimeAsync(249);
  expect(server.calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toHaveLength(3);
  await server.accept();
  expect(connection.state.value.kind).toBe('live');
});

test('the table stays on the screen while the line is lost', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  await server.drop(1006);
  expect(connection.snapshot.value).not.toBeNull();
});

test('a command without an answer is sent again with the same id on the next line', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  const answer = connection.command(3, DRAW);
  await server.drop(1006);
  await vi.advanceTimersByTimeAsync(250);
  server.answers = [{ kind: 'done' }];
  await server.accept();
  expect(await answer).toEqual({ kind: 'done' });
  const [first, second] = server.requests;
  expect(second?.payload).toEqual(first?.payload);
  expect(first?.payload).toMatchObject({ turn: 3, command: DRAW });
});

test('a line on which a request is lost is hung up and called anew', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  server.answers = [{ kind: 'lost' }];
  void connection.command(1, DRAW);
  await settle();
  expect(server.hangUps).toBe(1);
  expect(server.calls).toHaveLength(2);
});

test('a refusal is an answer and is not sent again', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  server.answers = [{ kind: 'refused', refusal: { code: 'mustPlay' } }];
  expect(await connection.command(1, DRAW)).toEqual({
    kind: 'refused',
    refusal: { code: 'mustPlay' },
  });
});

test('a seat that is played elsewhere waits for the player to take it back', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  await server.drop(4100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.state.value.kind).toBe('moved');
  expect(server.calls).toHaveLength(1);
  connection.retry();
  await server.accept();
  expect(connection.state.value.kind).toBe('live');
});

test('closing ends everything, and an answer that comes too late is hung up on', async () => {
  const connection = server.connect(SEATED);
  connection.close();
  await server.accept();
  expect(connection.state.value).toEqual({ kind: 'gone', why: 'left' });
  expect(server.hangUps).toBe(1);
});

test('events come through decoded, and a broken message is passed over', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  const heard: number[] = [];
  connection.onEvents(({ seq }) => heard.push(seq));
  server.tell(['nonsense']);
  server.tell(encodeEventsMessage({ seq: 7, events: [{ type: 'openingDoublesBound' }] }));
  expect(heard).toEqual([7]);
});

test('regression: a table that a restart has lost is given up, but not at once', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  await server.drop(1006);
  await vi.advanceTimersByTimeAsync(250);
  await server.refuse(522);
  expect(connection.state.value.kind).toBe('resuming');
  for (let count = 0; count < 20; count += 1) {
    await vi.advanceTimersByTimeAsync(8000);
    await server.refuse(522);
  }
  expect(connection.state.value).toEqual({ kind: 'gone', why: 'notFound' });
  expect(server.calls.length).toBeLessThan(12);
});

test('regression: a newcomer is not turned away by the own name of a lost call', async () => {
  const connection = server.connect({ as: 'newcomer', name: 'Ana' });
  await server.refuse(0);
  await vi.advanceTimersByTimeAsync(250);
  await server.refuse(JOIN_REFUSALS.nameTaken);
  await vi.advanceTimersByTimeAsync(1000);
  await server.accept('fresh');
  expect(connection.state.value.kind).toBe('live');
});

test('a name that somebody else has is refused at once, and after a lost call in the end', async () => {
  const connection = server.connect({ as: 'newcomer', name: 'Ana' });
  await server.refuse(JOIN_REFUSALS.nameTaken);
  expect(connection.state.value).toEqual({ kind: 'gone', why: 'nameTaken' });
  const other = server.connect({ as: 'newcomer', name: 'Ana' });
  await server.refuse(0);
  for (let count = 0; count < 20; count += 1) {
    await vi.advanceTimersByTimeAsync(8000);
    await server.refuse(JOIN_REFUSALS.nameTaken);
  }
  expect(other.state.value).toEqual({ kind: 'gone', why: 'nameTaken' });
});

test('regression: an own call that gets through late is no other window', async () => {
  const connection = server.connect(SEATED);
  await server.accept();
  await server.drop(1006);
  await vi.advanceTimersByTimeAsync(250);
  connection.retry(); // the page wakes up while the last call is still on its way
  await server.accept();
  await server.drop(4100);
  expect(connection.state.value.kind).toBe('resuming');
});
