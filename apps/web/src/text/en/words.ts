import { highOf, lowOf, type Pip, type Seat, type TileId, type TrainId } from '@roundhouse/rules';
import { grammarOf } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';

const grammar = grammarOf('en-GB');

/** Numbers and lists as English has them. */
export const { allOf, anyOf, inOrder, number, ordinal, plural } = grammar;

/** A player's name. */
export function nameOf(seat: Seat, { names }: Speaker): string {
  return names[seat] ?? `Seat ${seat + 1}`;
}

/** "You" or a name, at the beginning of a sentence. */
export function subject(seat: Seat, speaker: Speaker): string {
  return seat === speaker.me ? 'You' : nameOf(seat, speaker);
}

/** "your train", "Ana’s train" or "the Mexican train". */
export function trainName(train: TrainId, speaker: Speaker): string {
  if (train === 'mexican') return 'the Mexican train';
  return train === speaker.me ? 'your train' : `${nameOf(train, speaker)}’s train`;
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

/** "1 tile", "2 tiles". */
export function tiles(count: number): string {
  return plural(count, { one: '# tile', other: '# tiles' });
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
