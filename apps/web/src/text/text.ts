import { signal } from '@preact/signals';
import type { LateWords, PageWords, RoundWords, TableWords } from './catalogue.ts';
import type { Language } from './language.ts';
import { PARTS, type Parts } from './load.ts';

type Words = PageWords & TableWords & RoundWords & LateWords;

/** In the order in which they are wanted; each page needs those up to its own. */
const ORDER = ['page', 'table', 'round', 'late'] as const satisfies readonly (keyof Parts)[];

/** What is spoken now; the words of a table and of a match come with the first one. */
interface Spoken {
  readonly language: Language;
  readonly words: Partial<Words>;
  /** How many parts are here. */
  readonly partCount: number;
}

const spoken = signal<Spoken | null>(null);

/**
 * Every sentence a player reads, in the language of the page. Whatever is drawn or computed from it
 * follows when the language changes, so take nothing out of it while a module loads. Only pages that
 * have waited for `needWords` use more of it than `PageWords`.
 */
export const text: Words = new Proxy({} as Words, {
  get: (_, name) => {
    const words: object = spoken.value?.words ?? {};
    if (!(name in words)) throw new Error(`no words are here for ${String(name)}`);
    return Reflect.get(words, name) as unknown;
  },
});

/** The language that is spoken now; null before the first. */
export function languageNow(): Language | null {
  return spoken.value?.language ?? null;
}

let neededCount = 1;
let wanted: Language = 'en';

/** Speaks `language` once its words are here; of several calls the last one counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const partCount = neededCount;
  const parts = await Promise.all(ORDER.slice(0, partCount).map((part) => PARTS[language][part]()));
  if (wanted !== language) return;
  if (partCount !== neededCount) return speak(language);
  spoken.value = { language, words: Object.assign({}, ...parts) as Partial<Words>, partCount };
}

/** Fetches the words up to a part, now and with every language that comes. */
export async function needWords(of: 'table' | 'round' | 'late'): Promise<void> {
  neededCount = Math.max(neededCount, ORDER.indexOf(of) + 1);
  if ((spoken.peek()?.partCount ?? 0) < neededCount) await speak(wanted);
}
