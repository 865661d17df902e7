import type { BotLevel } from '@roundhouse/protocol';
import { assertNever, type OptionError } from '@roundhouse/rules';
import type { SitterFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import { number, plural, tiles } from './words.ts';

/** The table before the match. */
export const lobby = {
  title: 'Antes de la partida',
  codeTitle: 'Código de la mesa',
  /** For screen readers: signs one by one. */
  spelled: (code: string) => code.split('').join(' '),
  share: 'Compartir enlace',
  shareTitle: 'Tren mexicano en Roundhouse',
  shareText: (code: string) => `Ven a mi mesa ${code}`,
  copy: 'Copiar enlace',
  copied: 'Copiado',
  linkLabel: 'Enlace a esta mesa',
  onlyHere: 'Este ordenador no está en ninguna red: el enlace solo funciona en él.',
  qr: 'Código QR',
  qrLabel: (url: string) => `Código QR de ${url}`,
  qrHint: 'Escanéalo para unirte',
  seats: 'Asientos',
  seatNumber: (seat: number) => `Asiento ${seat}`,
  seatCount: 'Número de asientos',
  freeSeats: (count: number) =>
    plural(count, { one: '# asiento libre', other: '# asientos libres' }),
  you: 'tú',
  bot: (level: string) => `bot ${level}`,
  addBot: 'Añadir bot',
  addBotLevel: 'Nivel del próximo bot',
  /** How a bot of each level plays, in a sentence. */
  botPlays: {
    passenger: 'Coloca al azar cualquier ficha que encaje.',
    porter: 'Coloca la ficha más pesada que encaje.',
    conductor: 'Guarda el primer tren que ve y coloca antes sus otras fichas.',
    engineer: 'Encuentra el tren más largo de su mano y coloca antes sus otras fichas.',
    dispatcher: 'Compara cada jugada por lo que se quita de encima y por el tren que le queda.',
    baron: 'Antes de cada ficha sigue la partida mil veces en su cabeza.',
  } satisfies { readonly [L in BotLevel]: string },
  /** Where rounds cannot be played on in thought. */
  baronHere: 'Con estas reglas un barón juega como un jefe de circulación.',
  removeBot: (name: string) => `Quitar a ${name}`,
  removePlayer: (name: string) => `Quitar a ${name}`,
  takeSeat: 'Sentarse aquí',
  spectators: (count: number) =>
    plural(count, { one: '# persona está mirando.', other: '# personas están mirando.' }),
  lock: 'No dejar entrar a nadie más',
  lockHint: 'Quien tiene asiento siempre puede volver.',
  locked: 'La mesa está cerrada con llave: no puede entrar nadie nuevo.',
  rules: 'Reglas',
  preset: 'Reglamento',
  /** What a rule system is like, where the host has changed some of it. */
  changed: (summary: string) => `${summary} (con cambios)`,
  /** Before what it is like. */
  presetTitle: (title: string) => `${title}.`,
  length: 'Duración de la partida',
  rounds: (count: number) => plural(count, { one: '# ronda', other: '# rondas' }),
  fullMatch: (count: number) =>
    plural(count, { one: 'Partida entera, # ronda', other: 'Partida entera, # rondas' }),
  duration: (minutes: number) => {
    if (minutes < 90) return `unos ${number(minutes)} min`;
    return `unas ${number(Math.round(minutes / 30) / 2)} h`;
  },
  readRules: 'Leer las reglas',
  allOptions: 'Todas las opciones',
  manners: 'Bots y consejos',
  headings: {
    match: 'Partida',
    opening: 'Apertura',
    turn: 'Turno',
    doubles: 'Dobles',
    ending: 'Fin de una ronda',
  },
  dealSeats: (seats: number) => plural(seats, { one: '# asiento', other: '# asientos' }),
  dealFor: (seats: number) =>
    plural(seats, { one: 'Fichas para # asiento', other: 'Fichas para # asientos' }),
  branchesPersonal: 'En un tren propio',
  branchesMexican: 'En el tren mexicano',
  branchCount: (count: number) => (count === 1 ? 'Una ficha' : 'Tres fichas que se ramifican'),
  reset: 'Volver a las reglas publicadas',
  hostDecides: (name: string) => `${name} organiza la mesa y elige las reglas.`,
  start: 'Empezar la partida',
  startAlone: 'Añade un bot o espera a alguien: una partida necesita dos jugadores.',
  fillNote: (count: number) =>
    plural(count, {
      one: 'Se prescinde del asiento libre.',
      other: 'Se prescinde de los # asientos libres.',
    }),
  waitingForHost: (name: string) => `Esperando a que ${name} empiece`,
  leave: 'Dejar la mesa',
  leaveHint: 'Tu asiento queda libre.',
  watching: 'Estás mirando. Ocupa un asiento libre para jugar.',
  rename: 'Cambiar nombre',
} as const;

/** What stands beside the name of somebody at a seat: `tú, anfitrión, ausente`. */
export function seatNote(sitter: SitterFacts): string {
  const { isMe, isHost, isAway } = sitter;
  return phrases(isMe && 'tú', isHost && 'anfitrión', isAway && 'ausente');
}

/** Why a choice of options is no game, for the host who made it. */
export function optionError(error: OptionError): string {
  switch (error.code) {
    case 'unknownOption':
    case 'badOptionValue':
      return 'Esta opción no tiene ese valor.';
    case 'branchesNeedCover':
      return 'Las tres ramas solo funcionan si la ficha adicional va en el propio doble.';
    case 'penaltyNeedsCall':
      return 'Para castigar un olvido tiene que ser obligatorio avisar de la última ficha.';
    case 'thirdTileConflict':
      return 'Dos dobles con una ficha que los cubra no son compatibles con esta elección.';
    case 'tooManyRounds':
      return `Este juego tiene ${error.most} números, así que una partida tiene como mucho ${error.most} rondas.`;
    case 'seatCountNotOffered':
      return `Estas reglas son para entre ${error.offered.at(0) ?? 2} y ${error.offered.at(-1) ?? 8} jugadores, no para ${error.seatCount}.`;
    case 'notEnoughTiles':
      return `El juego no alcanza para ${error.seatCount} manos de ${tiles(error.tiles)}.`;
    default:
      return assertNever(error);
  }
}

/** What the bots are called, by strength. */
export const botLevels = {
  passenger: 'Pasajero',
  porter: 'Mozo de equipajes',
  conductor: 'Revisor',
  engineer: 'Maquinista',
  dispatcher: 'Jefe de circulación',
  baron: 'Barón',
} as const satisfies { readonly [L in BotLevel]: string };

/** Rules that are made of figures. */
export const ruleSentence = {
  rounds: (count: number) =>
    plural(count, { one: 'La partida tiene una ronda.', other: 'La partida tiene # rondas.' }),
  deal: (count: number) => `Cada cual recibe ${tiles(count)}.`,
  branches: (personal: 1 | 3, mexican: 1 | 3) => {
    if (personal === mexican) {
      return personal === 1
        ? 'Una ficha cubre un doble.'
        : 'Tres fichas, que se ramifican, cubren un doble.';
    }
    const where = personal === 3 ? 'de un tren propio' : 'del tren mexicano';
    return `Tres fichas, que se ramifican, cubren un doble ${where}; en los demás basta una.`;
  },
} as const;
