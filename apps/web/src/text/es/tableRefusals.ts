import { refusing, type TableSentences } from '../refusing.ts';
import { optionError } from './lobby.ts';
import { ruleRefusals } from './refusals.ts';

const tableRefusals: TableSentences = {
  badMessage: () => 'La mesa no ha entendido eso. Recarga la página, por favor.',
  staleTurn: () => 'El turno ya ha avanzado.',
  notSeated: () => 'No tienes asiento en esta mesa.',
  alreadySeated: () => 'Ya tienes un asiento.',
  noRoundRuns: () => 'No hay ninguna ronda en marcha.',
  noMatchRuns: () => 'No hay ninguna partida en marcha.',
  notHost: () => 'Eso solo puede hacerlo el anfitrión.',
  seatIsClaimed: () =>
    'Otra persona está pidiendo un sitio. Primero tiene que responder el anfitrión.',
  nobodyClaims: () => 'Ya nadie pide un sitio.',
  hostIsHere: () =>
    'El anfitrión está aquí y sigue al frente. Vuelve a pedirlo dentro de un minuto.',
  notInLobby: () => 'Eso solo se puede hacer antes de la partida.',
  notBetweenRounds: () => 'Eso solo se puede hacer entre dos rondas.',
  matchNotOver: () => 'La partida aún no ha terminado.',
  roundRuns: () => 'Hay una ronda en marcha.',
  noSuchSeat: () => 'Ese asiento no existe.',
  notABot: () => 'Ahí no hay ningún bot.',
  notAPerson: () => 'Ahí hay un bot.',
  seatNotFree: () => 'Este asiento está ocupado.',
  tableFull: ({ seats }) => `Los ${seats} asientos están ocupados.`,
  badName: () => 'Ese nombre no se puede usar. Elige otro, por favor.',
  nameTaken: () => 'En esta mesa ya hay alguien que se llama así. Elige otro nombre, por favor.',
  badOptions: ({ error }) => optionError(error),
  tooManyChanges: () => 'La mesa ha cambiado muchísimas veces. Espera un minuto.',
  historyIsFull: () =>
    'En esta mesa han pasado tantas cosas que ya no cabe nada más. Abre una nueva.',
  tryAgain: () =>
    'La mesa no ha podido anotarlo, así que no ha pasado nada. Inténtalo de nuevo, por favor.',
  tableClosed: () => 'La mesa está cerrada.',
};

/** Why a request was refused, by the table or by the rules, as a sentence. */
export const refusalSentence = refusing({ ...ruleRefusals, ...tableRefusals });
