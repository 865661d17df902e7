import { invariant, legalCommands, turnOf } from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import type { HostRequest } from '@roundhouse/protocol';
import { TableClient } from '../../players/TableClient.ts';
import type { Place } from '../../raw/ask.ts';
import { openTable } from '../../raw/http.ts';

const BARONS = 9;
/** How often the person looks whether it is their turn. */
const LOOK_MS = 5;

/** A table of one person and nine Barons. They play as long as the person answers. */
export class BaronTable {
  readonly #host: TableClient;
  readonly #dice: Dice = diceFrom(BARONS);

  private constructor(host: TableClient) {
    this.#host = host;
  }

  /** Opens it at the shortest pace of bots, and begins a match. */
  static async open(place: Place): Promise<BaronTable> {
    const { code, seatToken } = await openTable(place, {
      name: 'Host',
      seats: BARONS + 1,
      bots: BARONS,
      botLevel: 'baron',
    });
    const table = new BaronTable(await TableClient.enter(place, code, { seatToken }));
    await table.#ask({ type: 'setManners', pace: 'fast', hints: 'off' });
    await table.#ask({ type: 'start' });
    return table;
  }

  /** The person answers at once for so long. Gives how many events there were. */
  async playFor(durationMs: number): Promise<number> {
    const endMs = performance.now() + durationMs;
    const before = this.#host.snapshot.seq;
    while (performance.now() < endMs) {
      await this.#moveIfDue();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return this.#host.snapshot.seq - before;
  }

  close(): void {
    void this.#host.raw.cut();
  }

  async #moveIfDue(): Promise<void> {
    const { phase, table } = this.#host.snapshot;
    if (phase !== 'playing') return this.#ask({ type: phase === 'over' ? 'rematch' : 'nextRound' });
    const { view } = this.#host;
    if (table === null || view === null || turnOf(table)?.seat !== view.seat) return;
    await this.#host.command(this.#dice.pick(legalCommands(view)));
  }

  async #ask(request: HostRequest): Promise<void> {
    const { status, payload } = await this.#host.host(request);
    invariant(status === 'ok', `refused: ${JSON.stringify(payload)}`);
  }
}
