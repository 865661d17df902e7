import { hasPip, isDouble, lowOf, otherHalf, type Pip, type TileId } from '@roundhouse/rules';
import type { PlanQuestion } from '../src/index.ts';

/** A train as it grows: its number, its weight, what is left of the hand. */
interface Growing {
  readonly end: Pip;
  readonly value: number;
  readonly left: readonly TileId[];
  readonly last: TileId | null;
}

/**
 * The weight of the heaviest train, by trying every order of every tile, doubles like all others.
 * Shares nothing with the planner. For a few tiles only.
 */
export function heaviestByTrying(question: PlanQuestion): number {
  const { tiles: left, starts } = question;
  return Math.max(
    ...starts.map((end) => heaviestFrom(question, { end, value: 0, left, last: null })),
  );
}

function heaviestFrom(question: PlanQuestion, train: Growing): number {
  let best = mayEnd(question, train) ? train.value : 0;
  for (const tile of train.left) {
    if (!hasPip(tile, train.end)) continue;
    const longer = {
      end: otherHalf(tile, train.end),
      value: train.value + question.weigh(tile),
      left: train.left.filter((other) => other !== tile),
      last: tile,
    };
    best = Math.max(best, heaviestFrom(question, longer));
  }
  return best;
}

function mayEnd(question: PlanQuestion, { last, left }: Growing): boolean {
  const { finalDouble, restful = 0 } = question;
  if (last === null || !isDouble(last) || finalDouble === 'allowed') return true;
  if ((restful >> lowOf(last)) & 1) return true;
  return finalDouble === 'onlyIfHandEmpties' && left.length === 0;
}

/**
 * The weight of the heaviest train by the search without its bounds: every train of tiles between
 * two numbers, a position that was seen once not again. For some twenty tiles.
 */
export function heaviestWithoutBounds(question: PlanQuestion): number {
  return Math.max(...question.starts.map((start) => new PlainSearch(question, start).best));
}

class PlainSearch {
  best = 0;
  readonly #question: PlanQuestion;
  readonly #seen = new Set<number>();

  constructor(question: PlanQuestion, start: Pip) {
    this.#question = question;
    this.#go({ at: start, taken: 0, gained: 0, doubles: new Set() });
  }

  #go(position: {
    readonly at: Pip;
    /** A bit for each tile between two numbers; fewer than 53. */
    readonly taken: number;
    readonly gained: number;
    readonly doubles: ReadonlySet<Pip>;
  }): void {
    const { at, taken, gained, doubles } = position;
    const double = this.#question.tiles.find((tile) => isDouble(tile) && lowOf(tile) === at);
    const holds = double !== undefined && !doubles.has(at);
    const withDouble = holds ? gained + this.#question.weigh(double) : gained;
    this.best = Math.max(this.best, this.#mayRest(at, position) ? withDouble : gained);
    const after = holds ? new Set([...doubles, at]) : doubles;
    for (const [index, tile] of this.#question.tiles.entries()) {
      const bit = 2 ** index;
      if (isDouble(tile) || !hasPip(tile, at) || Math.floor(taken / bit) % 2 === 1) continue;
      if (this.#seen.has(taken + bit)) continue;
      this.#seen.add(taken + bit);
      this.#go({
        at: otherHalf(tile, at),
        taken: taken + bit,
        gained: withDouble + this.#question.weigh(tile),
        doubles: after,
      });
    }
  }

  /** True when the double of this number may come last here. */
  #mayRest(at: Pip, { taken, doubles }: { taken: number; doubles: ReadonlySet<Pip> }): boolean {
    const { finalDouble, restful = 0, tiles } = this.#question;
    if (finalDouble === 'allowed' || (restful >> at) & 1) return true;
    if (finalDouble === 'forbidden') return false;
    const lines = this.#question.tiles.filter(
      (_, index) => Math.floor(taken / 2 ** index) % 2 === 1,
    );
    return lines.length + doubles.size + 1 === tiles.length;
  }
}
