import { invariant, type Seat } from '@roundhouse/rules';
import { askToJoin, openTable } from '../raw/http.ts';
import { RawClient } from '../raw/RawClient.ts';
import type { CreateTable, TableCode } from '@roundhouse/protocol';
import { TableClient, type Entrance } from '../players/TableClient.ts';
import type { RunningServer } from '../server/runningServer.ts';
import { feignLife, flush, plugOf, untilGone } from '../server/backstage.ts';
import { framesDown } from '../raw/recording.ts';
import type { Stint, Viewer } from '../oracle/viewer.ts';

/** A socket that was opened, and whose it is. */
interface Socket {
  readonly name: string;
  readonly raw: RawClient;
  readonly stints: Stint[];
  readonly ownTokens: string[];
}

/** How many messages of events whoever comes back says they have missed. */
const MISSED = 60;
/** Longer than an empty table stays awake. */
const LONG_MS = 60 * 60 * 1000;

/** Everybody at and around one table, and every socket that they ever opened. */
export class Gathering {
  readonly server: RunningServer;
  readonly code: TableCode;
  readonly #hostToken: string;
  readonly #sockets: Socket[] = [];
  readonly #here = new Map<string, TableClient>();
  /** Who reads nothing, and what ends it on the server's side. */
  readonly #stalled = new Map<string, () => void>();
  readonly #tokens = new Map<string, string>();
  /** Number of the last events before somebody's seat was theirs; they sat down before all others. */
  readonly #since = new Map<string, number>();
  /** Who left the seat to a bot. */
  readonly #gaveUp = new Set<string>();

  private constructor(server: RunningServer, code: TableCode, hostToken: string) {
    this.server = server;
    this.code = code;
    this.#hostToken = hostToken;
  }

  /** Opens a table; nobody is there yet. */
  static async open(server: RunningServer, wish: CreateTable): Promise<Gathering> {
    const { code, seatToken } = await openTable(server.place, wish);
    return new Gathering(server, code, seatToken);
  }

  /** Everybody who is connected, by name. */
  get here(): ReadonlyMap<string, TableClient> {
    return this.#here;
  }

  /** Whoever is connected under this name. Throws when nobody is. */
  client(name: string): TableClient {
    const client = this.#here.get(name);
    invariant(client !== undefined, `${name} is here`);
    return client;
  }

  /** Every socket so far, with what it may know. */
  get viewers(): readonly Viewer[] {
    return this.#sockets.map(({ raw, ...viewer }) => ({ ...viewer, recording: raw.recording }));
  }

  /** The host takes the first seat. */
  host(name: string): Promise<TableClient> {
    this.#tokens.set(name, this.#hostToken);
    return this.comeBack(name, 0 as Seat);
  }

  /** Somebody comes in and must get this seat; null: none. */
  async enter(name: string, entrance: Entrance, seat: Seat | null): Promise<TableClient> {
    const client = await TableClient.enter(this.server.place, this.code, entrance);
    const { token } = client;
    if (token !== null) this.#tokens.set(name, token);
    const ownTokens = token === null ? [] : [token];
    const stints = [{ fromFrame: 0, seat, sinceSeq: this.#since.get(name) ?? 0 }];
    this.#sockets.push({ name: this.#socketName(name), raw: client.raw, stints, ownTokens });
    this.#here.set(name, client);
    await this.settle();
    flush(this.code);
    await this.settle();
    return client;
  }

  /**
   * Comes back to the own seat with its key, and asks for what was missed; an older socket at the same
   * seat is closed by that.
   */
  comeBack(name: string, seat: Seat): Promise<TableClient> {
    const seatToken = this.#tokens.get(name);
    invariant(seatToken !== undefined, `${name} has a key`);
    if (this.#gaveUp.delete(name)) this.#since.set(name, this.#seq);
    return this.enter(name, { seatToken, haveSeq: this.longAgo }, seat);
  }

  /** Number of events that happened well before now, but not longer ago than the table remembers. */
  get longAgo(): number {
    return Math.max(0, this.#seq - MISSED);
  }

  get #seq(): number {
    const facts = this.server.journal.factsOf(this.code);
    return facts.filter(({ type }) => type === 'roundStarted' || type === 'commandCarriedOut')
      .length;
  }

  /** Tries the door without success; what came back is kept. Throws when it opens. */
  async knock(name: string, options: Readonly<Record<string, unknown>>): Promise<void> {
    const admission = await askToJoin(this.server.place, this.code, options);
    if (admission.reservation === null) return;
    const raw = RawClient.open(this.server.place, admission);
    this.#sockets.push({ name, raw, stints: [{ fromFrame: 0, seat: null }], ownTokens: [] });
    await raw.whenClosed();
    invariant(raw.error !== null, `${name} is not let in`);
    await this.settle();
  }

  /** From the next frame on, the hand of this seat (null: no hand) belongs to this client's socket. */
  async #reseat(name: string, seat: Seat | null): Promise<void> {
    await this.settle();
    const { raw } = this.client(name);
    const socket = this.#sockets.find((one) => one.raw === raw);
    const fromFrame = framesDown(raw.recording).length;
    socket?.stints.push({ fromFrame, seat, sinceSeq: this.#since.get(name) ?? 0 });
  }

  /** A spectator takes the seat of a bot, and gets its key. */
  async sitDown(name: string, seat: Seat): Promise<void> {
    this.#since.set(name, this.#seq);
    await this.#reseat(name, seat);
    const client = this.client(name);
    const taken = await client.seatRequest({ type: 'take', seat, name });
    invariant(taken.status === 'ok', `${name} sits down: ${JSON.stringify(taken)}`);
    await this.settle();
    const { token } = client;
    if (token === null) return;
    this.#tokens.set(name, token);
    this.#sockets.find(({ raw }) => raw === client.raw)?.ownTokens.push(token);
  }

  /** A player gives the seat to a bot, and watches through the same socket. */
  async standUp(name: string): Promise<void> {
    this.#gaveUp.add(name);
    await this.#reseat(name, null);
    const left = await this.client(name).seatRequest({ type: 'leave' });
    invariant(left.status === 'ok', `${name} leaves: ${JSON.stringify(left)}`);
    await this.settle();
  }

  /** This client stays under another name, so that somebody else may come under its own. */
  stepAside(name: string): void {
    const client = this.client(name);
    this.#here.delete(name);
    this.#here.set(`${name} aside ${this.#sockets.length}`, client);
  }

  /** Drops a connection; resolves when the others know. */
  async drop(name: string): Promise<void> {
    const client = this.client(name);
    const { seat } = client.place;
    this.#here.delete(name);
    await client.raw.cut();
    const [other] = this.#here.values();
    if (seat === null || other === undefined) return;
    await other.raw.until(
      () => other.snapshot.players[seat]?.presence === 'away',
      `${name} to be away`,
    );
    await this.settle();
  }

  /** From now on nothing reaches this client, and it reads nothing. */
  stall(name: string): void {
    const { raw } = this.client(name);
    plugOf(this.code, raw).cork();
    raw.stall();
    this.#stalled.set(name, feignLife(this.code, raw));
  }

  /** True while this client reads nothing. */
  isStalled(name: string): boolean {
    return this.#stalled.has(name);
  }

  /** Reads on. */
  async resume(name: string): Promise<void> {
    const { raw } = this.client(name);
    raw.resume();
    plugOf(this.code, raw).uncork();
    this.#stalled.get(name)?.();
    this.#stalled.delete(name);
    await this.settle();
  }

  /** Resolves when everybody who reads has got everything that was sent so far. */
  async settle(): Promise<void> {
    const readers = [...this.#here].filter(([name]) => !this.#stalled.has(name));
    await Promise.all(readers.map(([, { raw }]) => raw.catchUp()));
  }

  /** Everybody leaves, one after the other; the table is forgotten and its code free. */
  async disperse(pass: (ms: number) => Promise<void>): Promise<void> {
    for (const [name, client] of this.#here) {
      this.#here.delete(name);
      await client.raw.leave();
      await this.settle();
    }
    await pass(LONG_MS);
    await untilGone(this.code);
    await this.server.journal.forget(this.code);
  }

  /** `Bea`, and `Bea again` for a later socket. */
  #socketName(name: string): string {
    const count = this.#sockets.filter((socket) => socket.name.startsWith(name)).length;
    return count === 0 ? name : `${name} again${count > 1 ? ` ${count}` : ''}`;
  }
}
