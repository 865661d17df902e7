import { SEAT_LIMITS } from '@roundhouse/rules';
import { NO_SEAT_REASONS, type SeatMessage } from './messages.ts';

/** Reads message `seat`; null when it has another shape. */
export function readSeatMessage(value: unknown): SeatMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seat, host, token, why } = value as Readonly<Record<string, unknown>>;
  const isSeat = Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < SEAT_LIMITS.max;
  if (seat !== null && !isSeat) return null;
  if (typeof host !== 'boolean') return null;
  if (token !== undefined && typeof token !== 'string') return null;
  if (why !== undefined && !NO_SEAT_REASONS.some((known) => known === why)) return null;
  return value as SeatMessage;
}
