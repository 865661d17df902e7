import { highOf, lowOf, type Pip, type Seat, type TileId, type TrainId } from '@roundhouse/rules';
import { grammarOf } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';

/*
 * Words: tile domino, pip point, double double, engine locomotive, starter domino de départ,
 * boneyard pioche, train train, Mexican train train mexicain, marker marqueur, open double double
 * ouvert, cover couvrir, round manche, match partie, seat place, host hôte, lay poser, draw piocher,
 * pass passer, announce annoncer, challenge dénoncer, go out terminer. The reader is "tu".
 * The narrow spaces before ! ? : ; are put in when the words are loaded.
 */

const grammar = grammarOf('fr');

/** Numbers and lists as French has them. */
export const { allOf, anyOf, inOrder, number, ordinal, plural } = grammar;

/** A player's name. */
export function nameOf(seat: Seat, { names }: Speaker): string {
  return names[seat] ?? `Place ${seat + 1}`;
}

/** "Tu as" or "Ana a", from the two forms of the verb, the first with its pronoun. */
export function subject(
  seat: Seat,
  speaker: Speaker,
  [yours, theirs]: readonly [yours: string, theirs: string],
): string {
  return seat === speaker.me ? yours : `${nameOf(seat, speaker)} ${theirs}`;
}

/** "de Björn", "d’Ana". */
export function of(name: string): string {
  return startsWithVowel(name) ? `d’${name}` : `de ${name}`;
}

/** "que Björn", "qu’Ana". */
export function that(name: string): string {
  return startsWithVowel(name) ? `qu’${name}` : `que ${name}`;
}

function startsWithVowel(name: string): boolean {
  return /^[aeiouy]/iu.test(name.normalize('NFD'));
}

/** "ton train", "le train d’Ana" or "le train mexicain". */
export function trainName(train: TrainId, speaker: Speaker): string {
  if (train === 'mexican') return 'le train mexicain';
  return train === speaker.me ? 'ton train' : `le train ${of(nameOf(train, speaker))}`;
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

/** "1 domino", "2 dominos". */
export function tiles(count: number): string {
  return plural(count, { one: '# domino', other: '# dominos' });
}

/** "1 point", "2 points". */
export function points(count: number): string {
  return plural(count, { one: '# point', other: '# points' });
}

/** The sentence with its first letter large. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A time that is left, as clocks show it: `0:42`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Keeps ! ? ; : and guillemets on the line of their word, with the narrow space that French wants. */
export function spaced(text: string): string {
  return text.replaceAll(/ (?=[!?;:»])|(?<=«) /gu, '\u202f');
}
