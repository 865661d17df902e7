import type { Pip } from '@roundhouse/rules';
import { isOutOfReach, type Unlaid } from './bound.ts';
import { Bridges } from './Bridges.ts';
import { cheapestLeaving } from './leaving.ts';
import { PositionSet } from './PositionSet.ts';
import { lowestPip, PIP_COUNT, type TileGraph } from './TileGraph.ts';

/** With fewer lines than this a search is over sooner than its bound is found. */
const FEWEST_TO_BOUND = 8;
/** Most hands are planned within so many positions; bridges are looked for in the others. */
const POSITIONS_OF_EASY_HANDS = 48;
/** Above every weight: what puts one tile before another whatever they weigh. */
const DEAD_END = 2 ** 24;
const LEFT_OUT = 2 ** 26;

/** Where trains may start, and what may come last. */
export interface SearchRules {
  readonly starts: readonly Pip[];
  /** The pips whose double may come last, uncovered. */
  readonly finals: number;
  /** Positions looked at before the search stops with the best train so far. */
  readonly mostPositions: number;
}

/** The heaviest train. Doubles are not in `pips`: each lies where its number first goes on. */
export interface Route {
  /** The numbers that the train runs through, its start first. */
  readonly pips: readonly Pip[];
  readonly value: number;
  /** Positions looked at. */
  readonly positionCount: number;
  /** True when no train is heavier. */
  readonly proven: boolean;
}

/**
 * Finds the heaviest train of a graph, by branch and bound. The graph is as it was afterwards.
 *
 * Only lines are searched: a double is gained where its number is left for the first time. What was
 * seen is not searched again; what cannot beat the best train so far is not searched at all.
 */
export function heaviestRoute(graph: TileGraph, rules: SearchRules): Route {
  const search = new Search(graph, rules);
  for (const start of rules.starts) search.from(start);
  return search.route();
}

class Search implements Unlaid {
  readonly graph: TileGraph;
  readonly finals: number;
  doubles = 0;
  readonly #mostPositions: number;
  #positionCount = 0;
  #seen = new PositionSet();
  readonly #bridges = new Bridges();
  /** Lines that the bound would leave out, by pip; and the value that no train from here exceeds. */
  #leaving: Int32Array = NOTHING_LEFT;
  #ceiling = Number.POSITIVE_INFINITY;
  /** True when the train from this start cannot be improved, or the search has taken too long. */
  #isDone = false;
  #best = -1;
  #bestPips: readonly Pip[] = [];
  readonly #pips: Pip[] = [];

  constructor(graph: TileGraph, { finals, mostPositions }: SearchRules) {
    this.graph = graph;
    this.finals = finals;
    this.#mostPositions = mostPositions;
  }

  route(): Route {
    return {
      pips: this.#bestPips,
      value: this.#best,
      positionCount: this.#positionCount,
      proven: this.#positionCount < this.#mostPositions,
    };
  }

  /** Searches all trains from one start for one that is heavier than those before. */
  from(start: Pip): void {
    if (this.#positionCount >= this.#mostPositions) return;
    this.doubles = this.graph.doubles & ~this.#lostDoubles(start);
    this.#isDone = false;
    this.#look(start);
    if (this.#ceiling <= this.#best) return;
    this.#seen = new PositionSet();
    this.#go(start, 0, 0);
  }

  /** Doubles that no train from here can cover, where they may not come last. */
  #lostDoubles(start: Pip): number {
    const { graph, finals } = this;
    let lost = 0;
    for (let pips = graph.doubles & ~finals & ~(1 << start); pips !== 0; pips &= pips - 1) {
      if (graph.isDeadEnd(lowestPip(pips))) lost |= pips & -pips;
    }
    return lost;
  }

  /** Looks for a ceiling before anything is searched. */
  #look(start: Pip): void {
    const { graph } = this;
    this.#ceiling = Number.POSITIVE_INFINITY;
    this.#leaving = NOTHING_LEFT;
    if (graph.lineCount < FEWEST_TO_BOUND || graph.partners[start] === 0) return;
    const leaving = cheapestLeaving(graph, start, this.doubles);
    if (leaving === null) return;
    this.#leaving = leaving.lines;
    const beyondBridges = Math.floor(this.#bridges.mostFrom(this, start) / 2);
    this.#ceiling = Math.min(this.#weightAround(start) - leaving.weight, beyondBridges);
  }

  #weightAround(start: Pip): number {
    const within = this.graph.reachable(start);
    let twice = 0;
    for (let pips = within; pips !== 0; pips &= pips - 1) {
      const pip = lowestPip(pips);
      twice += this.graph.sums[pip] ?? 0;
      if (((this.doubles >> pip) & 1) === 1) twice += 2 * this.graph.weightOf(pip, pip);
    }
    return twice / 2;
  }

  /** The train stands at `at`, has gained so much, and has so many lines. */
  #go(at: Pip, gained: number, depth: number): void {
    const { graph, doubles } = this;
    this.#pips[depth] = at;
    this.#positionCount += 1;
    const double = ((doubles >> at) & 1) === 0 ? 0 : graph.weightOf(at, at);
    this.#weigh(((this.finals >> at) & 1) === 0 ? gained : gained + double, depth);
    if (this.#isDone || graph.partners[at] === 0) return;
    const need = this.#best + 1 - gained;
    if (isOutOfReach(this, at, need)) return;
    const isHard = this.#positionCount > POSITIONS_OF_EASY_HANDS;
    if (isHard && this.#bridges.mostFrom(this, at) < 2 * need) return;
    if (depth >= 2 && !this.#seen.add(graph.takenLow, graph.takenHigh)) return;
    this.doubles &= ~(1 << at);
    for (let left = graph.partners[at] ?? 0; left !== 0 && !this.#isDone;) {
      const next = this.#firstOf(left, at);
      left &= ~(1 << next);
      const weight = graph.take(at, next);
      this.#go(next, gained + double + weight, depth + 1);
      graph.putBack(at, next);
    }
    this.doubles = doubles;
  }

  /** Keeps the train that lies here when it is the heaviest so far. */
  #weigh(value: number, depth: number): void {
    if (value > this.#best) {
      this.#best = value;
      this.#bestPips = this.#pips.slice(0, depth + 1);
    }
    this.#isDone = this.#best >= this.#ceiling || this.#positionCount >= this.#mostPositions;
  }

  /** Which way to try first: one that the bound keeps, that leads on, and that is heavy. */
  #firstOf(ways: number, at: Pip): Pip {
    const { graph } = this;
    let first = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let left = ways; left !== 0; left &= left - 1) {
      const next = lowestPip(left);
      const isLeft = (((this.#leaving[at] ?? 0) >> next) & 1) === 1;
      const rank =
        graph.weightOf(at, next) -
        (isLeft ? LEFT_OUT : 0) -
        (graph.partners[next] === 1 << at ? DEAD_END : 0);
      if (rank <= highest) continue;
      highest = rank;
      first = next;
    }
    return first;
  }
}

const NOTHING_LEFT = new Int32Array(PIP_COUNT);
