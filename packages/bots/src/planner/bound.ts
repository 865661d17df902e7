import type { Pip } from '@roundhouse/rules';
import { lowestPip, type TileGraph } from './TileGraph.ts';

/** What a search has left to lay. */
export interface Unlaid {
  readonly graph: TileGraph;
  /** The pips whose double is unlaid. */
  readonly doubles: number;
  /** The pips whose double may come last, uncovered. */
  readonly finals: number;
}

/**
 * True when nothing that is unlaid can still gain `need` for a train that stands at `at`.
 *
 * Only what can be reached counts. Of that a train leaves out at least one tile at every number of
 * an odd count, save the one where it stands and the one where it ends: each of these numbers asks
 * for its cheapest tile, shared between two that both ask. A number with one tile left takes its
 * double with it. Counted in halves, so that shares stay whole.
 */
export function isOutOfReach(unlaid: Unlaid, at: Pip, need: number): boolean {
  const { graph } = unlaid;
  const within = graph.reachable(at);
  const spare = reachableWeight(unlaid, at, within) - 2 * need;
  if (spare < 0) return true;
  const asking = (graph.odd & within) ^ (1 << at);
  let sum = 0;
  let most = 0;
  for (let pips = asking; pips !== 0; pips &= pips - 1) {
    const pip = lowestPip(pips);
    const price = priceOf(unlaid, pip, asking) + (pip === at ? 0 : deadEndDouble(unlaid, pip));
    sum += price;
    if (price > most) most = price;
    if (sum - most > spare) return true;
  }
  return false;
}

/** Twice the weight of all that lies within reach, without doubles that can never be covered. */
function reachableWeight({ graph, doubles, finals }: Unlaid, at: Pip, within: number): number {
  let weight = 0;
  for (let pips = within; pips !== 0; pips &= pips - 1) {
    const pip = lowestPip(pips);
    weight += graph.sums[pip] ?? 0;
    if (((doubles >> pip) & 1) === 0) continue;
    const isLost = pip !== at && ((finals >> pip) & 1) === 0 && graph.isDeadEnd(pip);
    if (!isLost) weight += 2 * graph.weightOf(pip, pip);
  }
  return weight;
}

/** Twice what the cheapest tile of a number costs it: half of it where the other number asks, too. */
function priceOf({ graph }: Unlaid, pip: Pip, asking: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let others = graph.partners[pip] ?? 0; others !== 0; others &= others - 1) {
    const other = lowestPip(others);
    const weight = graph.weightOf(pip, other);
    const price = ((asking >> other) & 1) === 0 ? 2 * weight : weight;
    if (price < least) least = price;
  }
  return least;
}

/** Twice the weight of a double that is lost when the one tile of its number is left out. */
function deadEndDouble({ graph, doubles, finals }: Unlaid, pip: Pip): number {
  const isHeld = ((doubles & finals) >> pip) & 1;
  return isHeld === 1 && graph.isDeadEnd(pip) ? 2 * graph.weightOf(pip, pip) : 0;
}
