import { assertNever } from '../result.ts';
import type { RuleOptions } from '../options.ts';
import type { Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { isStarted, trainOf, type SeatView } from '../state.ts';
import type { TrainRestriction } from './restriction.ts';

/**
 * A seat plays on its own train, on the Mexican train and on marked trains. A train that closed
 * behind a double of this turn stays open to its layer. Source: docs/rules.md#train-access
 */
export const trainIsOpen: TrainRestriction = (moment, train) => {
  const { table, seat, turn } = moment;
  if (turn.cover || train === seat) return null;
  if (table.openDoubles.some((open) => open.thisTurn && open.train === train)) return null;
  if (table.options.requireOwnTrainFirst && !isStarted(table, seat)) {
    return { code: 'ownTrainFirst' };
  }
  return train === 'mexican' ? mexicanTrainIsOpen(moment) : markedTrainIsOpen(moment, train);
};

/** False where the rules know no Mexican train. Source: docs/rules.md#train-access */
export function hasMexicanTrain(options: RuleOptions): boolean {
  return options.mexicanTrainStart !== 'none';
}

/** Who may use the Mexican train, which is open to all once it is started. Source: docs/rules.md#train-access */
function mexicanTrainIsOpen({ table, seat }: SeatView): Refusal | null {
  const started = isStarted(table, 'mexican');
  switch (table.options.mexicanTrainStart) {
    case 'anyTurn':
      return null;
    case 'afterOwnOpening':
      return started || table.openingDone[seat] === true
        ? null
        : { code: 'mexicanTrainAfterOpening' };
    case 'afterOwnTrain':
      return started || isStarted(table, seat) ? null : { code: 'mexicanTrainAfterOwnTrain' };
    case 'none':
      return { code: 'noMexicanTrain' };
    default:
      return assertNever(table.options.mexicanTrainStart);
  }
}

/** Another's train is open while it carries a marker. Source: docs/rules.md#train-access */
function markedTrainIsOpen({ table }: SeatView, train: Seat): Refusal | null {
  if (!trainOf(table, train).marked) return { code: 'trainIsPrivate', train };
  const open = isStarted(table, train) || table.options.othersMayStartMarkedTrain;
  return open ? null : { code: 'ownerStartsTrain', train };
}
