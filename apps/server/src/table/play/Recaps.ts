import type { Attendance, Connection } from '../seats/attendance.ts';
import type { EventRing } from './EventRing.ts';

/** The shortest time between two recaps for one connection. */
const PAUSE_MS = 1_000;

/** Who has missed events and asked for them. They are told together with everything else that is due. */
export class Recaps {
  readonly #due = new Map<Connection, number>();
  readonly #askedAtMs = new WeakMap<Connection, number>();

  /** This connection has heard everything up to the events with this number. */
  ask(connection: Connection, haveSeq: number): void {
    this.#due.set(connection, haveSeq);
  }

  /**
   * The same from a connection that has been here for a while. Whoever asks all the time is not told
   * all the time: a short question has a long answer.
   */
  askAgain(connection: Connection, haveSeq: number, nowMs: number): void {
    if (nowMs < (this.#askedAtMs.get(connection) ?? -Infinity) + PAUSE_MS) return;
    this.#askedAtMs.set(connection, nowMs);
    this.ask(connection, haveSeq);
  }

  /** Tells what is due to those who are still here. */
  send(ring: EventRing, attendance: Attendance): void {
    for (const [connection, haveSeq] of this.#due) {
      const place = attendance.placeOf(connection);
      if (place === undefined) continue;
      for (const message of ring.after(haveSeq, place.seat)) connection.retell(message);
    }
    this.#due.clear();
  }
}
