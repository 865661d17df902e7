import { newId } from '../../connection/newId.ts';
import { isRecord } from '../../connection/record.ts';
import { readStored, storedKeys, writeStored } from './storage.ts';

/** A seat this browser holds at a table. Its token is the only way back to it. */
export interface KeptSeat {
  readonly code: string;
  readonly token: string;
  /** When the seat was last used, milliseconds since 1970. */
  readonly usedAtMs: number;
  /** Tells seats at one table apart, however often the token changes; may be empty. */
  readonly id: string;
  /** The window that used it last; may be empty. */
  readonly window: string;
}

const PREFIX = 'roundhouse.seat.';

function readKeptSeat(value: unknown): KeptSeat | null {
  if (!isRecord(value)) return null;
  const { code, token, usedAtMs, id, window } = value;
  if (typeof code !== 'string' || typeof token !== 'string') return null;
  return {
    code,
    token,
    usedAtMs: typeof usedAtMs === 'number' ? usedAtMs : 0,
    id: typeof id === 'string' ? id : '',
    window: typeof window === 'string' ? window : '',
  };
}

/** The seat this browser holds at the table with this code, or null. */
export function keptSeat(code: string): KeptSeat | null {
  return readStored(PREFIX + code, readKeptSeat);
}

/**
 * The seat of this very window at the table with this code. Where somebody else has sat down in
 * another window since, it is the own one all the same.
 */
export function seatOfWindow(code: string): KeptSeat | null {
  const kept = keptSeat(code);
  const own = readStored(PREFIX + code, readKeptSeat, 'window');
  return own !== null && own.id !== kept?.id ? own : kept;
}

/** Keeps the seat of this window across refreshes. */
export function keepSeat(seat: KeptSeat): void {
  writeStored(PREFIX + seat.code, seat);
  writeStored(PREFIX + seat.code, seat, 'window');
}

/** Keeps what another window of this browser had kept. */
export function putBack(seat: KeptSeat): void {
  writeStored(PREFIX + seat.code, seat);
}

/** Keeps a seat that was just given, for whichever window comes to it first. */
export function keepNewSeat(code: string, token: string): void {
  writeStored(PREFIX + code, { code, token, usedAtMs: Date.now(), id: newId(), window: '' });
}

/** Lets the seat of this window go: its table is gone or the player left it. */
export function forgetSeat(code: string): void {
  const gone = seatOfWindow(code);
  writeStored(PREFIX + code, null, 'window');
  if (keptSeat(code)?.id === gone?.id) writeStored(PREFIX + code, null);
}

/** Every seat of this browser, the one used last first. */
export function keptSeats(): readonly KeptSeat[] {
  return storedKeys(PREFIX)
    .map((key) => readStored(key, readKeptSeat))
    .filter((seat) => seat !== null)
    .toSorted((a, b) => b.usedAtMs - a.usedAtMs);
}
