import type { RuleSentences } from '../refusing.ts';
import { anyOf, capital, doubleName, nameOf, tileName, trainName } from './words.ts';

/** Why the rules refuse a move. */
export const ruleRefusals: RuleSentences = {
  roundIsOver: () => 'The round is over.',
  notYourTurn: ({ turn }, speaker) => `It is ${nameOf(turn, speaker)}’s turn.`,
  tileNotInHand: ({ tile }) => `You do not hold ${tileName(tile)}.`,
  noSuchTrain: () => 'There is no such train at this table.',
  openingOwnTrainOnly: () => 'In your first turn you may play on your own train only.',
  doubleMustBeCovered: ({ pip, train }, speaker) =>
    `${doubleName(pip)} is open on ${trainName(train, speaker)}; it must be covered first.`,
  coverInOrder: ({ pip, train }, speaker) =>
    `Doubles are covered in order: ${doubleName(pip)} on ${trainName(train, speaker)} comes first.`,
  ownTrainFirst: () => 'Start your own train first.',
  trainIsPrivate: ({ train }, speaker) =>
    `${nameOf(train, speaker)}’s train has no marker, so only ${nameOf(train, speaker)} may play there.`,
  ownerStartsTrain: ({ train }, speaker) =>
    `Only ${nameOf(train, speaker)} may lay the first tile of that train.`,
  noMexicanTrain: () => 'This table plays without a Mexican train.',
  mexicanTrainAfterOpening: () => 'You may start the Mexican train once your first turn is over.',
  mexicanTrainAfterOwnTrain: () => 'Start your own train before the Mexican train.',
  noSuchEnd: ({ train }, speaker) => `${capital(trainName(train, speaker))} has no such end.`,
  tileDoesNotMatch: ({ tile, train, wanted }, speaker) =>
    `${tileName(tile)} does not fit ${trainName(train, speaker)}, which wants ${anyOf(wanted)}.`,
  coverYourDouble: ({ pip, train }, speaker) =>
    `First cover the ${doubleName(pip)} that you laid on ${trainName(train, speaker)}.`,
  oneDoubleATurn: () => 'Only one double may be laid in a turn.',
  twoDoublesATurn: () => 'Only two doubles may be laid in a turn.',
  secondDoubleNeedsCover: ({ tile }) =>
    `Before a second double such as ${tileName(tile)} you need a third tile that covers one of the two.`,
  coverOneOfYourDoubles: ({ pips }) =>
    `This tile must cover one of your doubles: ${anyOf(pips.map(doubleName))}.`,
  coverFirstDoubleFirst: ({ pip, train }, speaker) =>
    `Cover the first double you laid: ${doubleName(pip)} on ${trainName(train, speaker)}.`,
  closeOnFirstDouble: ({ pip, train }, speaker) =>
    `Close on your first double (${doubleName(pip)} on ${trainName(train, speaker)}), on the Mexican train, or on a train that does not end in a double.`,
  mustPlay: () => 'You hold a tile that fits, so you must play.',
  mustDraw: () => 'Draw a tile before you pass.',
  boneyardEmpty: () => 'The boneyard is empty.',
  alreadyDrawn: () => 'You have drawn already.',
  noDrawAfterPlaying: () => 'In this turn you have played, so there is no draw.',
  noDrawInOpening: () => 'There is no draw in an opening turn.',
  nothingToDecline: () => 'You hold no drawn tile that you could keep.',
  drawnTileMustBePlayed: ({ tile }) =>
    `The tile you drew, ${tileName(tile)}, fits and must be played.`,
  onlyOpeningTrainsEnd: () => 'Only an opening train can be ended.',
  layATileFirst: () => 'Lay a tile first.',
  openingGoesOn: () => 'Your opening train goes on as long as a tile fits.',
  openingMayNotEndOnDouble: ({ pip }) =>
    `Your opening train may not stop on ${doubleName(pip)} while you hold a tile that continues it.`,
  noCallsHere: () => 'Nobody needs to announce a last tile at this table.',
  callNotDue: () => 'You have nothing to announce now.',
  callTooLate: () => 'It is too late to announce your last tile.',
  noChallengesHere: () => 'A forgotten announcement cannot be challenged at this table.',
  nothingMissed: ({ seat }, speaker) => `${nameOf(seat, speaker)} has forgotten nothing.`,
};
