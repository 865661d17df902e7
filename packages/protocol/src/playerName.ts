/** As a person counts characters. */
const NAME_MAX_LENGTH = 20;
/**
 * In UTF-8. Twenty flags take as much, and no name that people bear comes near it; without it one
 * character could carry as many marks and joined signs as somebody cares to type.
 */
export const NAME_MAX_BYTES = 160;

/**
 * A name fit to be shown: NFKC, trimmed, 1 to 20 characters in at most 160 bytes, nothing invisible
 * that reorders text.
 */
export type PlayerName = string & { readonly brand: 'PlayerName' };

/**
 * A whole emoji with what joins and colours its parts: a person, a keycap, the flag of Wales. Families
 * and kisses have four parts, and nothing that Unicode recommends has more.
 */
const EMOJI =
  /\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}|[0-9#*]\ufe0f?\u20e3|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]?(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]?){0,3}/gu;
/** What is drawn as nothing and still belongs to a script: joiners within Indic and Persian words. */
const JOINER = /(\p{M}|\p{Script=Arabic})[\u200c\u200d](?=\p{L})/gu;
/** Which of several forms of a Han character is meant, as in some Japanese names. */
const HAN_FORM = /(\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;
/** Control, bidi and private characters, halves of pairs, frames, and all that is drawn as nothing. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}\p{DI}\p{Me}\u20d0-\u20ff\u2800\ufff9-\ufffd\u{1d159}]/u;
/** A mark without a letter to stand on: it would be drawn over whatever stands before the name. */
const LONE_MARK = /(?:^|[^\p{L}\p{N}\p{M}])\p{M}/u;
/** More marks on one letter than any language has; they would cover the lines around it. */
const TOWER = /\p{M}{6}/u;
/** Nothing of this length is looked at, nor a name. */
const MOST_TYPED = 400;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Reads a name as somebody typed it; undefined when it is none. */
export function parsePlayerName(text: string): PlayerName | undefined {
  if (text.length > MOST_TYPED) return undefined;
  const name = tidied(text);
  return isLegible(name) && isShort(name) ? (name as PlayerName) : undefined;
}

/** True when nothing but the length of what somebody typed keeps it from being a name. */
export function isTooLongName(text: string): boolean {
  if (text.length > MOST_TYPED) return true;
  const name = tidied(text);
  return isLegible(name) && !isShort(name);
}

function tidied(text: string): string {
  return withApostrophes(text)
    .normalize('NFKC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

function isShort(name: string): boolean {
  const length = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length;
  return length <= NAME_MAX_LENGTH && byteCount(name) <= NAME_MAX_BYTES;
}

/** In UTF-8. */
function byteCount(text: string): number {
  let count = 0;
  for (const sign of text) count += bytesOf(sign.codePointAt(0) ?? 0);
  return count;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}

/** An accent by itself is often typed for an apostrophe; NFKC would make a lone mark of it. */
function withApostrophes(text: string): string {
  return text.replaceAll('\u00b4', '\u2019');
}

function isLegible(name: string): boolean {
  const plain = name.replaceAll(EMOJI, '*').replaceAll(JOINER, '$1').replaceAll(HAN_FORM, '$1');
  const isUnfit = UNFIT.test(plain) || LONE_MARK.test(plain) || TOWER.test(plain);
  return !isUnfit && VISIBLE.test(plain);
}
