import type { TileId, TrainId } from '@roundhouse/rules';
import type { OutcomeFacts, SuitFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';
import { anyOf, doubleName, plural, tileName, trainName } from './words.ts';

/** Putting the hand in order, and making moves in other ways than by tapping. */
export const moves = {
  arrange: 'Ordenar y colocar la mano',
  byPlan: 'Ordenar según un plan',
  markedTile: (name: string, mark: string) => `${name}, ${mark}`,
  freshTile: (name: string) => `${name}, nueva`,
  open: 'Fichas en grande',
  close: 'Fichas en pequeño',
  lay: { long: 'Colocarla', short: 'Colocarla' },
  notYet: { long: 'Aún no', short: 'Aún no' },
  layTrainAsked: (count: number) => `¿Colocar estas ${count} fichas, una tras otra?`,
  typed: 'Escribir una jugada',
  typedHint: 'Por ejemplo 12-7 mex, 12-7 ana, robar o pasar.',
  typedPlay: 'Jugar',
  typedMove:
    'Eso no es una jugada. Escribe una ficha y un tren, como 12-7 mex, o bien robar o pasar.',
  typedTrain: '¿Qué tren? Escribe mex, mi o el principio de un nombre.',
  letGo: 'Suelta la ficha sobre un tren para colocarla.',
  whichEnd: 'Elige el extremo.',
  /** Why not, where a lane has no room for the sentence. */
  brief: {
    thenWants: (pip: number) => `→ ${pip}`,
    wants: (pip: number) => `pide ${pip}`,
    first: (pip: number) => `antes ${pip}–${pip}`,
    closed: 'cerrado',
    notNow: 'ahora no',
  },
  words: {
    own: 'mi mio yo',
    mexican: 'mexicano m',
    draw: 'robar roba r',
    pass: 'pasar paso p',
    decline: 'guardar quedarse g',
    end: 'terminar fin t',
    call: 'ultima',
  },
} as const;

/** The question before a tile is laid. */
export function layAsked(tile: TileId, train: TrainId, speaker: Speaker): string {
  return `¿Colocar el ${tileName(tile)} en ${trainName(train, speaker)}?`;
}

/** What a sort by plan has found. */
export function planFound(count: number, extras: number): string {
  const laid = plural(count, {
    one: '# ficha va en tu tren',
    other: '# fichas van en tu tren',
  });
  return `${laid}; ${plural(extras, { one: 'sobra #', other: 'sobran #' })}.`;
}

/** The same where no tile goes on the own train. */
export function planApart(count: number, extras: number): string {
  const chain = plural(count, { one: 'una cadena de # ficha', other: 'una cadena de # fichas' });
  const rest = plural(extras, { one: 'sobra #', other: 'sobran #' });
  return `Nada encaja aún en tu tren. Tienes ${chain}; ${rest}.`;
}

/** What would come of a tile on a train, as short as it can be said. */
export function outcomeWords(outcome: OutcomeFacts): string {
  const { covers, opens, wants, again, closes, isLast } = outcome;
  return phrases(
    ...(covers === null ? [] : [`cubre el ${doubleName(covers)}`]),
    ...(closes ? ['se quita tu marcador'] : []),
    ...(isLast ? ['¡tu última ficha!'] : []),
    ...(opens === null
      ? []
      : [again ? 'después, una ficha más' : `habrá que cubrir el ${doubleName(opens)}`]),
    ...(opens === null && wants.length > 0 ? [`después pide ${anyOf(wants)}`] : []),
  );
}

/** How much is left of the suit of an open double. */
export function suitWords({ pip, left, mine }: SuitFacts): string {
  const all = plural(left, {
    one: `queda # ficha con ${pip}`,
    other: `quedan # fichas con ${pip}`,
  });
  return mine === 0 ? all : `${all}, ${mine} en tu mano`;
}

/** The same on a small sign. */
export function suitSign({ left, mine }: SuitFacts): string {
  return mine === 0 ? `quedan ${left}` : `quedan ${left}, ${mine} tuyas`;
}
