import { MEXICAN, carries } from './position.ts';
import type { OpenDouble, Position, Seat, Train } from './position.ts';

/**
 * A suit is exhausted once all its tiles lie on the table, that is, none is held and none is in
 * the boneyard. Source: docs/rules.md#doubles (exhausted suit)
 */
export function isExhausted(position: Position, pip: number): boolean {
  const hidden = [...Object.values(position.hands).flat(), ...position.boneyard];
  return !hidden.some((tile) => carries(tile, pip));
}

/** With the exception switched on, a double of an exhausted suit binds nobody. Source: docs/rules.md#doubles (exhausted suit) */
function isReleased(position: Position, double: OpenDouble): boolean {
  return position.options.exhaustedSuit !== 'none' && isExhausted(position, double.pip);
}

/**
 * The open doubles that a seat must see to before anything else, in order of laying: everybody's
 * duty, the layer's only, or nobody's. Source: docs/rules.md#doubles (obligation)
 */
export function bindingDoubles(position: Position, seat: Seat): OpenDouble[] {
  const obligation = position.options.openDoubleObligation;
  if (obligation === 'none') return [];
  return position.open.filter(
    (double) =>
      double.live &&
      !isReleased(position, double) &&
      (obligation === 'everyone' || double.by === seat),
  );
}

/** How many tiles answer a double on this train: one, or three where doubles branch. Source: docs/rules.md#doubles (branches) */
export function branchesOn(position: Position, train: Train): number {
  const { personal, mexican } = position.options.branches;
  return train === MEXICAN ? mexican : personal;
}

export function feetOn(position: Position, train: Train): OpenDouble[] {
  return position.open.filter((double) => double.train === train && double.size === 3);
}

/** The double that wants one cover and so closes every other end of its train. */
export function singleDoubleOn(position: Position, train: Train): OpenDouble | undefined {
  return position.open.find((double) => double.train === train && double.size === 1);
}

/**
 * A foot that can no longer be completed is given up at the end of a turn if a branch of it lies;
 * its branches are ordinary ends from then on. Source: docs/rules.md#doubles (branches)
 */
export function dropDeadFeet(position: Position): void {
  position.open = position.open.filter(
    (double) => !(double.size === 3 && double.need < 3 && isReleased(position, double)),
  );
}

/**
 * Opening doubles that were to wait begin to bind once every seat has had its opening turn.
 * Source: docs/rules.md#opening-turn (double at the end)
 */
export function wakeDoubles(position: Position): void {
  if (!position.seats.every((seat) => position.openingDone[seat])) return;
  for (const double of position.open) double.live = true;
}
