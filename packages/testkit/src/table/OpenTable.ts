import type { CloseReason } from '@roundhouse/protocol';
import { turnOf, type GameEvent, type Round, type Seat } from '@roundhouse/rules';
import type { Showing, Table } from '@roundhouse/server/table';
import { Guest, type Wish } from './Guest.ts';

/** A table with everything that it has shown. */
export class OpenTable {
  readonly table: Table;
  readonly hostToken: string;
  readonly events: GameEvent[] = [];
  closedFor: CloseReason | null = null;
  /** How often something was shown. */
  shownCount = 0;

  constructor(table: Table, hostToken: string) {
    this.table = table;
    this.hostToken = hostToken;
    table.showTo({
      changed: (_showing, events) => {
        this.shownCount += 1;
        this.events.push(...events);
      },
      closed: (reason) => {
        this.closedFor = reason;
      },
    });
  }

  get showing(): Showing {
    return this.table.showing();
  }

  get phase(): Showing['data']['stage']['phase'] {
    return this.showing.data.stage.phase;
  }

  /** The round on the table. Throws in the lobby. */
  get round(): Round {
    const { stage } = this.showing.data;
    if (stage.phase === 'lobby') throw new Error('no round in the lobby');
    return stage.round;
  }

  /** Whose turn it is; null when no round runs. */
  get turnSeat(): Seat | null {
    return this.phase === 'playing' ? (turnOf(this.round.table)?.seat ?? null) : null;
  }

  /** The host, let in with the key. */
  host(): Promise<Guest> {
    return this.join({ seatToken: this.hostToken });
  }

  /** Somebody who was let in. Throws when they were not. */
  async join(how: Wish): Promise<Guest> {
    const guest = new Guest(this.table);
    const entered = await guest.enter(how);
    if (!entered.ok) throw new Error(entered.error);
    return guest;
  }
}
