import type { RuleSentences } from '../refusing.ts';
import { anyOf, capital, doubleName, nameOf, tileName, trainName } from './words.ts';

/** Why the rules refuse a move. */
export const ruleRefusals: RuleSentences = {
  roundIsOver: () => 'La ronda ha terminado.',
  notYourTurn: ({ turn }, speaker) => `Es el turno de ${nameOf(turn, speaker)}.`,
  tileNotInHand: ({ tile }) => `No tienes el ${tileName(tile)}.`,
  noSuchTrain: () => 'En esta mesa no hay ese tren.',
  openingOwnTrainOnly: () => 'En tu primer turno solo puedes jugar en tu propio tren.',
  doubleMustBeCovered: ({ pip, train }, speaker) =>
    `El ${doubleName(pip)} está abierto en ${trainName(train, speaker)}; primero hay que cubrirlo.`,
  coverInOrder: ({ pip, train }, speaker) =>
    `Los dobles se cubren en orden: primero va el ${doubleName(pip)}, en ${trainName(train, speaker)}.`,
  ownTrainFirst: () => 'Empieza primero tu propio tren.',
  trainIsPrivate: ({ train }, speaker) =>
    `${capital(trainName(train, speaker))} no tiene marcador, así que ahí solo puede jugar ${nameOf(train, speaker)}.`,
  ownerStartsTrain: ({ train }, speaker) =>
    `Solo ${nameOf(train, speaker)} puede colocar la primera ficha de ese tren.`,
  noMexicanTrain: () => 'En esta mesa se juega sin tren mexicano.',
  mexicanTrainAfterOpening: () =>
    'Podrás empezar el tren mexicano cuando haya pasado tu primer turno.',
  mexicanTrainAfterOwnTrain: () => 'Empieza tu propio tren antes que el tren mexicano.',
  noSuchEnd: ({ train }, speaker) => `${capital(trainName(train, speaker))} no tiene ese extremo.`,
  tileDoesNotMatch: ({ tile, train, wanted }, speaker) =>
    `El ${tileName(tile)} no encaja en ${trainName(train, speaker)}, que pide ${anyOf(wanted)}.`,
  coverYourDouble: ({ pip, train }, speaker) =>
    `Cubre primero el ${doubleName(pip)} que has colocado en ${trainName(train, speaker)}.`,
  oneDoubleATurn: () => 'En un turno solo se puede colocar un doble.',
  twoDoublesATurn: () => 'En un turno solo se pueden colocar dos dobles.',
  secondDoubleNeedsCover: ({ tile }) =>
    `Antes de un segundo doble como el ${tileName(tile)} necesitas una tercera ficha que cubra uno de los dos.`,
  coverOneOfYourDoubles: ({ pips }) =>
    `Esta ficha tiene que cubrir uno de tus dobles: ${anyOf(pips.map(doubleName))}.`,
  coverFirstDoubleFirst: ({ pip, train }, speaker) =>
    `Cubre el primer doble que has colocado: el ${doubleName(pip)}, en ${trainName(train, speaker)}.`,
  closeOnFirstDouble: ({ pip, train }, speaker) =>
    `Cierra en tu primer doble (el ${doubleName(pip)}, en ${trainName(train, speaker)}), en el tren mexicano o en un tren que no acabe en doble.`,
  mustPlay: () => 'Tienes una ficha que encaja, así que debes jugarla.',
  mustDraw: () => 'Roba una ficha antes de pasar.',
  boneyardEmpty: () => 'El pozo está vacío.',
  alreadyDrawn: () => 'Ya has robado.',
  noDrawAfterPlaying: () => 'En este turno ya has jugado, así que no se roba.',
  noDrawInOpening: () => 'En un turno de apertura no se roba.',
  nothingToDecline: () => 'No tienes ninguna ficha robada que puedas quedarte.',
  drawnTileMustBePlayed: ({ tile }) =>
    `La ficha que has robado, el ${tileName(tile)}, encaja y hay que jugarla.`,
  onlyOpeningTrainsEnd: () => 'Solo se puede terminar un tren de apertura.',
  layATileFirst: () => 'Coloca antes una ficha.',
  openingGoesOn: () => 'Tu tren de apertura sigue mientras encaje alguna ficha.',
  openingMayNotEndOnDouble: ({ pip }) =>
    `Tu tren de apertura no puede acabar en el ${doubleName(pip)} mientras tengas una ficha que lo continúe.`,
  noCallsHere: () => 'En esta mesa nadie tiene que avisar de la última ficha.',
  callNotDue: () => 'Ahora no tienes nada de que avisar.',
  callTooLate: () => 'Es demasiado tarde para avisar de tu última ficha.',
  noChallengesHere: () => 'En esta mesa no se puede reclamar un aviso olvidado.',
  nothingMissed: ({ seat }, speaker) => `${nameOf(seat, speaker)} no ha olvidado nada.`,
};
