import type { RequestRefusal } from '@roundhouse/protocol';
import type { Speaker } from '../speaker.ts';
import { optionError } from './lobby.ts';
import { ruleRefusal } from './refusals.ts';

/** Why a request was refused, by the table or by the rules, as a sentence. */
export function refusalSentence(refusal: RequestRefusal, speaker: Speaker): string {
  switch (refusal.code) {
    case 'badMessage':
      return 'The table did not understand that. Please refresh the page.';
    case 'staleTurn':
      return 'The turn has moved on since.';
    case 'notSeated':
      return 'You have no seat at this table.';
    case 'alreadySeated':
      return 'You have a seat already.';
    case 'noRoundRuns':
    case 'noMatchRuns':
      return 'No round is running.';
    case 'notHost':
      return 'Only the host may do that.';
    case 'notInLobby':
      return 'That can only be done before the match.';
    case 'notBetweenRounds':
      return 'That can only be done between two rounds.';
    case 'matchNotOver':
      return 'The match is not over yet.';
    case 'roundRuns':
      return 'A round is running.';
    case 'noSuchSeat':
      return 'There is no such seat.';
    case 'notABot':
      return 'No bot sits there.';
    case 'notAPerson':
      return 'A bot sits there.';
    case 'seatNotFree':
      return 'This seat is taken.';
    case 'tableFull':
      return `All ${refusal.seats} seats are taken.`;
    case 'badName':
      return 'This name cannot be used. Please choose another.';
    case 'nameTaken':
      return 'Somebody at this table has that name already. Please choose another.';
    case 'badOptions':
      return optionError(refusal.error);
    case 'tryAgain':
      return 'The table could not write that down, so nothing has happened. Please try again.';
    case 'tableClosed':
      return 'The table is closed.';
    default:
      return ruleRefusal(refusal, speaker);
  }
}
