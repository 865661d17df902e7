import type { RequestRefusal, TableRefusal } from '@roundhouse/protocol';
import type { Speaker } from '../speaker.ts';
import { optionError } from './lobby.ts';
import { ruleRefusal } from './refusals.ts';

type ByCode = { readonly [R in TableRefusal as R['code']]: R };
type Sentences = { readonly [C in TableRefusal['code']]: (refusal: ByCode[C]) => string };

/** One sentence for each reason of the table; a new code does not compile without one. */
const SENTENCES: Sentences = {
  badMessage: () => 'The table did not understand that. Please refresh the page.',
  staleTurn: () => 'The turn has moved on since.',
  notSeated: () => 'You have no seat at this table.',
  alreadySeated: () => 'You have a seat already.',
  noRoundRuns: () => 'No round is running.',
  noMatchRuns: () => 'No match is running.',
  notHost: () => 'Only the host may do that.',
  notInLobby: () => 'That can only be done before the match.',
  notBetweenRounds: () => 'That can only be done between two rounds.',
  matchNotOver: () => 'The match is not over yet.',
  roundRuns: () => 'A round is running.',
  noSuchSeat: () => 'There is no such seat.',
  notABot: () => 'No bot sits there.',
  notAPerson: () => 'A bot sits there.',
  seatNotFree: () => 'This seat is taken.',
  tableFull: ({ seats }) => `All ${seats} seats are taken.`,
  badName: () => 'This name cannot be used. Please choose another.',
  nameTaken: () => 'Somebody at this table has that name already. Please choose another.',
  badOptions: ({ error }) => optionError(error),
  tryAgain: () => 'The table could not write that down, so nothing has happened. Please try again.',
  tableClosed: () => 'The table is closed.',
};

/** Why a request was refused, by the table or by the rules, as a sentence. */
export function refusalSentence(refusal: RequestRefusal, speaker: Speaker): string {
  return isOfTable(refusal) ? tableSentence(refusal) : ruleRefusal(refusal, speaker);
}

function isOfTable(refusal: RequestRefusal): refusal is TableRefusal {
  return Object.hasOwn(SENTENCES, refusal.code);
}

type Of<C extends TableRefusal['code']> = {
  readonly [K in C]: { readonly code: K } & ByCode[K];
}[C];

function tableSentence<C extends TableRefusal['code']>(refusal: Of<C>): string {
  const sentence: (refusal: ByCode[C]) => string = SENTENCES[refusal.code];
  return sentence(refusal);
}
