import { highOf, isDouble, lowOf, LARGEST_PIP, type Pip, type TileId } from '@roundhouse/rules';

/** Numbers that a half may show, 0 to 18: the width of every table by pip. */
export const PIP_COUNT = LARGEST_PIP + 1;
/** Tiles between two numbers that one search can tell apart: two words of 32 bits. */
const MOST_LINES = 64;

/** What a tile counts for. A whole number from 1. */
export type Weigh = (tile: TileId) => number;

/** The lowest pip of a set of pips, one bit each; the set is not empty. */
export function lowestPip(pips: number): Pip {
  return 31 - Math.clz32(pips & -pips);
}

/**
 * Tiles not yet laid, as a drawing: numbers are points, tiles lines between two of them, doubles
 * loops. A set of pips is a number with one bit for each. Lines are taken out and put back while a
 * search runs; each graph belongs to one search.
 */
export class TileGraph {
  /** By pip: the pips that an unlaid tile joins to it. */
  readonly partners = new Int32Array(PIP_COUNT);
  /** By pip: the weight of all lines that end there, the loop aside. */
  readonly sums = new Int32Array(PIP_COUNT);
  /** The pips of an odd number of lines. */
  odd = 0;
  /** The lines taken out, a bit for each of the first and of the second 32. */
  takenLow = 0;
  takenHigh = 0;
  /** The pips whose double is among the tiles. */
  readonly doubles: number;
  readonly lineCount: number;
  /** False when there were too many lines: the lightest are missing. */
  readonly isWhole: boolean;
  readonly #weights = new Int32Array(PIP_COUNT * PIP_COUNT);
  readonly #numbers = new Uint8Array(PIP_COUNT * PIP_COUNT);

  constructor(tiles: readonly TileId[], weigh: Weigh) {
    const all = tiles.filter((tile) => !isDouble(tile));
    const lines = all.length > MOST_LINES ? heaviest(all, weigh) : all;
    this.lineCount = lines.length;
    this.isWhole = lines === all;
    let doubles = 0;
    for (const tile of tiles) {
      if (!isDouble(tile)) continue;
      doubles |= 1 << lowOf(tile);
      this.#weights[lowOf(tile) * (PIP_COUNT + 1)] = weigh(tile);
    }
    this.doubles = doubles;
    for (const [number, tile] of lines.entries()) this.#draw(tile, number, weigh(tile));
  }

  /** The weight of the tile with these two numbers; it is one of the tiles. */
  weightOf(a: Pip, b: Pip): number {
    return this.#weights[a * PIP_COUNT + b] ?? 0;
  }

  /** True at a number with one line left at most: a train that comes there ends there. */
  isDeadEnd(pip: Pip): boolean {
    const partners = this.partners[pip] ?? 0;
    return (partners & (partners - 1)) === 0;
  }

  /** Takes the line between two pips out, and gives its weight. */
  take(a: Pip, b: Pip): number {
    const weight = this.weightOf(a, b);
    this.#turn(a, b);
    this.sums[a] = (this.sums[a] ?? 0) - weight;
    this.sums[b] = (this.sums[b] ?? 0) - weight;
    return weight;
  }

  /** Puts back what was taken. */
  putBack(a: Pip, b: Pip): void {
    const weight = this.weightOf(a, b);
    this.#turn(a, b);
    this.sums[a] = (this.sums[a] ?? 0) + weight;
    this.sums[b] = (this.sums[b] ?? 0) + weight;
  }

  /** The pips that lines lead to from this one, itself among them. */
  reachable(from: Pip): number {
    let reached = 1 << from;
    for (let edge = reached; edge !== 0;) {
      const pip = lowestPip(edge);
      const fresh = (this.partners[pip] ?? 0) & ~reached;
      reached |= fresh;
      edge = (edge & (edge - 1)) | fresh;
    }
    return reached;
  }

  #draw(tile: TileId, number: number, weight: number): void {
    const [a, b] = [highOf(tile), lowOf(tile)];
    this.#weights[a * PIP_COUNT + b] = weight;
    this.#weights[b * PIP_COUNT + a] = weight;
    this.#numbers[a * PIP_COUNT + b] = number;
    this.#numbers[b * PIP_COUNT + a] = number;
    this.putBack(a, b);
    this.takenLow = 0;
    this.takenHigh = 0;
  }

  /** A line that is there goes, one that is not comes. */
  #turn(a: Pip, b: Pip): void {
    this.partners[a] = (this.partners[a] ?? 0) ^ (1 << b);
    this.partners[b] = (this.partners[b] ?? 0) ^ (1 << a);
    this.odd ^= (1 << a) ^ (1 << b);
    const number = this.#numbers[a * PIP_COUNT + b] ?? 0;
    if (number < 32) this.takenLow ^= 1 << number;
    else this.takenHigh ^= 1 << number;
  }
}

function heaviest(tiles: readonly TileId[], weigh: Weigh): readonly TileId[] {
  return tiles.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, MOST_LINES);
}
