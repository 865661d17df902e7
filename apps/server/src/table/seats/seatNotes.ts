import type { SeatMessage } from '@roundhouse/protocol';
import type { Attendance, Connection, Delivery, Place } from './attendance.ts';
import type { TableData } from '../record/tableData.ts';

/** Tells every connection which seat it holds, once, and again when that changes. */
export class SeatNotes {
  readonly #told = new WeakMap<Connection, string>();
  readonly #newTokens = new Map<Connection, string>();
  readonly #firstKeys = new WeakSet<Connection>();

  /** The next note to this connection brings the key to its seat. */
  enclose(connection: Connection, token: string, seatIs: 'new' | 'known'): void {
    this.#newTokens.set(connection, token);
    if (seatIs === 'new') this.#firstKeys.add(connection);
  }

  /** True when the only key to a seat went to this connection. */
  hasEnclosedFirstKey(connection: Connection): boolean {
    return this.#firstKeys.has(connection);
  }

  /** Sends the notes that are due. `deliveryOf`: hears what becomes of each key. */
  send(data: TableData, attendance: Attendance, deliveryOf: (token: string) => Delivery): void {
    for (const [connection, place] of attendance.connections) {
      const message = messageFor(place, data);
      const token = this.#newTokens.get(connection);
      const text = JSON.stringify(message);
      if (token !== undefined) connection.tell({ ...message, token }, deliveryOf(token));
      else if (this.#told.get(connection) !== text) connection.tell(message);
      this.#told.set(connection, text);
    }
    this.#newTokens.clear();
  }
}

function messageFor({ seat, why }: Place, { host }: TableData): SeatMessage {
  return seat === null ? { seat, host: false, why } : { seat, host: seat === host };
}
