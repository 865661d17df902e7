import { refusing, type TableSentences } from '../refusing.ts';
import { optionError } from './lobby.ts';
import { ruleRefusals } from './refusals.ts';

const tableRefusals: TableSentences = {
  badMessage: () => 'Der Tisch hat das nicht verstanden. Bitte lade die Seite neu.',
  staleTurn: () => 'Inzwischen ging es schon weiter.',
  notSeated: () => 'Du hast keinen Platz an diesem Tisch.',
  alreadySeated: () => 'Du hast schon einen Platz.',
  noRoundRuns: () => 'Es läuft keine Runde.',
  noMatchRuns: () => 'Es läuft keine Partie.',
  notHost: () => 'Das darf nur der Gastgeber.',
  seatIsClaimed: () =>
    'Jemand anders bittet gerade um einen Platz. Erst muss der Gastgeber antworten.',
  nobodyClaims: () => 'Niemand bittet mehr um einen Platz.',
  hostIsHere: () =>
    'Der Gastgeber ist da und leitet den Tisch weiter. Frag in einer Minute noch einmal.',
  notInLobby: () => 'Das geht nur vor der Partie.',
  notBetweenRounds: () => 'Das geht nur zwischen zwei Runden.',
  matchNotOver: () => 'Die Partie ist noch nicht vorbei.',
  roundRuns: () => 'Es läuft eine Runde.',
  noSuchSeat: () => 'Diesen Platz gibt es nicht.',
  notABot: () => 'Dort sitzt kein Bot.',
  notAPerson: () => 'Dort sitzt ein Bot.',
  seatNotFree: () => 'Dieser Platz ist besetzt.',
  tableFull: ({ seats }) => `Alle ${seats} Plätze sind besetzt.`,
  badName: () => 'Dieser Name ist nicht möglich. Bitte wähle einen anderen.',
  nameTaken: () => 'An diesem Tisch heißt schon jemand so. Bitte wähle einen anderen Namen.',
  badOptions: ({ error }) => optionError(error),
  tooManyChanges: () => 'Am Tisch wurde sehr oft etwas geändert. Bitte eine Minute warten.',
  historyIsFull: () =>
    'An diesem Tisch ist so viel geschehen, dass nichts mehr Platz hat. Bitte einen neuen eröffnen.',
  tryAgain: () =>
    'Der Tisch konnte das nicht aufschreiben, also ist nichts geschehen. Bitte versuch es noch einmal.',
  tableClosed: () => 'Der Tisch ist geschlossen.',
};

/** Why a request was refused, by the table or by the rules, as a sentence. */
export const refusalSentence = refusing({ ...ruleRefusals, ...tableRefusals });
