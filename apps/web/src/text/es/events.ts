import {
  assertNever,
  type Face,
  type RoundResult,
  type Seat,
  type TrainId,
  type VisibleEvent,
} from '@roundhouse/rules';
import type { Speaker } from '../speaker.ts';
import { capital, doubleName, nameOf, subject, tileName, tiles, trainName } from './words.ts';

/** What happened, as one short sentence for the log; null for what needs no words of its own. */
export function eventSentence(event: VisibleEvent, speaker: Speaker): string | null {
  switch (event.type) {
    case 'roundDealt':
      return `Nueva ronda: la locomotora es ${doubleName(event.engine)}. ${subject(event.starter, speaker, ['empiezas', 'empieza'])}.`;
    case 'tilePlayed':
      return `${subject(event.seat, speaker, ['has', 'ha'])} colocado ${tileName(event.tile)} en ${onTrain(event.seat, event.train, speaker)}.`;
    case 'tileDrawn':
      return `${subject(event.seat, speaker, ['has', 'ha'])} robado ${face(event.face)}.`;
    case 'penaltyDrawn':
      return `${subject(event.seat, speaker, ['has', 'ha'])} olvidado avisar y ${event.seat === speaker.me ? 'has' : 'ha'} robado ${tiles(event.faces.length)}.`;
    case 'doubleOpened':
      return event.thisTurn || !event.live
        ? null
        : `El ${doubleName(event.pip)} está abierto en ${trainName(event.train, speaker)}.`;
    case 'openingDoublesBound':
      return 'Ya ha abierto todo el mundo: ahora hay que cubrir los dobles abiertos.';
    case 'footAbandoned':
      return `En ${trainName(event.train, speaker)}, el ${doubleName(event.pip)} ya no se puede completar.`;
    case 'markerPlaced':
      return `${capital(trainName(event.seat, speaker))} está abierto a todos.`;
    case 'markerRemoved':
      return `${capital(trainName(event.seat, speaker))} vuelve a estar cerrado.`;
    case 'turnFailed':
      return event.by === 'pass'
        ? `${subject(event.seat, speaker, ['has', 'ha'])} pasado.`
        : `${subject(event.seat, speaker, ['te quedas', 'se queda'])} la ficha robada.`;
    case 'turnSkipped':
    case 'turnForfeited':
      return `${subject(event.seat, speaker, ['pierdes', 'pierde'])} un turno.`;
    case 'callChanged':
      return event.call === 'made'
        ? `${subject(event.seat, speaker, ['has', 'ha'])} avisado de la última ficha.`
        : null;
    case 'challenged':
      return event.seat === speaker.me
        ? `${subject(event.by, speaker, ['has', 'ha'])} reclamado tu aviso olvidado.`
        : `${subject(event.by, speaker, ['has', 'ha'])} reclamado el aviso olvidado de ${nameOf(event.seat, speaker)}.`;
    case 'wentOut':
      return `¡${subject(event.seat, speaker, ['te has', 'se ha'])} quedado sin fichas!`;
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
  return train === seat && seat !== speaker.me ? 'su propio tren' : trainName(train, speaker);
}

function face(drawn: Face): string {
  return drawn === 'hidden' ? 'una ficha' : `el ${tileName(drawn)}`;
}

/** Why a round ended, for the log and the score sheet. */
export function whyRoundEnded(result: RoundResult, speaker: Speaker): string {
  if (result.out !== null) {
    return `${subject(result.out, speaker, ['has', 'ha'])} colocado todas las fichas.`;
  }
  return 'La ronda está bloqueada: el pozo está vacío y nadie puede jugar.';
}

/** What one seat scored, `+23` or `0`. */
export function roundPoints(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}
