import { signal } from '@preact/signals';
import {
  decodeEventsMessage,
  readSeatMessage,
  readSnapshot,
  type EventsMessage,
  type SeatMessage,
  type TableSnapshot,
} from '@roundhouse/protocol';
import type { VisibleEvent } from '@roundhouse/rules';
import type { TableState } from '@roundhouse/protocol/schema';
import { beginAt, closeGap, hear, NOTHING_HEARD, type Heard } from './hearing.ts';

/** Whom the reader tells what it finds. */
export interface ReaderParts {
  /** On each new line, as soon as the table and the own seat are known. */
  readonly onEntered: () => void;
  /** The table speaks of things that this version does not know. */
  readonly onMisread: () => void;
  /** A new key to the seat. */
  readonly onToken: (token: string) => void;
  /** Events were missed. To be answered with `closeGap` once the server has told what it could. */
  readonly onGap: (haveSeq: number) => void;
}

/** Reads what comes over the lines to a table, one after the other, into what the page shows. */
export class TableReader {
  readonly snapshot = signal<TableSnapshot | null>(null);
  /** Kept from line to line until the table says something else. */
  readonly seat = signal<SeatMessage | null>(null);
  /** What happened before the first state, as far as it was told. */
  readonly recalled = signal<readonly VisibleEvent[]>([]);
  readonly #parts: ReaderParts;
  readonly #listeners = new Set<(message: EventsMessage) => void>();
  #hearing = NOTHING_HEARD;
  /** `seq` of the first state. */
  #firstSeq: number | null = null;
  #recalledSeq = 0;
  #state: TableState | null = null;
  #isSeatKnown = false;
  #hasEntered = false;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  /** `seq` of the last events that were passed on; null before the table was ever there. */
  get haveSeq(): number | null {
    return this.#hearing.have;
  }

  /** Hears what happens, in order, after the snapshot that shows it. Returns a function that stops it. */
  onEvents(listener: (message: EventsMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** There is a new line, and nothing has come over it. */
  begin(): void {
    this.#state = null;
    this.#isSeatKnown = false;
    this.#hasEntered = false;
  }

  takeState(state: TableState): void {
    this.#firstSeq ??= state.seq;
    if (this.#state === null) this.#hearing = beginAt(this.#hearing, state.seq);
    this.#state = state;
    this.#show();
  }

  takeSeat(payload: unknown): void {
    const message = readSeatMessage(payload);
    if (message === null) {
      this.#parts.onMisread();
      return;
    }
    if (message.token !== undefined) this.#parts.onToken(message.token);
    this.#isSeatKnown = true;
    this.seat.value = message;
    this.#show();
  }

  takeEvents(payload: unknown): void {
    let message: EventsMessage;
    try {
      message = decodeEventsMessage(payload);
    } catch {
      return; // Events are garnish: the state tells the same.
    }
    if (this.#firstSeq !== null && message.seq <= this.#firstSeq) this.#recall(message);
    else this.#tell(hear(this.#hearing, message));
  }

  /** It is shown already, and is no news: for the log, and to show which tile was laid last. */
  #recall({ seq, events }: EventsMessage): void {
    if (seq <= this.#recalledSeq) return;
    this.#recalledSeq = seq;
    this.recalled.value = [...this.recalled.peek(), ...events];
  }

  /** What was missed has been told, as far as the server still knows it. */
  closeGap(): void {
    this.#tell(closeGap(this.#hearing));
  }

  #tell({ hearing, told, asks }: Heard): void {
    this.#hearing = hearing;
    for (const message of told) for (const listener of this.#listeners) listener(message);
    if (asks && hearing.have !== null) this.#parts.onGap(hearing.have);
  }

  /** The table is shown once both are known: its state, and whose eyes these are. */
  #show(): void {
    if (this.#state === null || !this.#isSeatKnown) return;
    const snapshot = this.#read(this.#state);
    if (snapshot === null) {
      this.#parts.onMisread();
      return;
    }
    this.snapshot.value = snapshot;
    if (this.#hasEntered) return;
    this.#hasEntered = true;
    this.#parts.onEntered();
  }

  #read(state: TableState): TableSnapshot | null {
    try {
      return readSnapshot(state, this.seat.value?.seat ?? null);
    } catch {
      return null;
    }
  }
}
