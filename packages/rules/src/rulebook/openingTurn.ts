import { assertNever } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Table, Turn } from '../state.ts';
import type { TrainRestriction, TurnRestriction } from './restriction.ts';

/** True while the seat's next free turn is bound to its own train. Source: docs/rules.md#opening-turn */
export function isOpeningTurn(table: Table, seat: Seat): boolean {
  return table.openingDone[seat] !== true && table.options.openingTurn !== 'single';
}

/** True where an opening turn may lay a whole train. Source: docs/rules.md#opening-turn */
export function opensWithChain(table: Table): boolean {
  return table.options.openingTurn === 'ownTrainFull';
}

/**
 * True when this turn uses up the seat's opening: a covering turn does not, unless opening turns
 * are turns like any other. Source: docs/rules.md#opening-turn
 */
export function usesUpOpening(table: Table, turn: Turn): boolean {
  return !turn.cover || table.options.openingTurn === 'single';
}

/** An opening turn touches no train but the own one. Source: docs/rules.md#opening-turn */
export const openingStaysHome: TrainRestriction = ({ seat, turn }, train) =>
  turn.opening && train !== seat ? { code: 'openingOwnTrainOnly' } : null;

/** What a seat does that has nothing to open with. Source: docs/rules.md#opening-turn */
export function drawWithoutStarter(table: Table, turn: Turn): 'none' | 'asUsual' | 'untilStarter' {
  if (!turn.opening || turn.tilesLaid > 0) return 'asUsual';
  switch (table.options.openingNoStarter) {
    case 'markNoDraw':
      return 'none';
    case 'drawThenMark':
      return 'asUsual';
    case 'drawUntilStarter':
      return 'untilStarter';
    default:
      return assertNever(table.options.openingNoStarter);
  }
}

/** True when an opening chain that stops on a double binds the next seat. Source: docs/rules.md#opening-doubles */
export function openingDoubleBinds(table: Table): boolean {
  return table.options.openingDoubleEnd !== 'deferred';
}

/** When an opening train may be stopped. Source: docs/rules.md#opening-turn */
export const openingMayStop: TurnRestriction = ({ table, seat, turn, plays }, { type }) => {
  if (type !== 'end') return null;
  if (turn.step !== 'chain') return { code: 'onlyOpeningTrainsEnd' };
  if (turn.tilesLaid === 0) return { code: 'layATileFirst' };
  if (plays.length === 0) return null;
  if (!table.options.openingMayStopEarly) return { code: 'openingGoesOn' };
  const standsOn = table.openDoubles.find((open) => open.train === seat);
  return standsOn !== undefined && table.options.openingDoubleEnd === 'forbidden'
    ? { code: 'openingMayNotEndOnDouble', pip: standsOn.pip }
    : null;
};

/**
 * True when going out now leaves a turn to every seat that has had none yet.
 * Source: docs/rules.md#going-out-in-the-opening
 */
export function othersStillOpen(table: Table, out: Seat): boolean {
  if (!opensWithChain(table) || table.options.goOutInOpening === 'immediate') return false;
  return table.hadTurn.some((had, seat) => !had && seat !== out);
}

/** True when every seat has had its opening turn. Source: docs/rules.md#opening-doubles */
export function allHaveOpened(table: Table): boolean {
  return table.openingDone.every(Boolean);
}
