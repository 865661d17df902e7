import type { Pip } from '@roundhouse/rules';
import { lowestPip, PIP_COUNT, type TileGraph } from './TileGraph.ts';

/** With more numbers to pair than this, pairing takes longer than it saves. */
const MOST_TO_PAIR = 15;
const FAR = 2 ** 29;

/** The cheapest tiles whose absence lets one train run through all others, were they connected. */
export interface Leaving {
  readonly weight: number;
  /** By pip: the other ends of its tiles that are left. */
  readonly lines: Int32Array;
}

/**
 * No train from `start` leaves out less. A train runs through every number an even number of times,
 * save its two ends; so the numbers of an odd count are paired, one of them spared for the end, each
 * pair joined by the cheapest way. `doubles` are those that could be laid. Null when there are too many of them.
 */
export function cheapestLeaving(graph: TileGraph, start: Pip, doubles: number): Leaving | null {
  const within = graph.reachable(start);
  const odd = pipsIn((graph.odd & within) ^ (1 << start));
  if (odd.length > MOST_TO_PAIR) return null;
  const ways = cheapestWays(graph, pipsIn(within), doubles & ~(1 << start));
  const pairing = new Pairing(odd, ways.lengths);
  const lines = new Int32Array(PIP_COUNT);
  for (const [from, to] of pairing.pairs()) walk(ways, { from, to }, lines);
  return { weight: pairing.weight, lines };
}

function pipsIn(set: number): readonly Pip[] {
  const pips: Pip[] = [];
  for (let left = set; left !== 0; left &= left - 1) pips.push(lowestPip(left));
  return pips;
}

/** By two pips: the weight of the cheapest way between them, and its first step. */
interface Ways {
  readonly lengths: Int32Array;
  readonly steps: Uint8Array;
}

/** Floyd and Warshall's. A number with one tile takes its double, one of `doubles`, with it. */
function cheapestWays(graph: TileGraph, pips: readonly Pip[], doubles: number): Ways {
  const lengths = new Int32Array(PIP_COUNT * PIP_COUNT).fill(FAR);
  const steps = new Uint8Array(PIP_COUNT * PIP_COUNT);
  for (const from of pips) {
    for (const to of pipsIn(graph.partners[from] ?? 0)) {
      const lost = lostWith(graph, from, doubles) + lostWith(graph, to, doubles);
      lengths[from * PIP_COUNT + to] = graph.weightOf(from, to) + lost;
      steps[from * PIP_COUNT + to] = to;
    }
  }
  for (const via of pips) {
    for (const from of pips) shorten({ lengths, steps }, { via, from }, pips);
  }
  return { lengths, steps };
}

function lostWith(graph: TileGraph, pip: Pip, doubles: number): number {
  return graph.isDeadEnd(pip) && ((doubles >> pip) & 1) === 1 ? graph.weightOf(pip, pip) : 0;
}

function shorten(
  { lengths, steps }: Ways,
  { via, from }: { readonly via: Pip; readonly from: Pip },
  pips: readonly Pip[],
): void {
  const first = lengths[from * PIP_COUNT + via] ?? FAR;
  if (first === FAR) return;
  for (const to of pips) {
    const length = first + (lengths[via * PIP_COUNT + to] ?? FAR);
    if (length >= (lengths[from * PIP_COUNT + to] ?? FAR)) continue;
    lengths[from * PIP_COUNT + to] = length;
    steps[from * PIP_COUNT + to] = steps[from * PIP_COUNT + via] ?? 0;
  }
}

/** Adds the lines of a way; a line that is there already goes, since twice is not at all. */
function walk(
  { steps }: Ways,
  { from, to }: { readonly from: Pip; readonly to: Pip },
  lines: Int32Array,
): void {
  for (let at = from; at !== to;) {
    const next = steps[at * PIP_COUNT + to] ?? to;
    lines[at] = (lines[at] ?? 0) ^ (1 << next);
    lines[next] = (lines[next] ?? 0) ^ (1 << at);
    at = next;
  }
}

/** Pairs an odd number of pips, one spared, as cheaply as can be. */
class Pairing {
  readonly weight: number;
  readonly #pips: readonly Pip[];
  readonly #lengths: Int32Array;
  /** By set of places in `#pips`: what the rest costs, or -1; and the partner of its lowest place. */
  readonly #costs: Int32Array;
  readonly #partners: Int8Array;

  constructor(pips: readonly Pip[], lengths: Int32Array) {
    this.#pips = pips;
    this.#lengths = lengths;
    this.#costs = new Int32Array(1 << pips.length).fill(-1);
    this.#partners = new Int8Array(1 << pips.length);
    this.weight = this.#costOf((1 << pips.length) - 1, true);
  }

  /** The pairs of the cheapest pairing. */
  pairs(): readonly (readonly [Pip, Pip])[] {
    const pairs: [Pip, Pip][] = [];
    for (let left = (1 << this.#pips.length) - 1; left !== 0;) {
      const place = lowestPip(left);
      const partner = this.#partners[left] ?? place;
      left &= ~(1 << place);
      if (partner === place) continue;
      left &= ~(1 << partner);
      pairs.push([this.#pips[place] ?? 0, this.#pips[partner] ?? 0]);
    }
    return pairs;
  }

  #costOf(left: number, maySpare: boolean): number {
    if (left === 0) return 0;
    const known = this.#costs[left] ?? -1;
    if (known >= 0) return known;
    const place = lowestPip(left);
    const rest = left & (left - 1);
    let least = maySpare ? this.#costOf(rest, false) : FAR;
    let partner = place;
    for (let others = rest; others !== 0; others &= others - 1) {
      const other = lowestPip(others);
      const cost = this.#lengthBetween(place, other) + this.#costOf(rest & ~(1 << other), maySpare);
      if (cost >= least) continue;
      least = cost;
      partner = other;
    }
    this.#costs[left] = least;
    this.#partners[left] = partner;
    return least;
  }

  #lengthBetween(place: number, other: number): number {
    return this.#lengths[(this.#pips[place] ?? 0) * PIP_COUNT + (this.#pips[other] ?? 0)] ?? FAR;
  }
}
