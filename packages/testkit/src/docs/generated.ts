import { optionTables, presetTables } from './optionTables.ts';

/** What stands between the markers of a page, by the markers' name. */
const PARTS: Readonly<Record<string, () => string>> = {
  presets: presetTables,
  options: optionTables,
};

/** The page with every generated part made anew. Throws when a part has no place there. */
export function withGeneratedParts(page: string): string {
  return Object.entries(PARTS).reduce((text, [name, write]) => {
    const begin = `<!-- ${name}: begin -->`;
    const end = `<!-- ${name}: end -->`;
    const from = text.indexOf(begin);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`the page has no place for its ${name}`);
    return `${text.slice(0, from + begin.length)}\n${write()}\n${text.slice(to)}`;
  }, page);
}
