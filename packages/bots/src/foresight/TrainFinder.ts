import { MIXED_TILE } from '../planner/planHand.ts';
import { lowestPip, PIP_COUNT } from '../planner/TileGraph.ts';
import type { QuickHands } from './QuickHands.ts';

/** Tiles laid in thought before the best train so far must do. */
const MOST_TRIED = 30;

/**
 * Weighs the train that lies in a hand: tries tile after tile, and soon stops. The planner finds the
 * heaviest; a playout asks a hundred times for what a player might see.
 */
export class TrainFinder {
  readonly #hands: QuickHands;
  /** True where the last tile of a train may be a double, since the next may lie elsewhere. */
  readonly #mayRestOnDouble: boolean;
  /** By pip: the partners that are not on the trial; what the trial weighs, and the best of them. */
  readonly #held = new Int32Array(PIP_COUNT);
  #value = 0;
  #most = 0;
  #left = 0;

  constructor(hands: QuickHands, mayRestOnDouble: boolean) {
    this.#hands = hands;
    this.#mayRestOnDouble = mayRestOnDouble;
  }

  /** The weight of the best train found of a seat's tiles that begins with this number. */
  weigh(seat: number, start: number): number {
    this.#hands.copyHand(seat, this.#held);
    this.#value = 0;
    this.#most = 0;
    this.#left = MOST_TRIED;
    this.#goOn(start);
    return this.#most;
  }

  /** The trial stands at a number: goes on from there in every way, dead ends last. */
  #goOn(at: number): void {
    const before = this.#value;
    const hasDouble = (((this.#held[at] ?? 0) >> at) & 1) === 1;
    if (hasDouble) this.#lay(at, at);
    this.#most = Math.max(this.#most, this.#mayRestOnDouble ? this.#value : before);
    let deadEnds = 0;
    for (let left = this.#held[at] ?? 0; left !== 0 && this.#left > 0;) {
      const next = 31 - Math.clz32(left);
      left &= ~(1 << next);
      if (this.#held[next] === 1 << at) deadEnds |= 1 << next;
      else this.#try(at, next);
    }
    for (let left = deadEnds; left !== 0 && this.#left > 0; left &= left - 1) {
      this.#try(at, lowestPip(left));
    }
    if (hasDouble) this.#turn(at, at);
    this.#value = before;
  }

  #try(at: number, next: number): void {
    const before = this.#value;
    this.#left -= 1;
    this.#lay(at, next);
    this.#goOn(next);
    this.#turn(at, next);
    this.#value = before;
  }

  #lay(at: number, next: number): void {
    this.#turn(at, next);
    this.#value += MIXED_TILE + this.#hands.pointsOf(at, next);
  }

  #turn(a: number, b: number): void {
    this.#held[a] = (this.#held[a] ?? 0) ^ (1 << b);
    if (a !== b) this.#held[b] = (this.#held[b] ?? 0) ^ (1 << a);
  }
}
