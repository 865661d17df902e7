import { readRefusal, ROOM_NAME, type RequestType } from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import { Room } from '@colyseus/sdk';
import { readAdmission } from './admission.ts';
import { ask, postJson } from './ask.ts';
import type { Dial, Line, LineAnswer, LineListener } from './line.ts';

type TableRoom = Room<unknown, TableState>;

/** What a browser says of a socket that is gone, nobody knows why. */
const CLOSED_UNSEEN = 1006;
/** How long a request may take before it counts as lost. */
const REQUEST_MS = 8000;

/**
 * Calls a table over the network. Asks to be let in by itself, so that a call that nobody waits for
 * any more opens no socket; the SDK's own reconnection stays off: one way back is enough.
 */
export const dial: Dial = (code, options, listener) => {
  const line = new NetworkLine(listener);
  void line.open(`/matchmake/joinById/${code}`, options);
  return line;
};

class NetworkLine implements Line {
  readonly #listener: LineListener;
  readonly #asking = new AbortController();
  #room: TableRoom | null = null;
  #hasHeard = false;
  #isOver = false;

  constructor(listener: LineListener) {
    this.#listener = listener;
  }

  async open(path: string, options: object): Promise<void> {
    const answer = await ask(path, { ...postJson(options), signal: this.#asking.signal });
    if (this.#isOver) return;
    const admission = readAdmission(answer, location.host);
    if (typeof admission === 'number') {
      this.#close(admission);
      return;
    }
    const room = new Room<unknown, TableState>(ROOM_NAME, TableState);
    this.#room = room;
    room.reconnection.enabled = false;
    this.#listenTo(room);
    room.connect(`${location.protocol.replace('http', 'ws')}//${admission.socket}`, {});
  }

  async request(type: RequestType, payload: object): Promise<LineAnswer> {
    if (this.#room === null) return { kind: 'lost' };
    try {
      await this.#room.request<object, unknown>(type, payload, { timeout: REQUEST_MS });
      this.#hear();
      return { kind: 'done' };
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'rejected') return { kind: 'lost' };
      this.#hear();
      const refusal = readRefusal(Reflect.get(error, 'reason'));
      // A reason that this page does not know is still an answer.
      return { kind: 'refused', refusal: refusal ?? { code: 'badMessage' } };
    }
  }

  ping(): void {
    // A page that was put to sleep may never be told that its socket has closed.
    if (this.#room?.connection.isOpen === false) queueMicrotask(() => this.#close(CLOSED_UNSEEN));
    this.#room?.ping(() => this.#hear());
  }

  hangUp(): void {
    this.#isOver = true;
    this.#asking.abort();
    this.#room?.connection.close();
  }

  #listenTo(room: TableRoom): void {
    room.onStateChange((state) => this.#hear() && this.#listener.onState(state));
    room.onMessage('seat', (payload: unknown) => this.#hear() && this.#listener.onSeat(payload));
    room.onMessage(
      'events',
      (payload: unknown) => this.#hear() && this.#listener.onEvents(payload),
    );
    room.onLeave((code) => this.#close(code));
    // Before anything was heard this is the refusal, or the close of a socket that was never joined.
    room.onError((code: unknown) => {
      if (typeof code === 'number' && !this.#hasHeard) this.#close(code);
    });
  }

  /** False when nobody listens any more. */
  #hear(): boolean {
    if (this.#isOver) return false;
    this.#hasHeard = true;
    this.#listener.onHeard();
    return true;
  }

  #close(code: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#listener.onClosed(code);
  }
}
