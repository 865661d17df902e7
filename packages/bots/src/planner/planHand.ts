import {
  assertNever,
  exhaustionWaivesExtra,
  extraTileCovers,
  handPoints,
  hasPip,
  isDouble,
  isOpeningTurn,
  lastDoubleNeedsCover,
  lowOf,
  opensWithChain,
  otherHalf,
  slotsOf,
  suitSize,
  tilesWanted,
  type Pip,
  type Play,
  type SeatView,
  type TileId,
  type TrainId,
} from '@roundhouse/rules';
import { planTrain, type FinalDouble, type Plan, type PlanQuestion } from './plan.ts';
import { heldOfSeenSuit } from './seenSuit.ts';
import type { Weigh } from './TileGraph.ts';

/** What a good train is: many tiles and, between equals, many points; or both at once. */
export type Weighting = 'mostTiles' | 'mixed';

/** More than all points of any hand together. */
const A_TILE = 4_096;
/** Points that a tile gone is worth besides its own, where both count. */
export const MIXED_TILE = 8;
/** Where a search stops in the middle of a game, after a few milliseconds; not one hand in a thousand asks for more. */
const MOST_POSITIONS = 4_000;
/** The same for each of the many searches with which plays are compared. */
const MOST_POSITIONS_AFTER = 500;

/**
 * The best train that this hand can lay on its own train, by the rules of the table: in the opening
 * turn at once, else tile by tile. `extras` are the tiles to lay elsewhere.
 *
 * With `trains` it may begin on any of these instead, say on every train that is open to the seat.
 *
 * It looks at the hand, the end of the own train, and how doubles are covered; not at what others
 * may do. Rounds in which doubles want three tiles are planned as one line, and never `proven`.
 * Takes a few hundredths of a millisecond, and a few milliseconds at most.
 */
export function planHand(
  view: SeatView,
  weighting: Weighting,
  trains: readonly TrainId[] = [view.seat],
): Plan {
  return answer(view, questionOf(view, weighting, trains));
}

/** The best train that would be left for the own train after this play, which is legal. */
export function planAfter(view: SeatView, play: Play, weighting: Weighting): Plan {
  const question = questionOf(view, weighting, [view.seat]);
  const tiles = question.tiles.filter((tile) => tile !== play.tile);
  const starts = play.train === view.seat ? [endAfter(view, play)] : question.starts;
  return answer(view, { ...question, tiles, starts, mostPositions: MOST_POSITIONS_AFTER });
}

/** The best train that lies in a hand, whatever number it begins with: no train at the table takes it yet. */
export function planLoose(view: SeatView, weighting: Weighting): Plan {
  const starts = Array.from({ length: suitSize(view.table.options) }, (_, pip) => pip);
  return answer(view, { ...questionOf(view, weighting, []), starts, finalDouble: 'allowed' });
}

/** The best train that would be left for the own train if a tile were laid elsewhere. */
export function planWithout(view: SeatView, tile: TileId, weighting: Weighting): Plan {
  const question = questionOf(view, weighting, [view.seat]);
  const tiles = question.tiles.filter((other) => other !== tile);
  return answer(view, { ...question, tiles, mostPositions: MOST_POSITIONS_AFTER });
}

/** The number that the train shows after this play on it. */
export function endAfter({ table }: SeatView, { tile, train, end }: Play): Pip {
  const slot = slotsOf(table, train).find((one) => one.end === end && hasPip(tile, one.pip));
  return slot === undefined ? 0 : otherHalf(tile, slot.pip);
}

function answer({ table, seat }: SeatView, question: PlanQuestion): Plan {
  const plan = planTrain(question);
  return tilesWanted(table, seat) === 1 ? plan : { ...plan, proven: false };
}

function questionOf(
  view: SeatView,
  weighting: Weighting,
  trains: readonly TrainId[],
): PlanQuestion {
  const { table, hand } = view;
  const starts = trains.flatMap((train) => slotsOf(table, train).map(({ pip }) => pip));
  return {
    tiles: hand.tiles,
    starts: [...new Set(starts)],
    weigh: weighingOf(view, weighting),
    finalDouble: finalDoubleOf(view),
    restful: restfulPips(view),
    mostPositions: MOST_POSITIONS,
  };
}

/** How much a tile counts: its points are what it would cost at the end of the round. */
function weighingOf({ table }: SeatView, weighting: Weighting): Weigh {
  const points = (tile: TileId) => handPoints(table.options, [tile]);
  switch (weighting) {
    case 'mostTiles':
      return (tile) => A_TILE + points(tile);
    case 'mixed':
      return (tile) => MIXED_TILE + points(tile);
    default:
      return assertNever(weighting);
  }
}

/**
 * Whether the last tile of a train may be a double. An opening train may stop on one that nothing
 * continues. Later a double asks for one tile more: where that tile may lie elsewhere, the train may
 * end there; where it must cover the double, only the last tile of the hand is excused, if any is.
 * Source: docs/rules.md#doubles, docs/rules.md#going-out
 */
function finalDoubleOf({ table, seat }: SeatView): FinalDouble {
  if (opensWithChain(table) && isOpeningTurn(table, seat)) return 'allowed';
  if (lastDoubleNeedsCover(table)) return 'forbidden';
  return extraTileCovers(table) ? 'onlyIfHandEmpties' : 'allowed';
}

/**
 * The numbers whose double asks for nothing once the hand's tiles of that number are on the train,
 * since all others lie on the table. Source: docs/rules.md#exhausted-suits
 */
function restfulPips(view: SeatView): number {
  if (!exhaustionWaivesExtra(view.table)) return 0;
  let pips = 0;
  for (const double of view.hand.tiles.filter(isDouble)) {
    if (heldOfSeenSuit(view, lowOf(double)) !== null) pips |= 1 << lowOf(double);
  }
  return pips;
}
