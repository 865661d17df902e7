import { mayCall, mayChallenge, penalize } from './calls.ts';
import { singleDoubleOn } from './doubles.ts';
import { endTurn } from './endings.ts';
import { lay } from './laying.ts';
import { playsNow, writePlay } from './plays.ts';
import { copyOf, get } from './position.ts';
import type { Action, Position, Seat } from './position.ts';
import { beginTurn } from './turns.ts';

/**
 * Every action of the seat to move; empty only when the round is over. With a play there is neither
 * a draw nor a pass, but a playable drawn tile may be declined where the room allows it.
 * Source: docs/rules.md#turn, docs/rules.md#drawing
 */
export function legal(position: Position): Action[] {
  if (position.over) return [];
  const { options, turn } = position;
  const plays = playsNow(position);
  const written = [...new Set(plays.map(writePlay))];

  if (turn.phase === 'chain' && turn.laid > 0) {
    return mayEndChain(position, plays.length > 0) ? [...written, 'end'] : written;
  }
  if (plays.length > 0) {
    const mayDecline = options.drawnTile === 'may' && plays.some(({ tile }) => tile === turn.drawn);
    return mayDecline ? [...written, 'decline'] : written;
  }
  return [mayDraw(position) ? 'draw' : 'pass'];
}

/**
 * May an opening chain stop here? When it is stuck; before that only if the room lets it, and where
 * no chain may end on a double not while that double can be followed.
 * Source: docs/rules.md#opening-turn (stopping, double at the end)
 */
function mayEndChain(position: Position, canGoOn: boolean): boolean {
  if (!canGoOn) return true;
  if (!position.options.openingMayStopEarly) return false;
  const standsOnDouble = singleDoubleOn(position, position.turn.seat) !== undefined;
  return !(standsOnDouble && position.options.openingDoubleEnd === 'forbidden');
}

/**
 * May a seat without a play draw? One tile, or until something fits; again after each tile laid or
 * once in the turn; and a seat that cannot start its own train as its option says.
 * Source: docs/rules.md#drawing, docs/rules.md#opening-turn (no starter)
 */
function mayDraw(position: Position): boolean {
  const { options, turn } = position;
  if (position.boneyard.length === 0) return false;
  if (turn.opening && turn.laid === 0) {
    if (options.openingNoStarter === 'markNoDraw') return false;
    if (options.openingNoStarter === 'drawUntilStarter') return true;
  }
  if (options.drawRule === 'untilPlayable') {
    return options.drawAllowance === 'perPlay' || turn.laid === 0;
  }
  return turn.draws === 0;
}

/** The position after an action; the given one is left alone. Throws if the action is illegal. */
export function apply(before: Position, seat: Seat, action: Action): Position {
  const position = copyOf(before);
  if (!isAllowed(position, seat, action)) throw new Error(`illegal: ${seat} ${action}`);

  if (action === 'call') position.calls[seat] = 'made';
  else if (action.startsWith('challenge:')) challenge(position, challenged(action));
  else if (action === 'draw') draw(position);
  else if (action === 'pass' || action === 'decline') failTurn(position, action);
  else if (action === 'end') endTurn(position);
  else layWritten(position, action);
  return position;
}

function isAllowed(position: Position, seat: Seat, action: Action): boolean {
  if (!position.seats.includes(seat)) return false;
  if (action === 'call') return mayCall(position, seat);
  if (action.startsWith('challenge:')) {
    const other = challenged(action);
    return position.seats.includes(other) && mayChallenge(position, seat, other);
  }
  return seat === position.turn.seat && legal(position).includes(action);
}

function challenged(action: Action): Seat {
  return action.slice('challenge:'.length);
}

/**
 * The offender pays; if it is at turn, which it has not begun to use, a lost turn is this one.
 * Source: docs/rules.md#last-tile-call (penalty)
 */
function challenge(position: Position, offender: Seat): void {
  const isTurnLost = penalize(position, offender);
  if (isTurnLost && position.turn.seat === offender) beginTurn(position, offender);
}

/** Takes the next tile of the boneyard; a call made before is spent. Source: docs/rules.md#drawing */
function draw(position: Position): void {
  const { turn } = position;
  const tile = position.boneyard.shift();
  if (tile === undefined) throw new Error('the boneyard is empty');
  get(position.hands, turn.seat).push(tile);
  turn.draws += 1;
  turn.drawn = tile;
  position.calls[turn.seat] = 'none';
  position.passes = 0;
}

/**
 * A failed turn puts the marker on the seat's own train; under the narrow rule only if no tile
 * could be drawn or a double was to be covered at the start. It counts towards a blocked round if
 * nothing was laid and nothing could be drawn. Source: docs/rules.md#markers, docs/rules.md#ending (blocked round)
 */
function failTurn(position: Position, action: 'pass' | 'decline'): void {
  const { options, turn } = position;
  const drewNothing = action === 'pass' && turn.draws === 0;
  if (options.markerPlacement === 'anyFailedTurn' || turn.cover || drewNothing) {
    position.markers[turn.seat] = true;
  }
  if (drewNothing && position.boneyard.length === 0 && turn.laid === 0) position.passes += 1;
  if (position.calls[turn.seat] === 'missed') position.calls[turn.seat] = 'none';
  endTurn(position);
}

function layWritten(position: Position, action: Action): void {
  const play = playsNow(position).find((one) => writePlay(one) === action);
  if (!play) throw new Error(`no play: ${action}`);
  lay(position, play);
}
