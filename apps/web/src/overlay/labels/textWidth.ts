/**
 * Widths of letters as shares of their size, the first kind that fits. Measured in the bold face of
 * the page's font, with figures of one width, and rounded up; other alphabets come from whatever font the device has.
 */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/^[ .,:;'’!|`´·ijlìíîïı]/u, 0.33],
  [/^[()[\]{}"“”*°/\\\-–frtIÌÍÎÏ]/u, 0.45],
  [/^[aceksvxyzàáâãäåçèéêëýÿ?]/u, 0.57],
  [/^[bdghnopquòóôõöøùúûüñß]/u, 0.61],
  [/^[0-9JLEF+=<>$#_]/u, 0.64],
  [/^[MWm%@&ŴŒœÆæ]/u, 1],
  [/^[A-Zw\u00c0-\u00ff]/u, 0.77],
  [/^[\u0100-\u052f]/u, 0.88],
  [/^(\p{Extended_Pictographic}|\p{RI})/u, 1.4],
];
const ANY_OTHER = 1.1;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What was measured before: the same few words come again with every move. */
const known = new Map<string, number>();
const MOST_KNOWN = 400;

/** How wide a text is, in its own letter sizes: an estimate that is rather too wide. */
export function textWidth(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  let width = 0;
  for (const { segment } of GRAPHEMES.segment(text)) width += letterWidth(segment);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, width);
  return width;
}

function letterWidth(letter: string): number {
  return KINDS.find(([kind]) => kind.test(letter))?.[1] ?? ANY_OTHER;
}

/** Words as widths; between two of them stands a space. */
export type Words = readonly number[];

/** A line may end at a space, or behind a hyphen between letters. */
const LINE_ENDS = / |(?<=\p{L}-)(?=\p{L})/u;

/** What a line holds or not: the words of a text, and the parts of those with hyphens. */
export function partsOf(text: string): readonly string[] {
  return text.split(LINE_ENDS);
}

/** The words of a text as widths, in letter sizes. */
export function wordsOf(text: string): Words {
  return partsOf(text).map(textWidth);
}

const SPACE = 0.33;
/** A broken word leaves up to a letter's room at the end of each line. */
const LETTER = 1;

/**
 * Lines that words take when each holds `perLine` letter sizes. Words that are longer are broken;
 * Infinity where they may not be.
 */
export function linesOf(words: Words, perLine: number, mayBreak: boolean): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const wanted = used === 0 ? word : used + SPACE + word;
    if (wanted <= perLine) {
      used = wanted;
      continue;
    }
    if (word > perLine && (!mayBreak || perLine < 2 * LETTER)) return Infinity;
    lines += used === 0 ? 0 : 1;
    const pieces = word <= perLine ? 1 : Math.ceil(word / (perLine - LETTER));
    lines += pieces - 1;
    used = word <= perLine ? word : perLine;
  }
  return lines;
}
