import { invariant, tileOf, type Pip, type TileId } from '@roundhouse/rules';
import { heaviestRoute, type Route } from './search.ts';
import { TileGraph, type Weigh } from './TileGraph.ts';

/** Whether a double may be the last tile of a train, with nothing on it. */
export type FinalDouble = 'allowed' | 'forbidden' | 'onlyIfHandEmpties';

/** What is asked of the planner: which train of these tiles weighs most? */
export interface PlanQuestion {
  /** The hand, each tile once. */
  readonly tiles: readonly TileId[];
  /** The numbers that the first tile may be laid on; the best of them is found. At least one. */
  readonly starts: readonly Pip[];
  /** What a tile counts for: a whole number from 1 to 2,000,000. */
  readonly weigh: Weigh;
  readonly finalDouble: FinalDouble;
  /** Numbers whose double may come last in any case, a bit for each; none without it. */
  readonly restful?: number;
  /** Positions looked at before the best train so far must do; without it, as many as it takes. */
  readonly mostPositions?: number;
}

/** The heaviest train of a hand. */
export interface Plan {
  /** The number that the first tile is laid on. */
  readonly start: Pip;
  /** The train in the order in which it is laid. */
  readonly tiles: readonly TileId[];
  /** The tiles of the hand that are not on it, in the order of the hand. */
  readonly extras: readonly TileId[];
  /** The weight of all tiles of the train. */
  readonly value: number;
  /** True when no train weighs more; false when this is the best that was found. */
  readonly proven: boolean;
}

const ALL_PIPS = -1;
const MOST_WEIGHT = 2_000_000;

/** The heaviest train of a hand, exactly. Any train is a line in which touching halves are equal. */
export function planTrain(question: PlanQuestion): Plan {
  const { tiles, starts, weigh } = question;
  const weights = tiles.map(weigh);
  const areWeights = weights.every((weight) => Number.isInteger(weight) && isWeight(weight));
  invariant(areWeights, `weights are whole numbers from 1 to ${MOST_WEIGHT}`);
  invariant(starts.length > 0, 'a train starts somewhere');
  const graph = new TileGraph(tiles, weigh);
  const rules = { ...endings(question, graph), mostPositions: question.mostPositions ?? Infinity };
  return planFrom(question, { graph, finals: rules.finals, route: heaviestRoute(graph, rules) });
}

function isWeight(weight: number): boolean {
  return weight >= 1 && weight <= MOST_WEIGHT;
}

/**
 * The starts and the last doubles that count. A hand that can be emptied is emptied by its heaviest
 * train, so the third rule is one of the other two as soon as that is known.
 */
function endings(
  { starts, finalDouble, restful = 0 }: PlanQuestion,
  graph: TileGraph,
): { readonly starts: readonly Pip[]; readonly finals: number } {
  if (finalDouble === 'allowed') return { starts, finals: ALL_PIPS };
  if (finalDouble === 'forbidden') return { starts, finals: restful };
  const emptying = starts.filter((start) => canEmpty(graph, start));
  return emptying.length > 0 ? { starts: emptying, finals: ALL_PIPS } : { starts, finals: restful };
}

/** True when one train from here takes every tile: Euler's condition. */
function canEmpty(graph: TileGraph, start: Pip): boolean {
  if (!graph.isWhole) return false;
  const within = graph.reachable(start);
  if ((graph.doubles & ~within) !== 0) return false;
  const areApart = graph.partners.some((partners, pip) => partners !== 0 && !((within >> pip) & 1));
  if (areApart) return false;
  const others = graph.odd & ~(1 << start);
  const isOneEnd = others !== 0 && (others & (others - 1)) === 0;
  return graph.odd === 0 || (((graph.odd >> start) & 1) === 1 && isOneEnd);
}

interface Found {
  readonly graph: TileGraph;
  readonly finals: number;
  readonly route: Route;
}

function planFrom({ tiles, starts }: PlanQuestion, { graph, finals, route }: Found): Plan {
  const train = trainAlong(route.pips, graph.doubles, finals);
  const laid = new Set(train);
  return {
    start: route.pips[0] ?? starts[0] ?? 0,
    tiles: train,
    extras: tiles.filter((tile) => !laid.has(tile)),
    value: route.value,
    proven: route.proven && graph.isWhole,
  };
}

/** The tiles along a route; a held double lies where its number first goes on, or at the end. */
function trainAlong(pips: readonly Pip[], doubles: number, finals: number): readonly TileId[] {
  const train: TileId[] = [];
  let held = doubles;
  for (const [index, pip] of pips.entries()) {
    const next = pips[index + 1];
    if ((held >> pip) & 1 && (next !== undefined || (finals >> pip) & 1)) {
      train.push(tileOf(pip, pip));
      held &= ~(1 << pip);
    }
    if (next !== undefined) train.push(tileOf(pip, next));
  }
  return train;
}
