import { refusing, type TableSentences } from '../refusing.ts';
import { optionError } from './lobby.ts';
import { ruleRefusals } from './refusals.ts';

/** Why the table refuses a request. */
export const tableRefusals: TableSentences = {
  badMessage: () => 'The table did not understand that. Please refresh the page.',
  staleTurn: () => 'The turn has moved on since.',
  notSeated: () => 'You have no seat at this table.',
  alreadySeated: () => 'You have a seat already.',
  noRoundRuns: () => 'No round is running.',
  noMatchRuns: () => 'No match is running.',
  notHost: () => 'Only the host may do that.',
  seatIsClaimed: () => 'Somebody else is asking for a seat. The host has to answer first.',
  nobodyClaims: () => 'Nobody asks for a seat any more.',
  hostIsHere: () => 'The host is here and stays host. Ask again in a minute.',
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
  tooManyChanges: () => 'The table has been changed a great many times. Please wait a minute.',
  historyIsFull: () => 'This table has seen so much that nothing more fits. Please open a new one.',
  tryAgain: () => 'The table could not write that down, so nothing has happened. Please try again.',
  tableClosed: () => 'The table is closed.',
};

/** Why a request was refused, by the table or by the rules, as a sentence. */
export const refusalSentence = refusing({ ...ruleRefusals, ...tableRefusals });
