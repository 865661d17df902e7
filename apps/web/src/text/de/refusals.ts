import type { RuleSentences } from '../refusing.ts';
import { anyOf, capital, doubleName, nameOf, tileName, trainName } from './words.ts';

/** Why the rules refuse a move. */
export const ruleRefusals: RuleSentences = {
  roundIsOver: () => 'Die Runde ist vorbei.',
  notYourTurn: ({ turn }, speaker) => `${nameOf(turn, speaker)} ist an der Reihe.`,
  tileNotInHand: ({ tile }) => `${tileName(tile)} hast du nicht auf der Hand.`,
  noSuchTrain: () => 'Diesen Zug gibt es an diesem Tisch nicht.',
  openingOwnTrainOnly: () =>
    'Wenn du das erste Mal an der Reihe bist, darfst du nur an deinen eigenen Zug anlegen.',
  doubleMustBeCovered: ({ pip, train }, speaker) =>
    `${doubleName(pip)} an ${trainName(train, speaker, 'dative')} ist offen und muss zuerst abgedeckt werden.`,
  coverInOrder: ({ pip, train }, speaker) =>
    `Doppel werden der Reihe nach abgedeckt: ${doubleName(pip)} an ${trainName(train, speaker, 'dative')} kommt zuerst.`,
  ownTrainFirst: () => 'Beginne zuerst deinen eigenen Zug.',
  trainIsPrivate: ({ train }, speaker) =>
    `${capital(trainName(train, speaker, 'nominative'))} hat keinen Marker, deshalb darf dort nur ${nameOf(train, speaker)} anlegen.`,
  ownerStartsTrain: ({ train }, speaker) =>
    `Den ersten Stein dieses Zuges darf nur ${nameOf(train, speaker)} anlegen.`,
  noMexicanTrain: () => 'An diesem Tisch gibt es keinen mexikanischen Zug.',
  mexicanTrainAfterOpening: () =>
    'Den mexikanischen Zug darfst du erst beginnen, wenn du einmal an der Reihe warst.',
  mexicanTrainAfterOwnTrain: () => 'Beginne deinen eigenen Zug vor dem mexikanischen.',
  noSuchEnd: ({ train }, speaker) =>
    `${capital(trainName(train, speaker, 'nominative'))} hat kein solches Ende.`,
  tileDoesNotMatch: ({ tile, train, wanted }, speaker) =>
    `${tileName(tile)} passt nicht an ${trainName(train, speaker, 'accusative')}; dort fehlt eine ${anyOf(wanted)}.`,
  coverYourDouble: ({ pip, train }, speaker) =>
    `Deck zuerst das Doppel ${doubleName(pip)} ab, das du an ${trainName(train, speaker, 'accusative')} gelegt hast.`,
  oneDoubleATurn: () => 'Du darfst nur ein Doppel anlegen, bevor andere an der Reihe sind.',
  twoDoublesATurn: () => 'Du darfst nur zwei Doppel anlegen, bevor andere an der Reihe sind.',
  secondDoubleNeedsCover: ({ tile }) =>
    `Für ein zweites Doppel wie ${tileName(tile)} brauchst du einen dritten Stein, der eines der beiden abdeckt.`,
  coverOneOfYourDoubles: ({ pips }) =>
    `Dieser Stein muss eines deiner Doppel abdecken: ${anyOf(pips.map(doubleName))}.`,
  coverFirstDoubleFirst: ({ pip, train }, speaker) =>
    `Deck das Doppel ab, das du zuerst angelegt hast: ${doubleName(pip)} an ${trainName(train, speaker, 'dative')}.`,
  closeOnFirstDouble: ({ pip, train }, speaker) =>
    `Schließ an deinem ersten Doppel ab (${doubleName(pip)} an ${trainName(train, speaker, 'dative')}), am mexikanischen Zug oder an einem Zug, der nicht mit einem Doppel endet.`,
  mustPlay: () => 'Einer deiner Steine passt, also musst du anlegen.',
  mustDraw: () => 'Zieh einen Stein, bevor du passt.',
  boneyardEmpty: () => 'Der Vorrat ist leer.',
  alreadyDrawn: () => 'Du hast schon gezogen.',
  noDrawAfterPlaying: () => 'Du hast schon angelegt, deshalb darfst du jetzt nicht ziehen.',
  noDrawInOpening: () => 'Bei der Eröffnung wird nicht gezogen.',
  nothingToDecline: () => 'Du hast keinen gezogenen Stein, den du behalten könntest.',
  drawnTileMustBePlayed: ({ tile }) =>
    `Der gezogene Stein ${tileName(tile)} passt und muss angelegt werden.`,
  onlyOpeningTrainsEnd: () => 'Nur ein Eröffnungszug lässt sich beenden.',
  layATileFirst: () => 'Leg zuerst einen Stein an.',
  openingGoesOn: () => 'Dein Eröffnungszug geht weiter, solange ein Stein passt.',
  openingMayNotEndOnDouble: ({ pip }) =>
    `Dein Eröffnungszug darf nicht mit ${doubleName(pip)} enden, solange du einen Stein hast, der weiterführt.`,
  noCallsHere: () => 'An diesem Tisch muss niemand den letzten Stein ansagen.',
  callNotDue: () => 'Du hast jetzt nichts anzusagen.',
  callTooLate: () => 'Für die Ansage deines letzten Steins ist es zu spät.',
  noChallengesHere: () => 'Eine vergessene Ansage lässt sich an diesem Tisch nicht reklamieren.',
  nothingMissed: ({ seat }, speaker) => `${nameOf(seat, speaker)} hat nichts vergessen.`,
};
