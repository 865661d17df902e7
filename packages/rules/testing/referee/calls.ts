import { get } from './position.ts';
import type { Position, Seat } from './position.ts';

/**
 * A call is taken while it is due, or in one's own turn with one tile in hand if it was neither
 * made nor missed. Source: docs/rules.md#last-tile-call
 */
export function mayCall(position: Position, seat: Seat): boolean {
  if (position.over || position.options.lastTileCall === 'none') return false;
  if (get(position.hands, seat).length !== 1) return false;
  const call = get(position.calls, seat);
  return call === 'due' || (position.turn.seat === seat && call === 'none');
}

/**
 * Any seat may challenge another that has missed its call, where calls are enforced by challenge.
 * Source: docs/rules.md#last-tile-call
 */
export function mayChallenge(position: Position, seat: Seat, other: Seat): boolean {
  const { lastTileCall, callEnforcement } = position.options;
  return (
    !position.over &&
    lastTileCall !== 'none' &&
    callEnforcement === 'challenge' &&
    position.seats.includes(seat) &&
    seat !== other &&
    get(position.calls, other) === 'missed'
  );
}

/**
 * A seat that ends its turn with a single tile owes a call, unless the call for that very tile
 * stands; where calls make themselves it is made. Source: docs/rules.md#last-tile-call
 */
export function settleCallAtEnd(position: Position, seat: Seat): void {
  const { lastTileCall, callEnforcement } = position.options;
  if (lastTileCall === 'none' || get(position.hands, seat).length !== 1) {
    position.calls[seat] = 'none';
  } else if (position.calls[seat] !== 'made') {
    position.calls[seat] = callEnforcement === 'auto' ? 'made' : 'due';
  }
}

/** The others' chance to call is over. Source: docs/rules.md#last-tile-call (deadline) */
export function expireOtherCalls(position: Position, seat: Seat): void {
  for (const other of position.seats) {
    if (other !== seat && position.calls[other] === 'due') position.calls[other] = 'missed';
  }
}

/**
 * The offender takes the penalty tiles, as many as there are; if there is none at all its next
 * turn may be lost instead. Tells whether a turn is lost. Source: docs/rules.md#last-tile-call (penalty)
 */
export function penalize(position: Position, offender: Seat): boolean {
  const { callPenalty, callPenaltyEmpty } = position.options;
  const wanted = { none: 0, drawOne: 1, drawTwo: 2 }[callPenalty];
  const taken = position.boneyard.splice(0, wanted);
  get(position.hands, offender).push(...taken);
  position.calls[offender] = 'none';
  if (wanted === 0 || taken.length > 0 || callPenaltyEmpty === 'none') return false;
  position.skip[offender] = true;
  return true;
}
