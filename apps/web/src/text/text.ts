import { signal } from '@preact/signals';
import type { Catalogue, Rulebook } from './catalogue.ts';
import type { Language } from './language.ts';
import { PARTS } from './load.ts';

/** What is spoken now; the rulebook comes with the first table. */
interface Spoken {
  readonly language: Language;
  readonly words: Catalogue;
  readonly rulebook: Rulebook | null;
}

const spoken = signal<Spoken | null>(null);

/**
 * Every sentence a player reads, in the language of the page. Whatever is drawn or computed from it
 * follows when the language changes, so take nothing out of it while a module loads.
 */
export const text: Catalogue = following(() => spoken.value?.words);

/** The options and rule systems in words. Only pages that have waited for `needRulebook` use it. */
export const rulebookText: Rulebook = following(() => spoken.value?.rulebook);

/** The language that is spoken now; null before the first. */
export function languageNow(): Language | null {
  return spoken.value?.language ?? null;
}

let wantsRulebook = false;
let wanted: Language = 'en';

/** Speaks `language` once its words are here; of several calls the last one counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const parts = PARTS[language];
  const [words, rulebook] = await Promise.all([
    parts.words(),
    wantsRulebook ? parts.rulebook() : null,
  ]);
  if (wanted !== language) return;
  spoken.value = { language, words, rulebook };
  if (wantsRulebook && rulebook === null) await speak(language);
}

/** Fetches the rulebook too, now and with every language that comes. */
export async function needRulebook(): Promise<void> {
  if (wantsRulebook && spoken.peek()?.rulebook !== null) return;
  wantsRulebook = true;
  await speak(wanted);
}

function following<T extends object>(source: () => T | null | undefined): T {
  const nothing = {} as T; // Every property is read from what is spoken at that moment.
  return new Proxy(nothing, {
    get: (_, name) => {
      const now = source();
      if (!now) throw new Error(`No language is spoken yet: ${String(name)}`);
      return Reflect.get(now, name) as unknown;
    },
  });
}
