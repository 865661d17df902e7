import { seatAfter, seatsOf, type Seat } from '../seat.ts';
import type { Table, Turn } from '../state.ts';
import { blockers } from './covering.ts';
import { isOpeningTurn, opensWithChain } from './openingTurn.ts';
import type { PlayRestriction, TrainRestriction } from './restriction.ts';

/** The turn that this seat would have if it began now. Source: docs/rules.md#the-turn */
export function freshTurn(table: Table, seat: Seat): Turn {
  const cover = blockers(table, seat).length > 0;
  const opening = !cover && isOpeningTurn(table, seat);
  const step = opening && opensWithChain(table) ? 'chain' : 'start';
  return { seat, step, cover, opening, drawn: 0, tilesLaid: 0, laidDoubles: [] };
}

/**
 * The seat that plays after this one. While an opening lap is finished because somebody went out,
 * seats that have had their turn are passed over. Source: docs/rules.md#going-out-in-the-opening
 */
export function nextSeat(table: Table, seat: Seat): Seat {
  const next = seatAfter(seat, table.seatCount);
  if (table.phase.kind === 'over' || !table.phase.finishing) return next;
  const inOrder = seatsOf(table.seatCount).map((_, step) =>
    seatAfter(seat, table.seatCount, step + 1),
  );
  return inOrder.find((other) => table.hadTurn[other] !== true) ?? next;
}

/** The train must stand on this table. Source: docs/rules.md#the-turn */
export const trainIsHere: TrainRestriction = ({ table }, train) =>
  train === 'mexican' || train < table.seatCount ? null : { code: 'noSuchTrain' };

/** A tile is laid from the own hand. Source: docs/rules.md#the-turn */
export const tileInHand: PlayRestriction = ({ hand }, { tile }) =>
  hand.tiles.includes(tile) ? null : { code: 'tileNotInHand', tile };
