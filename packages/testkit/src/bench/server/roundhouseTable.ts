import { invariant, legalCommands, turnOf, type TileId } from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import { TableClient } from '../../players/TableClient.ts';
import type { Place } from '../../raw/ask.ts';
import { openTable } from '../../raw/http.ts';
import { bytesDown } from '../../raw/recording.ts';
import { SEAT_COUNT, type DrivenTable, type TableOpener } from './drivenTable.ts';

/** A table of the product, with four people who play at random. */
export class RoundhouseTable implements DrivenTable {
  readonly code: string;
  readonly #clients: readonly TableClient[];
  readonly #dice: Dice;
  #mover: TableClient;

  private constructor(code: string, clients: readonly TableClient[], dice: Dice) {
    const [host] = clients;
    invariant(host !== undefined, 'a table has a host');
    this.code = code;
    this.#clients = clients;
    this.#dice = dice;
    this.#mover = host;
  }

  /** Opens a table, sits four people down and begins a match; `index` is how they will play. */
  static async open(place: Place, index: number): Promise<RoundhouseTable> {
    const { code, seatToken } = await openTable(place, { name: 'Host' });
    const clients = [await TableClient.enter(place, code, { seatToken })];
    while (clients.length < SEAT_COUNT) {
      clients.push(await TableClient.enter(place, code, { name: `Guest ${clients.length}` }));
    }
    const table = new RoundhouseTable(code, clients, diceFrom(index));
    await table.#asHost('start');
    return table;
  }

  /** The newest key to the host's seat. */
  get hostToken(): string {
    return this.#clients[0]?.token ?? '';
  }

  /** The host's tiles, as the host last saw them. */
  get hostTiles(): readonly TileId[] {
    return this.#clients[0]?.view?.hand.tiles ?? [];
  }

  async move(): Promise<void> {
    const { phase } = this.#mover.snapshot;
    if (phase !== 'playing') await this.#asHost(phase === 'over' ? 'rematch' : 'nextRound');
    const { table, seq } = this.#mover.snapshot;
    const seat = table && turnOf(table)?.seat;
    const mover = this.#clients.find(({ place }) => place.seat === seat);
    invariant(mover !== undefined, 'somebody is on turn');
    await knows(mover, seq);
    const { view } = mover;
    invariant(view !== null, 'whoever is on turn has a hand');
    const { status, payload } = await mover.command(this.#dice.pick(legalCommands(view)));
    if (status !== 'ok') throw new Error(`refused: ${JSON.stringify(payload)}`);
    this.#mover = mover;
  }

  bytesDown(): number {
    return this.#clients.reduce((sum, { raw }) => sum + bytesDown(raw.recording), 0);
  }

  close(): void {
    for (const { raw } of this.#clients) void raw.cut();
  }

  async #asHost(type: 'start' | 'nextRound' | 'rematch'): Promise<void> {
    const host = this.#clients.find(({ place }) => place.host);
    invariant(host !== undefined, 'somebody has the tools of the host');
    await knows(host, this.#mover.snapshot.seq);
    const { status, payload } = await host.host({ type });
    if (status !== 'ok') throw new Error(`refused: ${JSON.stringify(payload)}`);
    this.#mover = host;
  }
}

/** Waits until somebody has heard what another has; their news come over different sockets. */
function knows(client: TableClient, seq: number): Promise<void> {
  return client.raw.until(() => client.snapshot.seq >= seq, 'the news of the others');
}

/** See `RoundhouseTable.open`. */
export const openRoundhouseTable: TableOpener = (place, index) =>
  RoundhouseTable.open(place, index);
