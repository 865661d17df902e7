import { assertNever } from '../result.ts';
import type { RuleOptions } from '../options.ts';
import { seatAfter, seatOf, seatsOf, type Seat } from '../seat.ts';
import { highOf, lowOf, type TileId } from '../tile.ts';

/** What decides who leads the first round. */
export interface FirstLead {
  readonly seatCount: number;
  /** The seat that chance names, where the rules want chance. */
  readonly lot: Seat;
  /** Who laid the engine; null when it was set aside. */
  readonly holder: Seat | null;
  readonly deck: readonly TileId[];
}

/** Who leads the first round. Source: docs/rules.md#starter */
export function firstStarter(options: RuleOptions, lead: FirstLead): Seat {
  switch (options.starterFirst) {
    case 'engineHolder':
      return lead.holder ?? lead.lot;
    case 'random':
      return lead.lot;
    case 'drawHighest':
      return highestDraw(lead.seatCount, lead.deck) ?? lead.lot;
    case 'seat0':
      return seatOf(0);
    default:
      return assertNever(options.starterFirst);
  }
}

/**
 * Seats draw from the end of the deck, the heaviest tile leads, equal ones draw again; undefined
 * when they are still equal at the last tiles.
 */
function highestDraw(seatCount: number, deck: readonly TileId[]): Seat | undefined {
  let left = [...deck];
  let seats = seatsOf(seatCount);
  while (seats.length > 1 && left.length >= seats.length) {
    const drawn = seats.map((seat, index) => ({
      seat,
      tile: left.at(-1 - index) ?? (0 as TileId),
    }));
    left = left.slice(0, -seats.length);
    const heaviest = Math.max(...drawn.map(({ tile }) => highOf(tile) + lowOf(tile)));
    seats = drawn
      .filter(({ tile }) => highOf(tile) + lowOf(tile) === heaviest)
      .map(({ seat }) => seat);
  }
  return seats.length === 1 ? seats[0] : undefined;
}

/** What decides who leads a later round. */
export interface NextLead {
  readonly seatCount: number;
  readonly previous: { readonly starter: Seat; readonly out: Seat | null };
  readonly holder: Seat | null;
}

/** Who leads a later round. Source: docs/rules.md#starter */
export function nextStarter(options: RuleOptions, { seatCount, previous, holder }: NextLead): Seat {
  const rotated = seatAfter(previous.starter, seatCount);
  switch (options.starterNext) {
    case 'engineHolder':
      return holder ?? rotated;
    case 'rotateClockwise':
      return rotated;
    case 'previousWinner':
      return previous.out ?? rotated;
    default:
      return assertNever(options.starterNext);
  }
}
