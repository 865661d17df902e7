import { handPoints, highOf, lowOf, tileOf, type Table, type TileId } from '@roundhouse/rules';
import { lowestPip, PIP_COUNT } from '../planner/TileGraph.ts';

/** The hands of a quick round. Seats are numbers; a set of pips is a number with one bit for each. */
export class QuickHands {
  /** By seat: tiles held. */
  readonly counts: Int32Array;
  /** By seat and pip: the pips on the other halves of the tiles held. */
  readonly #partners: Int32Array;
  /** By two halves: what that tile costs. */
  readonly #points: Int16Array;

  /** Hands without tiles, for the seats of a table. */
  constructor(table: Table) {
    this.counts = new Int32Array(table.seatCount);
    this.#partners = new Int32Array(table.seatCount * PIP_COUNT);
    this.#points = pointsByHalves(table);
  }

  /** Becomes what the other is. */
  copy(other: QuickHands): void {
    this.counts.set(other.counts);
    this.#partners.set(other.#partners);
  }

  /** Copies the partners in one hand, by pip. */
  copyHand(seat: number, into: Int32Array): void {
    const base = seat * PIP_COUNT;
    for (let pip = 0; pip < PIP_COUNT; pip += 1) into[pip] = this.#partners[base + pip] ?? 0;
  }

  /** Puts a tile into a hand. */
  give(seat: number, tile: TileId): void {
    this.#turn(seat, highOf(tile), lowOf(tile));
    this.counts[seat] = (this.counts[seat] ?? 0) + 1;
  }

  /** Takes the tile with these halves out of the hand that holds it; gives how many are left. */
  take(seat: number, a: number, b: number): number {
    this.#turn(seat, a, b);
    const left = (this.counts[seat] ?? 0) - 1;
    this.counts[seat] = left;
    return left;
  }

  /** Puts a tile of a hand out of sight for a moment, or back; it is counted all the time. */
  hide(seat: number, a: number, b: number): void {
    this.#turn(seat, a, b);
  }

  /** The pips on the other halves of a seat's tiles with this number. */
  partnersOf(seat: number, pip: number): number {
    return this.#partners[seat * PIP_COUNT + pip] ?? 0;
  }

  /** What the tile with these halves costs when it is left over. */
  pointsOf(a: number, b: number): number {
    return this.#points[a * PIP_COUNT + b] ?? 0;
  }

  /** What the hand of a seat costs. */
  pointsHeld(seat: number): number {
    let points = 0;
    for (let high = 0; high < PIP_COUNT; high += 1) {
      for (let left = this.#lowersOf(seat, high); left !== 0; left &= left - 1) {
        points += this.pointsOf(high, lowestPip(left));
      }
    }
    return points;
  }

  /** The tiles that a seat holds. */
  tilesOf(seat: number): readonly TileId[] {
    const tiles: TileId[] = [];
    for (let high = 0; high < PIP_COUNT; high += 1) {
      for (let left = this.#lowersOf(seat, high); left !== 0; left &= left - 1) {
        tiles.push(tileOf(high, lowestPip(left)));
      }
    }
    return tiles;
  }

  /** The lower halves of a seat's tiles whose higher half this is. */
  #lowersOf(seat: number, high: number): number {
    return this.partnersOf(seat, high) & ((2 << high) - 1);
  }

  /** A tile held is gone, one that is not is there. */
  #turn(seat: number, a: number, b: number): void {
    const base = seat * PIP_COUNT;
    this.#partners[base + a] = (this.#partners[base + a] ?? 0) ^ (1 << b);
    if (a !== b) this.#partners[base + b] = (this.#partners[base + b] ?? 0) ^ (1 << a);
  }
}

function pointsByHalves({ options }: Table): Int16Array {
  const points = new Int16Array(PIP_COUNT * PIP_COUNT);
  for (let a = 0; a <= options.maxPip; a += 1) {
    for (let b = 0; b <= options.maxPip; b += 1) {
      points[a * PIP_COUNT + b] = handPoints(options, [tileOf(a, b)]);
    }
  }
  return points;
}
