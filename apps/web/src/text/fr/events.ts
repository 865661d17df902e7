import {
  assertNever,
  type Face,
  type RoundResult,
  type Seat,
  type TrainId,
  type VisibleEvent,
} from '@roundhouse/rules';
import type { Speaker } from '../speaker.ts';
import { capital, doubleName, nameOf, of, subject, tileName, tiles, trainName } from './words.ts';

/** What happened, as one short sentence for the log; null for what needs no words of its own. */
export function eventSentence(event: VisibleEvent, speaker: Speaker): string | null {
  switch (event.type) {
    case 'roundDealt':
      return `Nouvelle manche : la locomotive est ${doubleName(event.engine)}. ${subject(event.starter, speaker, ['Tu commences', 'commence'])}.`;
    case 'tilePlayed':
      return `${subject(event.seat, speaker, ['Tu as', 'a'])} posé ${tileName(event.tile)} sur ${onTrain(event.seat, event.train, speaker)}.`;
    case 'tileDrawn':
      return `${subject(event.seat, speaker, ['Tu as', 'a'])} pioché ${face(event.face)}.`;
    case 'penaltyDrawn':
      return `${subject(event.seat, speaker, ['Tu as', 'a'])} oublié l’annonce et pioché ${tiles(event.faces.length)}.`;
    case 'doubleOpened':
      return event.thisTurn || !event.live
        ? null
        : `Le ${doubleName(event.pip)} est ouvert sur ${trainName(event.train, speaker)}.`;
    case 'openingDoublesBound':
      return 'Tout le monde a ouvert : les doubles ouverts doivent maintenant être couverts.';
    case 'footAbandoned':
      return `Le ${doubleName(event.pip)} sur ${trainName(event.train, speaker)} ne peut plus être complété.`;
    case 'markerPlaced':
      return `${capital(trainName(event.seat, speaker))} est ouvert à tous.`;
    case 'markerRemoved':
      return `${capital(trainName(event.seat, speaker))} est refermé.`;
    case 'turnFailed':
      return event.by === 'pass'
        ? `${subject(event.seat, speaker, ['Tu as', 'a'])} passé.`
        : `${subject(event.seat, speaker, ['Tu as', 'a'])} gardé le domino pioché.`;
    case 'turnSkipped':
    case 'turnForfeited':
      return `${subject(event.seat, speaker, ['Tu perds', 'perd'])} un tour.`;
    case 'callChanged':
      return event.call === 'made'
        ? `${subject(event.seat, speaker, ['Tu as', 'a'])} annoncé le dernier domino.`
        : null;
    case 'challenged':
      return event.seat === speaker.me
        ? `${subject(event.by, speaker, ['Tu as', 'a'])} dénoncé ton oubli.`
        : `${subject(event.by, speaker, ['Tu as', 'a'])} dénoncé l’oubli ${of(nameOf(event.seat, speaker))}.`;
    case 'wentOut':
      return `${subject(event.seat, speaker, ['Tu n’as', 'n’a'])} plus de dominos !`;
    case 'roundEnded':
      return whyRoundEnded(event.result, speaker);
    case 'turnBegan':
    case 'turnContinued':
    case 'turnEnded':
      return null;
    default:
      return assertNever(event);
  }
}

function onTrain(seat: Seat, train: TrainId, speaker: Speaker): string {
  return train === seat && seat !== speaker.me ? 'son propre train' : trainName(train, speaker);
}

function face(drawn: Face): string {
  return drawn === 'hidden' ? 'un domino' : `le ${tileName(drawn)}`;
}

/** Why a round ended, for the log and the score sheet. */
export function whyRoundEnded(result: RoundResult, speaker: Speaker): string {
  if (result.out !== null) {
    return `${subject(result.out, speaker, ['Tu as posé tous tes', 'a posé tous ses'])} dominos.`;
  }
  return 'La manche est bloquée : la pioche est vide et personne ne peut jouer.';
}

/** What one seat scored, `+23` or `0`. */
export function roundPoints(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}
