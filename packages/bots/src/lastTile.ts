import { refusalOf, seatsOf, type Command, type SeatView } from '@roundhouse/rules';

/**
 * What a watchful player says out of turn: announces the own last tile, catches one that was
 * forgotten. Null when there is nothing to say.
 */
export function announcement(view: SeatView): Command | null {
  if (refusalOf(view, { type: 'call' }) === null) return { type: 'call' };
  const others = seatsOf(view.table.seatCount).filter((seat) => seat !== view.seat);
  const caught = others.find((seat) => refusalOf(view, { type: 'challenge', seat }) === null);
  return caught === undefined ? null : { type: 'challenge', seat: caught };
}
