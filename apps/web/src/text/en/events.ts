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
      return `A new round: the engine is ${doubleName(event.engine)}. ${subject(event.starter, speaker)} ${event.starter === speaker.me ? 'lead' : 'leads'}.`;
    case 'tilePlayed':
      return `${subject(event.seat, speaker)} played ${tileName(event.tile)} on ${onTrain(event.seat, event.train, speaker)}.`;
    case 'tileDrawn':
      return `${subject(event.seat, speaker)} drew ${face(event.face)}.`;
    case 'penaltyDrawn':
      return `${subject(event.seat, speaker)} forgot to announce and drew ${tiles(event.faces.length)}.`;
    case 'doubleOpened':
      return event.thisTurn || !event.live
        ? null
        : `${doubleName(event.pip)} is open on ${trainName(event.train, speaker)}.`;
    case 'openingDoublesBound':
      return 'Everybody has opened: open doubles must be covered now.';
    case 'footAbandoned':
      return `${doubleName(event.pip)} on ${trainName(event.train, speaker)} can no longer be completed.`;
    case 'markerPlaced':
      return `${capital(trainName(event.seat, speaker))} is open to everybody.`;
    case 'markerRemoved':
      return `${capital(trainName(event.seat, speaker))} is closed again.`;
    case 'turnFailed':
      return `${subject(event.seat, speaker)} ${event.by === 'pass' ? 'passed' : 'kept the drawn tile'}.`;
    case 'turnSkipped':
    case 'turnForfeited':
      return `${subject(event.seat, speaker)} ${event.seat === speaker.me ? 'lose' : 'loses'} a turn.`;
    case 'callChanged':
      return event.call === 'made'
        ? `${subject(event.seat, speaker)} announced one tile left.`
        : null;
    case 'challenged':
      return `${subject(event.by, speaker)} challenged ${event.seat === speaker.me ? 'you' : nameOf(event.seat, speaker)}.`;
    case 'wentOut':
      return `${subject(event.seat, speaker)} went out!`;
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
  return train === seat && seat !== speaker.me ? 'their own train' : trainName(train, speaker);
}

function face(drawn: Face): string {
  return drawn === 'hidden' ? 'a tile' : tileName(drawn);
}

/** Why a round ended, for the log and the score sheet. */
export function whyRoundEnded(result: RoundResult, speaker: Speaker): string {
  if (result.out !== null) return `${subject(result.out, speaker)} went out.`;
  return 'The round is blocked: the boneyard is empty and nobody can play.';
}

/** What one seat scored, `+23` or `0`. */
export function roundPoints(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}
