import { highOf, lowOf, type Pip, type Seat, type TileId, type TrainId } from '@roundhouse/rules';
import { grammarOf } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';

/*
 * Words: tile ficha, pip punto, double doble, engine locomotora, starter ficha inicial, boneyard
 * pozo, train tren, Mexican train tren mexicano, marker marcador, open double doble abierto, cover
 * cubrir, round ronda, match partida, seat asiento, host anfitrión, lay colocar, draw robar, pass
 * pasar, announce avisar, challenge reclamar, go out terminar. The reader is "tú".
 */

const grammar = grammarOf('es');

/** Numbers and lists as Spanish has them. */
export const { allOf, anyOf, inOrder, number, ordinal, plural } = grammar;

/** A player's name. */
export function nameOf(seat: Seat, { names }: Speaker): string {
  return names[seat] ?? `Asiento ${seat + 1}`;
}

/** "Has" or "Ana ha", from the two forms of the verb; Spanish leaves out its "you". */
export function subject(
  seat: Seat,
  speaker: Speaker,
  [yours, theirs]: readonly [yours: string, theirs: string],
): string {
  return seat === speaker.me ? capital(yours) : `${nameOf(seat, speaker)} ${theirs}`;
}

/** "tu tren", "el tren de Ana" or "el tren mexicano". */
export function trainName(train: TrainId, speaker: Speaker): string {
  if (train === 'mexican') return 'el tren mexicano';
  return train === speaker.me ? 'tu tren' : `el tren de ${nameOf(train, speaker)}`;
}

/** A tile in a sentence, `12–7`. */
export function tileName(tile: TileId): string {
  return `${highOf(tile)}–${lowOf(tile)}`;
}

/** Tiles as they lie or are held: `12–7, 7–5`. */
export function tileNames(laid: readonly TileId[]): string {
  return grammar.inOrder(laid.map(tileName));
}

/** A double by its number, `7–7`. */
export function doubleName(pip: Pip): string {
  return `${pip}–${pip}`;
}

/** "1 ficha", "2 fichas". */
export function tiles(count: number): string {
  return plural(count, { one: '# ficha', other: '# fichas' });
}

/** "1 punto", "2 puntos". */
export function points(count: number): string {
  return plural(count, { one: '# punto', other: '# puntos' });
}

/** The sentence with its first letter large. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A time that is left, as clocks show it: `0:42`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
