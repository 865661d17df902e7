import { doubleIsCovered } from './covering.ts';
import { doublesPerTurn, extraTileGoes, layerCoversInOrder, thirdTileCovers } from './doubles.ts';
import { drawOrPass, keepDrawnTile } from './drawing.ts';
import { tileMatches } from './matching.ts';
import { openingMayStop, openingStaysHome } from './openingTurn.ts';
import type { PlayRestriction, TrainRestriction, TurnRestriction } from './restriction.ts';
import { trainIsOpen } from './trainAccess.ts';
import { tileInHand, trainIsHere } from './turnOrder.ts';

/** Every rule about using a train, in the order of the rulebook. */
export const TRAIN_RESTRICTIONS: readonly TrainRestriction[] = [
  trainIsHere,
  openingStaysHome,
  trainIsOpen,
];

/** Every rule about laying a tile on a train that may be used, in the order of the rulebook. */
export const PLAY_RESTRICTIONS: readonly PlayRestriction[] = [
  tileInHand,
  doubleIsCovered,
  tileMatches,
  doublesPerTurn,
  thirdTileCovers,
  layerCoversInOrder,
  extraTileGoes,
];

/** Every rule about drawing, passing, declining and stopping, in the order of the rulebook. */
export const TURN_RESTRICTIONS: readonly TurnRestriction[] = [
  openingMayStop,
  keepDrawnTile,
  drawOrPass,
];
