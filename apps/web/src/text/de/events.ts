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
      return `Neue Runde: Die Lok ist ${doubleName(event.engine)}. ${subject(event.starter, speaker, ['fängst', 'fängt'])} an.`;
    case 'tilePlayed':
      return `${subject(event.seat, speaker, ['hast', 'hat'])} ${tileName(event.tile)} an ${ontoTrain(event.seat, event.train, speaker)} gelegt.`;
    case 'tileDrawn':
      return `${subject(event.seat, speaker, ['hast', 'hat'])} ${face(event.face)} gezogen.`;
    case 'penaltyDrawn':
      return `${subject(event.seat, speaker, ['hast', 'hat'])} die Ansage vergessen und ${tiles(event.faces.length)} gezogen.`;
    case 'doubleOpened':
      return event.thisTurn || !event.live
        ? null
        : `${doubleName(event.pip)} an ${trainName(event.train, speaker, 'dative')} ist offen.`;
    case 'openingDoublesBound':
      return 'Alle haben eröffnet: Offene Doppel müssen ab jetzt abgedeckt werden.';
    case 'footAbandoned':
      return `${doubleName(event.pip)} an ${trainName(event.train, speaker, 'dative')} kann nicht mehr vollständig werden.`;
    case 'markerPlaced':
      return `${capital(trainName(event.seat, speaker, 'nominative'))} ist für alle offen.`;
    case 'markerRemoved':
      return `${capital(trainName(event.seat, speaker, 'nominative'))} ist wieder geschlossen.`;
    case 'turnFailed':
      return event.by === 'pass'
        ? `${subject(event.seat, speaker, ['hast', 'hat'])} gepasst.`
        : `${subject(event.seat, speaker, ['hast', 'hat'])} den gezogenen Stein behalten.`;
    case 'turnSkipped':
    case 'turnForfeited':
      return `${subject(event.seat, speaker, ['setzt', 'setzt'])} einmal aus.`;
    case 'callChanged':
      return event.call === 'made'
        ? `${subject(event.seat, speaker, ['hast', 'hat'])} den letzten Stein angesagt.`
        : null;
    case 'challenged':
      return `${subject(event.by, speaker, ['hast', 'hat'])} die vergessene Ansage von ${event.seat === speaker.me ? 'dir' : nameOf(event.seat, speaker)} reklamiert.`;
    case 'wentOut':
      return `${subject(event.seat, speaker, ['hast', 'hat'])} keinen Stein mehr!`;
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

function ontoTrain(seat: Seat, train: TrainId, speaker: Speaker): string {
  return train === seat && seat !== speaker.me
    ? 'den eigenen Zug'
    : trainName(train, speaker, 'accusative');
}

function face(drawn: Face): string {
  return drawn === 'hidden' ? 'einen Stein' : tileName(drawn);
}

/** Why a round ended, for the log and the score sheet. */
export function whyRoundEnded(result: RoundResult, speaker: Speaker): string {
  if (result.out !== null) {
    return `${subject(result.out, speaker, ['hast', 'hat'])} alle Steine angelegt.`;
  }
  return 'Die Runde ist blockiert: Der Vorrat ist leer, und niemand kann anlegen.';
}

/** What one seat scored, `+23` or `0`. */
export function roundPoints(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}
