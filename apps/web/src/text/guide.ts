import { respelled, type GuideWords } from './catalogue.ts';
import type { Language } from './language.ts';

const english = () => import('./en/guide.ts');

/** The page that teaches the game, in each language; fetched by those who open it. */
export const GUIDES: { readonly [L in Language]: () => Promise<GuideWords> } = {
  en: english,
  de: () => import('./de/guide.ts'),
  es: () => import('./es/guide.ts'),
  fr: async () => {
    const { spaced } = await import('./fr/words.ts');
    return respelled(await import('./fr/guide.ts'), spaced);
  },
  'en-XA': async () => respelled(await english(), (await import('./pseudo.ts')).accented),
  'en-XB': async () => respelled(await english(), (await import('./pseudo.ts')).mirrored),
};
