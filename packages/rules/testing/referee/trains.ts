import { feetOn, singleDoubleOn } from './doubles.ts';
import { MEXICAN, get, isStarted } from './position.ts';
import type { OpenDouble, Position, Seat, Train } from './position.ts';

/** A spot where a tile that carries `pip` can be laid. */
export interface Spot {
  train: Train;
  /** Which of several ends, null where no number is written. */
  index: number | null;
  pip: number;
  /** The double that is answered there. */
  double: OpenDouble | null;
}

/**
 * Every spot of a train. A double that wants one cover is the only spot of its train; an unfinished
 * foot stands beside the other ends; a train without tiles begins at the engine.
 * Source: docs/rules.md#doubles (branches), docs/rules.md#notation
 */
export function spotsOn(position: Position, train: Train): Spot[] {
  const single = singleDoubleOn(position, train);
  if (single) return [{ train, index: null, pip: single.pip, double: single }];
  if (!isStarted(position, train)) {
    return [{ train, index: null, pip: position.engine, double: null }];
  }

  const feet = feetOn(position, train);
  const ends = get(position.trains, train);
  const isNumbered = ends.length > 1 || feet.length > 0;
  return [
    ...feet.map((foot) => ({ train, index: null, pip: foot.pip, double: foot })),
    ...ends.map((pip, index) => ({ train, index: isNumbered ? index : null, pip, double: null })),
  ];
}

/**
 * May this seat use the Mexican train? Once it runs, always; its first tile may have to wait for
 * the seat's opening turn or for its own train. Source: docs/rules.md#mexican-train
 */
function mayUseMexicanTrain(position: Position, seat: Seat): boolean {
  const { mexicanTrainStart } = position.options;
  if (mexicanTrainStart === 'none') return false;
  if (isStarted(position, MEXICAN)) return true;
  if (mexicanTrainStart === 'afterOwnOpening') return get(position.openingDone, seat);
  if (mexicanTrainStart === 'afterOwnTrain') return isStarted(position, seat);
  return true;
}

/** A train with a marker is everybody's; an empty one may be kept for its owner. Source: docs/rules.md#markers, docs/rules.md#mexican-train */
function isOpenToOthers(position: Position, train: Train): boolean {
  if (!get(position.markers, train)) return false;
  return isStarted(position, train) || position.options.othersMayStartMarkedTrain;
}

/**
 * The trains a seat may use when nothing has to be covered: its own; unless it must start that
 * first, the Mexican train and marked ones; and the trains on which it laid a double in this turn,
 * should they have closed behind it. An opening turn knows the own train only.
 * Source: docs/rules.md#turn, docs/rules.md#opening-turn, docs/rules.md#markers
 */
export function trainsFor(position: Position, seat: Seat): Train[] {
  if (position.turn.opening) return [seat];

  const trains = [seat];
  if (!position.options.requireOwnTrainFirst || isStarted(position, seat)) {
    if (mayUseMexicanTrain(position, seat)) trains.push(MEXICAN);
    for (const other of position.seats) {
      if (other !== seat && isOpenToOthers(position, other)) trains.push(other);
    }
  }
  for (const double of position.open) {
    if (double.mine && !trains.includes(double.train)) trains.push(double.train);
  }
  return trains;
}
