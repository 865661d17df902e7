const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STRANGE = 'àƀçđéƒĝĥîĵķļɱñöþǫřšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽ';

const ACCENTED = new Map(PLAIN.split('').map((letter, at) => [letter, STRANGE.charAt(at)]));

/** How much longer than English other languages get. */
const GROWTH = 0.4;
/** Turns the direction of everything up to `BACK`, whatever alphabet it is in. */
const TURN = '\u202e';
const BACK = '\u202c';

/** A text with accents on every letter, 40 % longer and in brackets: `[Ţéẋţ ··]`. */
export function accented(text: string): string {
  if (text === '') return text;
  const letters = text.replaceAll(/[a-z]/giu, (letter) => ACCENTED.get(letter) ?? letter);
  return `[${letters}${longer(text)}]`;
}

/** The same, written from right to left. */
export function mirrored(text: string): string {
  return text === '' ? text : `${TURN}${accented(text)}${BACK}`;
}

/** Filling in words of usual length, so that lines break as they would in a language. */
function longer(text: string): string {
  const count = Math.ceil(text.length * GROWTH);
  if (count < 3) return '·'.repeat(count);
  return ` ${'·'.repeat(count - 1)}`.replaceAll(/·{8}/gu, '······· ');
}
