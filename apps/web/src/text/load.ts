import {
  respelled,
  type LateWords,
  type PageWords,
  type RoundWords,
  type TableWords,
} from './catalogue.ts';
import type { Language } from './language.ts';

/** The parts of a language; each is fetched when it is wanted: by a page, a table, a match, what opens over it. */
export interface Parts {
  readonly page: () => Promise<PageWords>;
  readonly table: () => Promise<TableWords>;
  readonly round: () => Promise<RoundWords>;
  readonly late: () => Promise<LateWords>;
}

const ENGLISH: Parts = {
  page: () => import('./en/page.ts'),
  table: () => import('./en/index.ts'),
  round: () => import('./en/round.ts'),
  late: () => import('./en/late.ts'),
};

/** Where each language is. A part that lacks a sentence does not compile. */
export const PARTS: { readonly [L in Language]: Parts } = {
  en: ENGLISH,
  de: {
    page: () => import('./de/page.ts'),
    table: () => import('./de/index.ts'),
    round: () => import('./de/round.ts'),
    late: () => import('./de/late.ts'),
  },
  es: {
    page: () => import('./es/page.ts'),
    table: () => import('./es/index.ts'),
    round: () => import('./es/round.ts'),
    late: () => import('./es/late.ts'),
  },
  fr: {
    page: async () => respelled(await import('./fr/page.ts'), await frenchSpaces()),
    table: async () => respelled(await import('./fr/index.ts'), await frenchSpaces()),
    round: async () => respelled(await import('./fr/round.ts'), await frenchSpaces()),
    late: async () => respelled(await import('./fr/late.ts'), await frenchSpaces()),
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
    page: async () => respelled(await ENGLISH.page(), await load()),
    table: async () => respelled(await ENGLISH.table(), await load()),
    round: async () => respelled(await ENGLISH.round(), await load()),
    late: async () => respelled(await ENGLISH.late(), await load()),
  };
}
