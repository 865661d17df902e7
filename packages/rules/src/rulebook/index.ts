import { doubleIsCovered } from './covering.ts';
import { doublesPerTurn, extraTileGoes, layerCoversInOrder, thirdTileCovers } from './doubles.ts';
import { drawOrPass, keepDrawnTile } from './drawing.ts';
import { tileMatches } from './matching.ts';
import { openingMayStop, openingStaysHome } from './openingTurn.ts';
import type { PlayRestriction, TurnRestriction } from './restriction.ts';
import { trainIsOpen } from './trainAccess.ts';
import { tileInHand } from './turnOrder.ts';

/** Every rule about laying a tile, in the order of the rulebook. The first objection is the answer. */
export const PLAY_RESTRICTIONS: readonly PlayRestriction[] = [
  tileInHand,
  openingStaysHome,
  doubleIsCovered,
  trainIsOpen,
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
