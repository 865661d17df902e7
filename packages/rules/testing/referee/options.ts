/** What the play of a round reads of the room's options; how to deal and how a match is led is asked elsewhere. */
export interface Options {
  readonly maxPip: number;
  readonly openingTurn: 'single' | 'ownTrainFull' | 'ownTrainSingle';
  readonly openingMayStopEarly: boolean;
  readonly openingNoStarter: 'markNoDraw' | 'drawThenMark' | 'drawUntilStarter';
  readonly openingDoubleEnd: 'deferred' | 'immediate' | 'forbidden';
  readonly goOutInOpening: 'immediate' | 'finishOpeningRound';
  readonly mexicanTrainStart: 'anyTurn' | 'afterOwnOpening' | 'afterOwnTrain' | 'none';
  readonly requireOwnTrainFirst: boolean;
  readonly othersMayStartMarkedTrain: boolean;
  readonly drawRule: 'one' | 'untilPlayable';
  readonly drawAllowance: 'perPlay' | 'perTurn';
  readonly drawnTile: 'must' | 'may';
  readonly markerPlacement: 'anyFailedTurn' | 'emptyBoneyardOnly';
  readonly markerRemoval: 'ownerPlaysOwnTrain' | 'ownerPlaysAnywhere' | 'anyonePlaysOnTrain';
  readonly extraTileTarget: 'anyLegal' | 'openDoubleOnly' | 'coverFirstElseAny' | 'puremcoChain';
  readonly doubleChain: 'unlimited' | 'single' | 'twoIfThirdTileCovers';
  readonly openDoubleObligation: 'everyone' | 'layerOnly' | 'none';
  readonly coverOrder: 'playedOrder' | 'any' | 'reverse';
  readonly coverOrderBindsLayer: boolean;
  readonly coversPerTurn: 'one' | 'all';
  readonly exhaustedSuit: 'none' | 'releaseBlock' | 'waiveExtraAndRelease';
  readonly lastTileDouble: 'goesOut' | 'mustCover';
  readonly branches: { readonly personal: number; readonly mexican: number };
  readonly blockRule: 'allPassed' | 'noLegalMove';
  readonly lastTileCall: 'none' | 'tap' | 'chooChoo';
  readonly callDeadline: 'nextPlayerPlays' | 'nextPlayerEndsTurn';
  readonly callEnforcement: 'challenge' | 'auto' | 'off';
  readonly callPenalty: 'none' | 'drawOne' | 'drawTwo';
  readonly callPenaltyEmpty: 'none' | 'skipNextTurn';
  readonly scoring: 'penaltyPips' | 'winnerTakesPips';
  readonly positiveBlocked: 'none' | 'lowestTakes';
  readonly doubleBlankPoints: number | null;
  readonly blankHalfPoints: number;
}
