import { respelled, type Catalogue, type Rulebook } from './catalogue.ts';
import type { Language } from './language.ts';

/** Both parts of a language; each is a file of its own, fetched when it is wanted. */
interface Parts {
  readonly words: () => Promise<Catalogue>;
  readonly rulebook: () => Promise<Rulebook>;
}

const ENGLISH: Parts = {
  words: () => import('./en/index.ts'),
  rulebook: () => import('./en/rulebook.ts'),
};

/** Where each language is. A part that lacks a sentence does not compile. */
export const PARTS: { readonly [L in Language]: Parts } = {
  en: ENGLISH,
  de: { words: () => import('./de/index.ts'), rulebook: () => import('./de/rulebook.ts') },
  es: { words: () => import('./es/index.ts'), rulebook: () => import('./es/rulebook.ts') },
  fr: {
    words: async () => respelled(await import('./fr/index.ts'), await frenchSpaces()),
    rulebook: async () => respelled(await import('./fr/rulebook.ts'), await frenchSpaces()),
  },
  'en-XA': strange(async () => (await import('./pseudo.ts')).accented),
  'en-XB': strange(async () => (await import('./pseudo.ts')).mirrored),
};

async function frenchSpaces(): Promise<(text: string) => string> {
  return (await import('./fr/words.ts')).spaced;
}

/** English in which every text is changed. */
function strange(load: () => Promise<(text: string) => string>): Parts {
  return {
    words: async () => respelled(await ENGLISH.words(), await load()),
    rulebook: async () => respelled(await ENGLISH.rulebook(), await load()),
  };
}
