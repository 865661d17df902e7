/** The languages of the catalogue by their tags, each with its own name for itself. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
} as const;
/** A language that everything is written in. */
export type RealLanguage = keyof typeof LANGUAGES;

/** English made strange, to see what is cut off, left out or not mirrored. Nobody is offered these. */
export const PSEUDO_LANGUAGES = { 'en-XA': '[Ẽñĝļïšĥ]', 'en-XB': '[Mîřřöř]' } as const;
/** Any language that can be shown. */
export type Language = RealLanguage | keyof typeof PSEUDO_LANGUAGES;

/** The real ones, in the order in which they are offered. */
const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly RealLanguage[];

const KNOWN: readonly string[] = [...LANGUAGE_TAGS, ...Object.keys(PSEUDO_LANGUAGES)];

/** True when `tag`, from anywhere, is a language that can be shown. */
export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && KNOWN.includes(tag);
}

/** The first language of somebody's list (`['de-CH', 'fr']`) that there is; else English. */
export function bestLanguage(wanted: readonly string[]): RealLanguage {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.map((tag) => LANGUAGE_TAGS.find((one) => one === tag)).find(Boolean) ?? 'en';
}

/** Which way a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'en-XB' ? 'rtl' : 'ltr';
}
