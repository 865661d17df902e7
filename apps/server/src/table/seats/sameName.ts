import type { PlayerName } from '@roundhouse/protocol';
import readAsLatin from 'unhomoglyph';

/** All that is drawn as nothing, and spaces: nobody tells names apart by them. */
const UNSEEN = /[\s\p{DI}]/gu;

/**
 * True when two names would be taken for the same one at a table: they differ in case, width or
 * spaces only, or in signs that look alike, as `Веа` in Cyrillic does.
 */
export function isSameName(one: PlayerName, other: PlayerName): boolean {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
}

/** A small l looks like a large I, and a large Е like no small letter: with case and without. */
function looksOf(name: PlayerName): readonly string[] {
  const seen = name.normalize('NFKC').replaceAll(UNSEEN, '');
  return [withoutCase(skeletonOf(seen)), skeletonOf(withoutCase(seen))];
}

/** What is left when signs that look alike are the same sign (Unicode Technical Standard 39). */
function skeletonOf(text: string): string {
  return readAsLatin(text.normalize('NFD')).normalize('NFD');
}

/** Up and down again: some letters have one large form for two small ones. */
function withoutCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}
