import { settleCallAtEnd } from './calls.ts';
import { bindingDoubles, wakeDoubles } from './doubles.ts';
import { get, isTrueForAll, seatAfter } from './position.ts';
import type { Position, Seat, Turn } from './position.ts';
import { finishRound } from './scoring.ts';

/**
 * The turn a seat would have now, nothing done yet. A double to cover comes before everything; a
 * seat that has not opened yet then keeps its opening for its next free turn.
 * Source: docs/rules.md#turn, docs/rules.md#opening-turn
 */
export function freshTurn(position: Position, seat: Seat): Turn {
  const { openingTurn } = position.options;
  const cover = bindingDoubles(position, seat).length > 0;
  const opening = !cover && !get(position.openingDone, seat) && openingTurn !== 'single';
  return {
    seat,
    cover,
    opening,
    phase: opening && openingTurn === 'ownTrainFull' ? 'chain' : 'start',
    draws: 0,
    drawn: null,
    laid: 0,
    doubles: [],
  };
}

/**
 * Begins a seat's turn. A seat that must skip loses it without marker or pass; with one tile in
 * hand it has to announce it again. Source: docs/rules.md#turn, docs/rules.md#last-tile-call (lost turn)
 */
export function beginTurn(position: Position, seat: Seat): void {
  for (const double of position.open) double.mine = false;
  wakeDoubles(position);
  position.turn = freshTurn(position, seat);
  if (!get(position.skip, seat)) return;

  position.skip[seat] = false;
  position.hadTurn[seat] = true;
  settleCallAtEnd(position, seat);
  if (position.finishing && isTrueForAll(position.seats, position.hadTurn)) finishRound(position);
  else beginNextTurn(position);
}

/**
 * Play moves on clockwise. While an opening lap is finished only seats that had no turn get one.
 * Source: docs/rules.md#opening-turn (going out)
 */
export function beginNextTurn(position: Position): void {
  let next = seatAfter(position.seats, position.turn.seat);
  while (position.finishing && get(position.hadTurn, next)) next = seatAfter(position.seats, next);
  beginTurn(position, next);
}
