import type { Advice, Reason } from '@roundhouse/bots';
import { assertNever, type Command, type Pip, type TileId } from '@roundhouse/rules';
import { namesInLine } from '../inLine.ts';
import type { Speaker } from '../speaker.ts';
import {
  allOf,
  inOrder,
  nameOf,
  number,
  plural,
  points,
  tileName,
  tiles,
  trainName,
} from './words.ts';

/** Lo que alguien sabe de su propia mano, y dónde. */
export const hints = {
  title: 'Consejos',
  all: 'Todos los consejos',
  now: 'Lo que haría un jefe de circulación',
  train: 'Tu mejor tren',
  longest: 'No hay otro más largo.',
  longestFound: 'Es el más largo que se ha encontrado.',
  noTrain: 'Ninguna de tus fichas va ahora en tu tren.',
  firsts: 'Con qué empieza',
  dumps: 'Fichas para otro sitio',
  doubles: 'Tus dobles',
  gone: 'Números agotados',
  ending: 'Antes de que alguien termine',
  layTrain: (count: number) => ({
    long: `Colocar mis ${count} fichas`,
    short: `Colocar ${count}`,
  }),
  extra: 'sobra',
  /** After the name of the tile that a coach says to lay. */
  advised: 'la ficha del entrenador',
} as const;

/** Lo bueno que es el mejor tren. */
export function bestTrain(count: number, total: number, score: number): string {
  return `Tu mejor tren: ${number(count)} de ${tiles(total)}, ${points(score)}.`;
}

/** Las fichas que no están en él. */
export function extraTiles(fitting: readonly TileId[]): string {
  if (fitting.length === 0) return 'No sobra ninguna ficha.';
  const list = allOf(fitting.map(tileName));
  return plural(fitting.length, { one: `Sobra #: ${list}.`, other: `Sobran #: ${list}.` });
}

/** Sus fichas en orden. */
export function trainTiles(fitting: readonly TileId[], start: Pip): string {
  return `En este orden: ${inOrder(namesInLine(fitting, start))}.`;
}

/** El lugar de una ficha en el mejor tren, tras su nombre. */
export function onBestTrain(place: number): string {
  return `número ${place} de tu mejor tren`;
}

/** El lugar de una ficha en el tren que está listo, tras su nombre. */
export function onReadyTrain(place: number): string {
  return `número ${place} del tren que está listo`;
}

/** Lo que conserva un tren que empieza con una ficha. */
export function firstKeeps(tile: TileId, count: number, proven: boolean): string {
  const found = proven ? '' : ', lo más que se ha encontrado';
  return `Primero el ${tileName(tile)}: ${tiles(count)} en tu tren${found}.`;
}

/** Lo que le cuesta al tren una ficha puesta en otro sitio. */
export function dumpCosts(tile: TileId, count: number, proven: boolean): string {
  const found = proven ? '' : ', por lo que se ha encontrado';
  if (count === 0) return `El ${tileName(tile)} en otro sitio no le cuesta nada a tu tren${found}.`;
  return `El ${tileName(tile)} en otro sitio le cuesta ${tiles(count)} a tu tren${found}.`;
}

/** Un doble y lo que lo cubriría. */
export function coversFor(tile: TileId, fitting: readonly TileId[]): string {
  if (fitting.length === 0) return `${tileName(tile)}: nada en tu mano lo cubre.`;
  const list = allOf(fitting.map(tileName));
  return plural(fitting.length, {
    one: `${tileName(tile)}: lo cubriría ${list}.`,
    other: `${tileName(tile)}: lo cubrirían ${list}.`,
  });
}

/** Un número del que ya no puede venir nada. */
export function usedUp(pip: number, count: number): string {
  const yours = plural(count, { one: '# es tuya', other: '# son tuyas' });
  const rest = count === 0 ? '' : `; ${yours}`;
  return `Todas las fichas con ${pip} están en la mesa o en tu mano${rest}.`;
}

/** Quién está a punto de terminar, y de qué conviene librarse. */
export function shedFirst(names: readonly string[], fitting: readonly TileId[]): string {
  const who = plural(names.length, {
    one: `${allOf(names)} está a punto de terminar.`,
    other: `${allOf(names)} están a punto de terminar.`,
  });
  if (fitting.length === 0) return who;
  return `${who} Lo que más te pesa: ${allOf(fitting.map(tileName))}.`;
}

/** Ninguna ficha empieza el propio tren: con qué frecuencia pasa, en tanto por ciento. */
export function noStarter(share: number, count: number): string {
  return `No tienes ficha para empezar. Le pasa al ${number(share)} % de las manos de ${tiles(count)}.`;
}

/** Qué hacer ahora, y por qué. */
export function adviceWords({ command, reason }: Advice, speaker: Speaker): string {
  return `${commandWords(command, speaker)} ${reasonWords(reason)}`.trim();
}

/** Otra ficha igual de buena. */
export function orElse(tile: TileId): string {
  return `El ${tileName(tile)} sería igual de bueno, por lo que se puede saber.`;
}

function commandWords(command: Command, speaker: Speaker): string {
  switch (command.type) {
    case 'play':
      return `Coloca el ${tileName(command.tile)} en ${trainName(command.train, speaker)}.`;
    case 'draw':
      return 'Roba una ficha.';
    case 'pass':
      return 'Pasa.';
    case 'decline':
      return 'Quédate la ficha.';
    case 'end':
      return 'Termina tu tren.';
    case 'call':
      return 'Avisa de tu última ficha.';
    case 'challenge':
      return `Señala a ${nameOf(command.seat, speaker)}: no ha avisado.`;
    default:
      return assertNever(command);
  }
}

function reasonWords(reason: Reason): string {
  switch (reason.kind) {
    case 'announce':
      return '';
    case 'nothingFits':
      return 'No va nada.';
    case 'only':
      return 'No va ninguna otra.';
    case 'train':
      return `Así quedan ${tiles(reason.keeps)} en tu tren.`;
    case 'extra':
      return 'Sobra: tu tren sigue igual de largo.';
    case 'spare':
      return 'Tu tren sigue igual de largo: otro, de tantas fichas, no la necesita.';
    case 'sheds':
      return `Le cuesta ${tiles(reason.costs)} a tu tren y te quita ${points(reason.points)}.`;
    default:
      return assertNever(reason);
  }
}
