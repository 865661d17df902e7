import type { Place } from '../../raw/ask.ts';

/** People at each table under measurement. */
export const SEAT_COUNT = 4;

/** A table that somebody plays at, over real sockets. */
export interface DrivenTable {
  /** Does the next thing in the game and waits until its mover was answered. */
  move(): Promise<void>;
  /** Payload of all frames that its sockets have received. */
  bytesDown(): number;
  /** Drops every connection. */
  close(): void;
}

/** Sits four people down at a new table; `index` tells it from others. */
export type TableOpener = (place: Place, index: number) => Promise<DrivenTable>;
