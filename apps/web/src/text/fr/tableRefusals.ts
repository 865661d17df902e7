import { refusing, type TableSentences } from '../refusing.ts';
import { optionError } from './lobby.ts';
import { ruleRefusals } from './refusals.ts';

const tableRefusals: TableSentences = {
  badMessage: () => 'La table n’a pas compris. Recharge la page, s’il te plaît.',
  staleTurn: () => 'Le jeu a continué entre-temps.',
  notSeated: () => 'Tu n’as pas de place à cette table.',
  alreadySeated: () => 'Tu as déjà une place.',
  noRoundRuns: () => 'Aucune manche n’est en cours.',
  noMatchRuns: () => 'Aucune partie n’est en cours.',
  notHost: () => 'Seul l’hôte peut faire cela.',
  seatIsClaimed: () => 'Quelqu’un d’autre demande une place. L’hôte doit d’abord répondre.',
  nobodyClaims: () => 'Plus personne ne demande de place.',
  hostIsHere: () => 'L’hôte est là et garde la direction. Redemande dans une minute.',
  notInLobby: () => 'Cela n’est possible qu’avant la partie.',
  notBetweenRounds: () => 'Cela n’est possible qu’entre deux manches.',
  matchNotOver: () => 'La partie n’est pas encore terminée.',
  roundRuns: () => 'Une manche est en cours.',
  noSuchSeat: () => 'Cette place n’existe pas.',
  notABot: () => 'Il n’y a pas de bot à cette place.',
  notAPerson: () => 'Un bot est assis là.',
  seatNotFree: () => 'Cette place est prise.',
  tableFull: ({ seats }) => `Les ${seats} places sont prises.`,
  badName: () => 'Ce nom ne convient pas. Choisis-en un autre, s’il te plaît.',
  nameTaken: () =>
    'Quelqu’un s’appelle déjà ainsi à cette table. Choisis un autre nom, s’il te plaît.',
  badOptions: ({ error }) => optionError(error),
  tooManyChanges: () => 'La table a été modifiée un très grand nombre de fois. Attends une minute.',
  historyIsFull: () =>
    'Il s’est passé tant de choses à cette table que plus rien n’y tient. Ouvres-en une nouvelle.',
  tryAgain: () =>
    'La table n’a pas pu noter cela, donc rien ne s’est passé. Réessaie, s’il te plaît.',
  tableClosed: () => 'La table est fermée.',
};

/** Why a request was refused, by the table or by the rules, as a sentence. */
export const refusalSentence = refusing({ ...ruleRefusals, ...tableRefusals });
