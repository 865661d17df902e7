import { WebSocket, type RawData } from 'ws';
import type { Place } from '../../raw/ask.ts';
import type { DraftView } from '../boardgame/serverGame.ts';

const PATIENCE_MS = 20_000;

/** Packets of engine.io and socket.io: their numbers, and the name of the game. */
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';

/** As much of boardgame.io's state as is used here. */
interface MatchState {
  readonly _stateID: number;
  readonly G: DraftView;
}

interface Seated {
  readonly game: string;
  readonly match: string;
  readonly seat: number;
  readonly seatCount: number;
}

/** A client of boardgame.io that speaks its frames and keeps the state that it was last sent. */
export class BoardgameClient {
  bytesDown = 0;
  readonly #socket: WebSocket;
  readonly #seated: Seated;
  #state: MatchState | null = null;
  readonly #waiters = new Set<() => void>();

  private constructor({ host, port }: Place, seated: Seated) {
    this.#seated = seated;
    const url = `ws://${host}:${port}/socket.io/?EIO=4&transport=websocket`;
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on('message', (data) => this.#hear(data));
    this.#socket.on('error', () => undefined); // whoever waits says it
  }

  /** Sits down at a match, which is made when nobody else has been there. */
  static async join(place: Place, seated: Seated): Promise<BoardgameClient> {
    const client = new BoardgameClient(place, seated);
    await client.until(() => client.#state !== null);
    return client;
  }

  /** How many updates there were. Throws before the first state. */
  get stateId(): number {
    const { _stateID: stateId } = this.#known;
    return stateId;
  }

  /** The table as this seat sees it. */
  get view(): DraftView {
    return this.#known.G;
  }

  /** Makes a move and waits for the update that carries it. */
  async move(type: string, ...args: readonly unknown[]): Promise<void> {
    const before = this.stateId;
    const { match, seat } = this.#seated;
    const payload = { type, args, playerID: `${seat}` };
    this.#emit('update', { type: 'MAKE_MOVE', payload }, before, match, `${seat}`);
    await this.until(() => this.stateId > before);
  }

  /** Resolves once this holds; it is asked after every state. Rejects after twenty seconds. */
  until(isDone: () => boolean): Promise<void> {
    if (isDone()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiters.delete(look);
        reject(new Error('boardgame.io does not answer'));
      }, PATIENCE_MS);
      const look = () => {
        if (!isDone()) return;
        clearTimeout(timer);
        this.#waiters.delete(look);
        resolve();
      };
      this.#waiters.add(look);
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  get #known(): MatchState {
    if (this.#state === null) throw new Error('no state yet');
    return this.#state;
  }

  #hear(data: RawData): void {
    const bytes = data as Buffer;
    this.bytesDown += bytes.length;
    const text = bytes.toString('utf8');
    const { game, match, seat, seatCount } = this.#seated;
    if (text.startsWith(OPEN)) return this.#send(`${CONNECT}/${game},`);
    if (text === PING) return this.#send(PONG);
    if (text.startsWith(CONNECT)) return this.#emit('sync', match, `${seat}`, null, seatCount);
    if (text.startsWith(EVENT)) this.#heed(JSON.parse(text.slice(text.indexOf(',') + 1)));
  }

  #heed([event, , content]: readonly [string, string, unknown]): void {
    if (event === 'sync') this.#state = (content as { readonly state: MatchState }).state;
    else if (event === 'update') this.#state = content as MatchState;
    else return;
    for (const look of this.#waiters) look();
  }

  #emit(...event: readonly unknown[]): void {
    this.#send(`${EVENT}/${this.#seated.game},${JSON.stringify(event)}`);
  }

  #send(text: string): void {
    this.#socket.send(text);
  }
}
