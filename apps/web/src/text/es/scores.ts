import { assertNever, type MatchFact, type Seat } from '@roundhouse/rules';
import type { FactWords } from '../facts.ts';
import type { Speaker } from '../speaker.ts';
import { result, winnersLine } from './result.ts';
import {
  allOf,
  capital,
  doubleName,
  nameOf,
  plural,
  points,
  tileName,
  tiles,
  trainName,
} from './words.ts';

/** Doubles that a card names one by one. */
const MOST_NAMED = 4;

/** Charts, podium and what is told of a match. */
export const scores = {
  chart: 'Los totales, ronda a ronda',
  bestOnTop: {
    lowestTotal: 'Gana el total más bajo, y está arriba.',
    highestTotal: 'Gana el total más alto, y está arriba.',
  },
  afterRound: (round: number) => `Ronda ${round}`,
  lastRound: 'La última ronda',
  hands: 'Lo que tenía cada cual',
  standing: (name: string, total: number) => `${name}, ${points(total)}`,
  leads: (names: readonly string[], total: number) =>
    `${names.length === 1 ? 'Va en cabeza' : 'Van en cabeza'}, con ${points(total)}: ${allOf(names)}.`,
  youHave: (place: number, total: number) =>
    `Estás en el ${result.place(place)} lugar con ${points(total)}.`,
  wentOut: (score: number) => `${score}, terminó`,
  podium: 'Podio',
  others: 'Los demás',
  facts: 'Para contar',
  endedEarly: 'La partida terminó antes de tiempo',
  endedEarlyHint: 'Solo cuentan las rondas que se jugaron hasta el final.',
  /** After who has won. */
  withPoints: (total: number) => `Con ${points(total)}.`,
  share: 'Compartir el resultado',
  shareText: 'Compartir como texto',
  sharedTitle: (won: string) => `Roundhouse: ${won}`,
  copyText: 'Copiar como texto',
  copied: 'Copiado.',
  saved: 'La imagen está entre tus descargas.',
  selectIt: 'Copia el texto del campo.',
  sharePicture: 'Compartir como imagen',
  savePicture: 'Guardar como imagen',
  noPicture: 'Este navegador no puede dibujar la imagen.',
  textLabel: 'El resultado como texto',
  pictureSigned: 'Roundhouse · dominó de tren mexicano',
} as const;

/** The headline over the end of a match; one that was broken off has no winner. */
export function headline(winners: readonly Seat[], speaker: Speaker): string {
  return winners.length === 0 ? scores.endedEarly : winnersLine(winners, speaker);
}

/** A fact of a match in words; rounds are only named where there were several. */
export function factWords(fact: MatchFact, speaker: Speaker, roundCount: number): FactWords {
  const inRound = (round: number) => (roundCount > 1 ? `, ronda ${round}` : '');
  switch (fact.kind) {
    case 'longestTrain':
      return {
        label: 'El tren más largo',
        value: tiles(fact.tiles),
        detail: capital(trainName(fact.train, speaker)) + inRound(fact.round),
      };
    case 'heaviestGift':
      return {
        label: 'La ficha más pesada regalada',
        value: tileName(fact.tile),
        detail: `${called(fact.by, speaker)}, en ${trainName(fact.train, speaker)}${inRound(fact.round)}`,
      };
    case 'leftOpen':
      return {
        label: 'Dobles sin cubrir',
        value: String(fact.pips.length),
        detail: someOf(fact.pips.map(doubleName)),
      };
    case 'mostDraws':
      return {
        label: 'Quien más robó',
        value: tiles(fact.tiles),
        detail: people(fact.seats, speaker),
      };
    case 'closestRound':
      return {
        label: 'La ronda más reñida',
        value: `Ronda ${fact.round}`,
        detail: `${points(fact.gap)} entre el mejor y el peor`,
      };
    case 'dearestRound':
      return {
        label: 'Más puntos en una ronda',
        value: String(fact.points),
        detail: people(fact.seats, speaker) + inRound(fact.round),
      };
    case 'mostOut':
      return {
        label: 'Quien más veces terminó',
        value: plural(fact.times, { one: '# vez', other: '# veces' }),
        detail: people(fact.seats, speaker),
      };
    default:
      return assertNever(fact);
  }
}

/** The same in one line, for a message to friends. */
export function factSentence(fact: MatchFact, speaker: Speaker, roundCount: number): string {
  const { label, value, detail } = factWords(fact, speaker, roundCount);
  return `${label}: ${value} (${detail})`;
}

function called(seat: Seat, speaker: Speaker): string {
  return seat === speaker.me ? 'Tú' : nameOf(seat, speaker);
}

/** The first few, and how many more there are. */
function someOf(items: readonly string[]): string {
  const [shown, rest] = [items.slice(0, MOST_NAMED), items.length - MOST_NAMED];
  return allOf(rest > 0 ? [...shown, `${rest} más`] : shown);
}

function people(seats: readonly Seat[], speaker: Speaker): string {
  return allOf(seats.map((seat) => called(seat, speaker)));
}
