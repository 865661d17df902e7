import type { Seat, TrainId } from './seat.ts';
import type { Pip, TileId } from './tile.ts';

/** Why a command is refused, with the facts for a sentence. One code, one reason. */
export type Refusal =
  | { readonly code: 'roundIsOver' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'tileNotInHand'; readonly tile: TileId }
  | { readonly code: 'noSuchTrain' }
  | { readonly code: 'openingOwnTrainOnly' }
  | { readonly code: 'doubleMustBeCovered'; readonly train: TrainId; readonly pip: Pip }
  | { readonly code: 'coverInOrder'; readonly train: TrainId; readonly pip: Pip }
  | { readonly code: 'ownTrainFirst' }
  | { readonly code: 'trainIsPrivate'; readonly train: Seat }
  | { readonly code: 'ownerStartsTrain'; readonly train: Seat }
  | { readonly code: 'noMexicanTrain' }
  | { readonly code: 'mexicanTrainAfterOpening' }
  | { readonly code: 'mexicanTrainAfterOwnTrain' }
  | { readonly code: 'noSuchEnd'; readonly train: TrainId }
  | {
      readonly code: 'tileDoesNotMatch';
      readonly tile: TileId;
      readonly train: TrainId;
      /** The numbers that would fit there. */
      readonly wanted: readonly Pip[];
    }
  | { readonly code: 'coverYourDouble'; readonly train: TrainId; readonly pip: Pip }
  | { readonly code: 'oneDoubleATurn' }
  | { readonly code: 'twoDoublesATurn' }
  | { readonly code: 'secondDoubleNeedsCover'; readonly tile: TileId }
  | { readonly code: 'coverOneOfYourDoubles'; readonly pips: readonly Pip[] }
  | { readonly code: 'coverFirstDoubleFirst'; readonly train: TrainId; readonly pip: Pip }
  | { readonly code: 'closeOnFirstDouble'; readonly train: TrainId; readonly pip: Pip }
  | { readonly code: 'mustPlay' }
  | { readonly code: 'mustDraw' }
  | { readonly code: 'boneyardEmpty' }
  | { readonly code: 'alreadyDrawn' }
  | { readonly code: 'noDrawAfterPlaying' }
  | { readonly code: 'noDrawInOpening' }
  | { readonly code: 'nothingToDecline' }
  | { readonly code: 'drawnTileMustBePlayed'; readonly tile: TileId }
  | { readonly code: 'onlyOpeningTrainsEnd' }
  | { readonly code: 'layATileFirst' }
  | { readonly code: 'openingGoesOn' }
  | { readonly code: 'openingMayNotEndOnDouble'; readonly pip: Pip }
  | { readonly code: 'noCallsHere' }
  | { readonly code: 'callNotDue' }
  | { readonly code: 'callTooLate' }
  | { readonly code: 'noChallengesHere' }
  | { readonly code: 'nothingMissed'; readonly seat: Seat };

/** The closed set of refusal codes. */
export type RefusalCode = Refusal['code'];
