import { effect } from '@preact/signals';
import { bestLanguage, directionOf, type Language } from '../../text/language.ts';
import { languageNow, speak } from '../../text/text.ts';
import { settings } from '../kept/settings.ts';

/** Wait before words are fetched again that did not come. */
const RETRY_MS = 2000;

/** The language to speak, from the settings and the browser's list (`['de-CH', 'en']`). */
function languageFor(chosen: Language | 'auto', wanted: readonly string[]): Language {
  return chosen === 'auto' ? bestLanguage(wanted) : chosen;
}

/**
 * Keeps the page's words, its language and its direction equal to the settings. Call once, at start;
 * resolves when there are words. Words that do not come are asked for until they do.
 */
export async function applyLanguage(root: HTMLElement): Promise<void> {
  effect(() => {
    const language = languageNow();
    if (language === null) return;
    root.lang = language;
    root.dir = directionOf(language);
  });
  return new Promise((resolve) => {
    effect(() => {
      const { language } = settings.value;
      void speakPatiently(language).then(resolve);
    });
  });
}

async function speakPatiently(chosen: Language | 'auto'): Promise<void> {
  while (settings.peek().language === chosen) {
    try {
      await speak(languageFor(chosen, navigator.languages));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
