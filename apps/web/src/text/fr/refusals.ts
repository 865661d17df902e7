import type { RuleSentences } from '../refusing.ts';
import { anyOf, capital, doubleName, nameOf, of, that, tileName, trainName } from './words.ts';

/** Why the rules refuse a move. */
export const ruleRefusals: RuleSentences = {
  roundIsOver: () => 'La manche est terminée.',
  notYourTurn: ({ turn }, speaker) => `C’est le tour ${of(nameOf(turn, speaker))}.`,
  tileNotInHand: ({ tile }) => `Tu n’as pas le ${tileName(tile)}.`,
  noSuchTrain: () => 'Ce train n’existe pas à cette table.',
  openingOwnTrainOnly: () => 'À ton premier tour, tu ne peux jouer que sur ton propre train.',
  doubleMustBeCovered: ({ pip, train }, speaker) =>
    `Le ${doubleName(pip)} est ouvert sur ${trainName(train, speaker)} ; il faut d’abord le couvrir.`,
  coverInOrder: ({ pip, train }, speaker) =>
    `Les doubles se couvrent dans l’ordre : d’abord le ${doubleName(pip)} sur ${trainName(train, speaker)}.`,
  ownTrainFirst: () => 'Commence d’abord ton propre train.',
  trainIsPrivate: ({ train }, speaker) =>
    `${capital(trainName(train, speaker))} n’a pas de marqueur, donc personne d’autre ${that(nameOf(train, speaker))} ne peut y jouer.`,
  ownerStartsTrain: ({ train }, speaker) =>
    `Le premier domino de ce train revient à ${nameOf(train, speaker)}.`,
  noMexicanTrain: () => 'Cette table joue sans train mexicain.',
  mexicanTrainAfterOpening: () =>
    'Tu pourras commencer le train mexicain une fois ton premier tour passé.',
  mexicanTrainAfterOwnTrain: () => 'Commence ton propre train avant le train mexicain.',
  noSuchEnd: ({ train }, speaker) =>
    `${capital(trainName(train, speaker))} n’a pas cette extrémité.`,
  tileDoesNotMatch: ({ tile, train, wanted }, speaker) =>
    `Le ${tileName(tile)} ne va pas sur ${trainName(train, speaker)}, qui demande ${anyOf(wanted)}.`,
  coverYourDouble: ({ pip, train }, speaker) =>
    `Couvre d’abord le ${doubleName(pip)} que tu as posé sur ${trainName(train, speaker)}.`,
  oneDoubleATurn: () => 'On ne peut poser qu’un double par tour.',
  twoDoublesATurn: () => 'On ne peut poser que deux doubles par tour.',
  secondDoubleNeedsCover: ({ tile }) =>
    `Avant un deuxième double comme le ${tileName(tile)}, il te faut un troisième domino qui couvre l’un des deux.`,
  coverOneOfYourDoubles: ({ pips }) =>
    `Ce domino doit couvrir l’un de tes doubles : ${anyOf(pips.map(doubleName))}.`,
  coverFirstDoubleFirst: ({ pip, train }, speaker) =>
    `Couvre le premier double que tu as posé : le ${doubleName(pip)} sur ${trainName(train, speaker)}.`,
  closeOnFirstDouble: ({ pip, train }, speaker) =>
    `Termine sur ton premier double (le ${doubleName(pip)} sur ${trainName(train, speaker)}), sur le train mexicain ou sur un train qui ne finit pas par un double.`,
  mustPlay: () => 'Tu as un domino qui va, donc tu dois jouer.',
  mustDraw: () => 'Pioche un domino avant de passer.',
  boneyardEmpty: () => 'La pioche est vide.',
  alreadyDrawn: () => 'Tu as déjà pioché.',
  noDrawAfterPlaying: () => 'Tu as joué pendant ce tour, donc on ne pioche plus.',
  noDrawInOpening: () => 'On ne pioche pas pendant un tour d’ouverture.',
  nothingToDecline: () => 'Tu n’as pas de domino pioché que tu pourrais garder.',
  drawnTileMustBePlayed: ({ tile }) =>
    `Le domino que tu as pioché, le ${tileName(tile)}, va et doit être joué.`,
  onlyOpeningTrainsEnd: () => 'Seul un train d’ouverture peut être terminé.',
  layATileFirst: () => 'Pose d’abord un domino.',
  openingGoesOn: () => 'Ton train d’ouverture continue tant qu’un domino va.',
  openingMayNotEndOnDouble: ({ pip }) =>
    `Ton train d’ouverture ne peut pas finir sur le ${doubleName(pip)} tant que tu as un domino pour continuer.`,
  noCallsHere: () => 'À cette table, personne n’a à annoncer son dernier domino.',
  callNotDue: () => 'Tu n’as rien à annoncer maintenant.',
  callTooLate: () => 'Il est trop tard pour annoncer ton dernier domino.',
  noChallengesHere: () => 'À cette table, on ne peut pas dénoncer une annonce oubliée.',
  nothingMissed: ({ seat }, speaker) => `${nameOf(seat, speaker)} n’a rien oublié.`,
};
