import { highOf, lowOf, type Pip, type Seat, type TileId, type TrainId } from '@roundhouse/rules';
import { grammarOf } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';

/*
 * Words: tile Stein, pip Auge, double Doppel, engine Lok, starter Startstein, boneyard Vorrat,
 * train Zug, Mexican train mexikanischer Zug, marker Marker, open double offenes Doppel, cover
 * abdecken, round Runde, match Partie, seat Platz, host Gastgeber, lay anlegen, draw ziehen,
 * pass passen, announce ansagen, challenge reklamieren. The reader is "du".
 */

const grammar = grammarOf('de');

/** Numbers and lists as German has them. */
export const { allOf, anyOf, inOrder, number, ordinal, plural } = grammar;

/** A player's name. */
export function nameOf(seat: Seat, { names }: Speaker): string {
  return names[seat] ?? `Platz ${seat + 1}`;
}

/** "Du hast" or "Ana hat", from the two forms of the verb. */
export function subject(
  seat: Seat,
  speaker: Speaker,
  [yours, theirs]: readonly [yours: string, theirs: string],
): string {
  return seat === speaker.me ? `Du ${yours}` : `${nameOf(seat, speaker)} ${theirs}`;
}

/** What a train is in its sentence. */
type Case = 'nominative' | 'dative' | 'accusative';

const MEXICAN: { readonly [C in Case]: string } = {
  nominative: 'der mexikanische Zug',
  dative: 'dem mexikanischen Zug',
  accusative: 'den mexikanischen Zug',
};
const OWN: { readonly [C in Case]: string } = {
  nominative: 'dein Zug',
  dative: 'deinem Zug',
  accusative: 'deinen Zug',
};

/** "dein Zug", "Anas Zug" or "der mexikanische Zug", in its case. */
export function trainName(train: TrainId, speaker: Speaker, as: Case): string {
  if (train === 'mexican') return MEXICAN[as];
  return train === speaker.me ? OWN[as] : `${genitive(nameOf(train, speaker))} Zug`;
}

/** "Anas", "Hans’"; an apostrophe also where no letter ends the name. */
function genitive(name: string): string {
  if (/[sßxz]$/iu.test(name)) return `${name}’`;
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`;
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

/** "1 Stein", "2 Steine". */
export function tiles(count: number): string {
  return plural(count, { one: '# Stein', other: '# Steine' });
}

/** "1 Punkt", "2 Punkte". */
export function points(count: number): string {
  return plural(count, { one: '# Punkt', other: '# Punkte' });
}

/** The sentence with its first letter large. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A time that is left, as clocks show it: `0:42`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
