import { expireOtherCalls, settleCallAtEnd } from './calls.ts';
import { dropDeadFeet, wakeDoubles } from './doubles.ts';
import { playsNow } from './plays.ts';
import { copyOf, isTrueForAll } from './position.ts';
import type { Position, Seat } from './position.ts';
import { finishRound } from './scoring.ts';
import { beginNextTurn, freshTurn } from './turns.ts';

/**
 * Ends the turn. A turn spent on covering does not use up an opening on the own train, but with
 * one-tile openings the first turn of any kind does. Source: docs/rules.md#turn, docs/rules.md#opening-turn
 */
export function endTurn(position: Position): void {
  const { seat, cover } = position.turn;
  expireOtherCalls(position, seat);
  settleCallAtEnd(position, seat);
  position.hadTurn[seat] = true;
  if (!cover || position.options.openingTurn === 'single') position.openingDone[seat] = true;
  dropDeadFeet(position);

  if (position.finishing && isTrueForAll(position.seats, position.hadTurn)) {
    finishRound(position);
  } else if (isBlocked(position)) {
    position.blocked = true;
    finishRound(position);
  } else {
    beginNextTurn(position);
  }
}

/**
 * A seat without tiles ends the round, unless it is the opening lap of a room that finishes it:
 * then the seats that had no turn get theirs first. Source: docs/rules.md#ending, docs/rules.md#opening-turn (going out)
 */
export function goOut(position: Position): void {
  const { options, seats, turn } = position;
  position.out ??= turn.seat;
  position.hadTurn[turn.seat] = true;
  const isOpeningFinished =
    options.openingTurn === 'ownTrainFull' && options.goOutInOpening === 'finishOpeningRound';
  if (!isOpeningFinished || isTrueForAll(seats, position.hadTurn)) {
    finishRound(position);
    return;
  }
  position.finishing = true;
  position.openingDone[turn.seat] = true;
  expireOtherCalls(position, turn.seat);
  dropDeadFeet(position);
  beginNextTurn(position);
}

/**
 * Blocked: the boneyard is empty and a lap of passes is complete; where nobody must be able to
 * play, no seat has a play as the markers stand now. Source: docs/rules.md#ending (blocked round)
 */
function isBlocked(position: Position): boolean {
  if (position.boneyard.length > 0 || position.passes < position.seats.length) return false;
  if (position.options.blockRule === 'allPassed') return true;
  return !position.seats.some((seat) => couldPlay(position, seat));
}

/** Would this seat have a play if its turn began now? */
function couldPlay(position: Position, seat: Seat): boolean {
  const imagined = copyOf(position);
  for (const double of imagined.open) double.mine = false;
  wakeDoubles(imagined);
  imagined.turn = freshTurn(imagined, seat);
  return playsNow(imagined).length > 0;
}
