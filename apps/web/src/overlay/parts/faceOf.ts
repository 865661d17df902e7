/** What a bot's face is made of. */
export interface Face {
  readonly skin: string;
  readonly cap: string;
  readonly hair: string;
  readonly style: Style;
}

type Style = 'moustache' | 'beard' | 'shaven' | 'glasses' | 'bun' | 'long' | 'plaits' | 'curls';

const SKINS: readonly string[] = ['#f1c9a5', '#a8714a', '#d9a878', '#80563a'];
const CAPS: readonly string[] = ['#3f74ad', '#b5472f', '#5d8239', '#7a58a0', '#c2902f'];
const HAIRS: readonly string[] = ['#2c1d14', '#8d5c2d', '#d5cec0', '#b04a2c', '#4a3424'];
const MENS: readonly Style[] = ['moustache', 'beard', 'shaven', 'glasses'];
const WOMENS: readonly Style[] = ['bun', 'long', 'plaits', 'curls'];
/** Of the bots those whose names are women's. */
export const WOMEN = 'Mabel Ruby Hazel Opal Ida Pearl Dora Fern Nell Willa Cora Effie'.split(' ');

/** The face of the bot of this name: always the same, and like no other bot's. */
export function faceOf(name: string): Face {
  const sign = Array.from(name).reduce((sum, letter) => sum * 7 + (letter.codePointAt(0) ?? 0), 0);
  return {
    skin: of(SKINS, sign),
    cap: of(CAPS, sign),
    hair: of(HAIRS, Math.floor(sign / 5)),
    style: of(WOMEN.includes(name) ? WOMENS : MENS, Math.floor(sign / 4)),
  };
}

function of<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
