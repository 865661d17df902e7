import { isRecord } from '../connection/record.ts';
import { readStored, storedKeys, writeStored } from './storage.ts';

/** A seat this browser holds at a table. Its token is the only way back to it. */
export interface KeptSeat {
  readonly code: string;
  readonly token: string;
  /** When the seat was last used, milliseconds since 1970. */
  readonly usedAtMs: number;
}

const PREFIX = 'roundhouse.seat.';

function readKeptSeat(value: unknown): KeptSeat | null {
  if (!isRecord(value)) return null;
  const { code, token, usedAtMs } = value;
  if (typeof code !== 'string' || typeof token !== 'string') return null;
  return { code, token, usedAtMs: typeof usedAtMs === 'number' ? usedAtMs : 0 };
}

/** The seat this browser holds at the table with this code, or null. */
export function keptSeat(code: string): KeptSeat | null {
  return readStored(PREFIX + code, readKeptSeat);
}

/** Keeps a seat across refreshes. */
export function keepSeat(seat: KeptSeat): void {
  writeStored(PREFIX + seat.code, seat);
}

/** Lets a seat go: its table is gone or the player left it. */
export function forgetSeat(code: string): void {
  writeStored(PREFIX + code, null);
}

/** Every seat of this browser, the one used last first. */
export function keptSeats(): readonly KeptSeat[] {
  return storedKeys(PREFIX)
    .map((key) => readStored(key, readKeptSeat))
    .filter((seat) => seat !== null)
    .toSorted((a, b) => b.usedAtMs - a.usedAtMs);
}
