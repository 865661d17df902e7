/** As a person counts characters. */
const NAME_MAX_LENGTH = 20;

/** A name fit to be shown: NFKC, trimmed, 1 to 20 characters, nothing invisible that reorders text. */
export type PlayerName = string & { readonly brand: 'PlayerName' };

/** Control, format and bidi characters, surrogate halves, unassigned ones; the joiner of emoji stays. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;
/** A letter or sign, but none that is drawn as nothing: a filler, or Braille without a dot. */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks on one letter than any language has; they would cover the lines around it. */
const TOWER = /(?:\p{M}\u200d*){6}/u;

/** Reads a name as somebody typed it; undefined when it is none. */
export function parsePlayerName(text: string): PlayerName | undefined {
  if (text.length > NAME_MAX_LENGTH * 16) return undefined;
  const name = text.normalize('NFKC').replaceAll(/ +/g, ' ').trim();
  if (UNFIT.test(name) || TOWER.test(name) || !VISIBLE.test(name)) return undefined;
  const length = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length;
  return length <= NAME_MAX_LENGTH ? (name as PlayerName) : undefined;
}

/** True when two names would be taken for the same one at a table. */
export function isSameName(one: PlayerName, other: PlayerName): boolean {
  return fold(one) === fold(other);
}

function fold(name: PlayerName): string {
  return name.toLowerCase().replaceAll(/[\s\u2800\p{DI}]/gu, '');
}
