import { turnOf, type Command, type Seat, type SeatView } from '@roundhouse/rules';
import { announcement } from './lastTile.ts';
import type { Player } from './players/player.ts';
import type { Rng } from './rng.ts';

/**
 * Which of the seats that bots play has something to do: to say out of turn, or to lay. Null when none
 * has. `viewOf` gives what a person at a seat would see.
 */
export function seatToMove(seats: readonly Seat[], viewOf: (seat: Seat) => SeatView): Seat | null {
  const speaker = seats.find((seat) => announcement(viewOf(seat)) !== null);
  return speaker ?? seats.find((seat) => turnOf(viewOf(seat).table)?.seat === seat) ?? null;
}

/** What the bot at a seat that has something to do says or lays. */
export function moveFor(view: SeatView, player: Player, rng: Rng): Command {
  return announcement(view) ?? player.decide(view, rng);
}
