import { effect } from '@preact/signals';
import { bestLanguage, directionOf, type Language } from '../../text/language.ts';
import { loadPatiently } from '../../late/patience.ts';
import { languageNow, speak } from '../../text/text.ts';
import { settings } from '../kept/settings.ts';

/** The language to speak, from the settings and the browser's list (`['de-CH', 'en']`). */
function languageFor(chosen: Language | 'auto', wanted: readonly string[]): Language {
  return chosen === 'auto' ? bestLanguage(wanted) : chosen;
}

/**
 * Keeps the page's words, its language and its direction equal to the settings. Call once, at start;
 * resolves when there are words. Words that do not come are asked for until they do.
 */
export async function applyLanguage(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      const language = languageNow();
      if (language === null) return;
      root.lang = language;
      root.dir = directionOf(language);
      resolve();
    });
    effect(() => void speakPatiently(settings.value.language));
  });
}

/** Until the words are here, or another language is chosen. */
async function speakPatiently(chosen: Language | 'auto'): Promise<void> {
  await loadPatiently(
    () => speak(languageFor(chosen, navigator.languages)),
    () => settings.peek().language === chosen,
  );
}
