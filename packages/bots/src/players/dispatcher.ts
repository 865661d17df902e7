import {
  hasPip,
  isDouble,
  lowOf,
  slotsOf,
  type Play,
  type SeatView,
  type TileId,
} from '@roundhouse/rules';
import { EXTRA_TILE, MARKER_DOWN } from '../weights.ts';
import { endAfter, MIXED_TILE, planAfter } from '../planner/planHand.ts';
import { heaviestWithin } from '../planner/shortTrain.ts';
import { bestOf, choiceOf, pointsOf } from './choice.ts';
import type { Player } from './player.ts';

/** With so few tiles in another hand only the next tiles of a train count. */
const NEAR_THE_END = 3;

/** Weighs every play: what it sheds, and the best train that is left after it. */
export const dispatcher: Player = {
  decide(view) {
    const { plays, otherwise } = choiceOf(view);
    return bestOf(plays, (play) => worthOf(view, play)) ?? otherwise;
  },
};

/** What a play is worth to a Dispatcher, in points. */
export function worthOf(view: SeatView, play: Play): number {
  const { seat, table } = view;
  const isLifting = play.train === seat && table.personal[seat]?.marked === true;
  const extraTile = isDouble(play.tile) ? EXTRA_TILE : 0;
  const after = valueAfter(view, play);
  return sheds(view, play.tile) + after + extraTile + (isLifting ? MARKER_DOWN : 0);
}

function sheds(view: SeatView, tile: TileId): number {
  return MIXED_TILE + pointsOf(view, tile);
}

/** The best train that is left; after a double elsewhere its best cover goes there as well. */
function valueAfter(view: SeatView, play: Play): number {
  const value = trainAfter(view, play);
  if (!isDouble(play.tile) || play.train === view.seat) return value;
  const tiles = view.hand.tiles.filter((tile) => tile !== play.tile);
  const covers = tiles.filter((tile) => hasPip(tile, lowOf(play.tile)));
  if (covers.length === 0) return value;
  const after = { ...view, hand: { ...view.hand, tiles } };
  return Math.max(...covers.map((tile) => coverValue(after, { ...play, tile })));
}

function coverValue(view: SeatView, cover: Play): number {
  return sheds(view, cover.tile) + trainAfter(view, cover);
}

/** The weight of the best train after a play, as far as there is time to lay it. */
function trainAfter(view: SeatView, play: Play): number {
  const { table, seat, hand } = view;
  const fewest = Math.min(...table.handCounts.filter((_, other) => other !== seat));
  if (fewest > NEAR_THE_END) return planAfter(view, play, 'mixed').value;
  const tiles = hand.tiles.filter((tile) => tile !== play.tile);
  const isAtHome = play.train === seat;
  const end = isAtHome ? endAfter(view, play) : (slotsOf(table, seat)[0]?.pip ?? table.engine);
  return heaviestWithin({ tiles, end, most: fewest }, (tile) => sheds(view, tile));
}
