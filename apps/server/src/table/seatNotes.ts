import type { SeatMessage } from '@roundhouse/protocol';
import type { Attendance, Connection, Place } from './attendance.ts';
import type { TableData } from './tableData.ts';

/** Tells every connection which seat it holds, once, and again when that changes. */
export class SeatNotes {
  readonly #told = new WeakMap<Connection, string>();
  readonly #newTokens = new Map<Connection, string>();
  readonly #givenKeys = new WeakSet<Connection>();

  /** The next note to this connection brings the key to its seat. */
  enclose(connection: Connection, token: string): void {
    this.#newTokens.set(connection, token);
    this.#givenKeys.add(connection);
  }

  /** True when the key to a seat went to this connection and to no other. */
  hasEnclosed(connection: Connection): boolean {
    return this.#givenKeys.has(connection);
  }

  /** Sends the notes that are due. */
  send(data: TableData, attendance: Attendance): void {
    for (const [connection, place] of attendance.connections) this.#tell(connection, place, data);
    this.#newTokens.clear();
  }

  #tell(connection: Connection, place: Place, data: TableData): void {
    const token = this.#newTokens.get(connection);
    const message = messageFor(place, data);
    const key = JSON.stringify(message);
    if (token === undefined && this.#told.get(connection) === key) return;
    this.#told.set(connection, key);
    connection.tell(token === undefined ? message : { ...message, token });
  }
}

function messageFor({ seat, why }: Place, { host }: TableData): SeatMessage {
  return seat === null ? { seat, host: false, why } : { seat, host: seat === host };
}
