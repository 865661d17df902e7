import { signal } from '@preact/signals';
import type { PageWords, TableWords } from './catalogue.ts';
import type { Language } from './language.ts';
import { PARTS } from './load.ts';

type Words = PageWords & TableWords;

/** What is spoken now; the words of a table come with the first one. */
interface Spoken {
  readonly language: Language;
  readonly words: PageWords & Partial<TableWords>;
  readonly isWhole: boolean;
}

const spoken = signal<Spoken | null>(null);

/**
 * Every sentence a player reads, in the language of the page. Whatever is drawn or computed from it
 * follows when the language changes, so take nothing out of it while a module loads. Only pages that
 * have waited for `needTableWords` use more of it than `PageWords`.
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

let needsTable = false;
let wanted: Language = 'en';

/** Speaks `language` once its words are here; of several calls the last one counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const isWhole = needsTable;
  const [page, table] = await Promise.all([
    PARTS[language].page(),
    isWhole ? PARTS[language].table() : null,
  ]);
  if (wanted !== language) return;
  if (isWhole === needsTable) spoken.value = { language, words: { ...page, ...table }, isWhole };
  else await speak(language);
}

/** Fetches the words of a table too, now and with every language that comes. */
export async function needTableWords(): Promise<void> {
  needsTable = true;
  if (spoken.peek()?.isWhole !== true) await speak(wanted);
}
