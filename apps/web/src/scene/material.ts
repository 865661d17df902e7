/** What tiles may be made of; ink shows every number in the same black on white. */
export const TILE_LOOKS = ['ivory', 'ebony', 'ink'] as const;
/** One of the looks of tiles. */
export type TileLook = (typeof TILE_LOOKS)[number];

/** What a tile is made of. Colours are CSS hex. */
export interface TileMaterial {
  /** From the lit corner to the far one. */
  readonly face: readonly [string, string, string];
  readonly edge: string;
  readonly bevel: string;
  readonly groove: string;
  readonly grooveLip: string;
  /** The light lower lip of an engraved pip. */
  readonly pipLip: string;
  readonly back: readonly [string, string];
  /** By pip, 0 to 18: the ink of its spots and numerals. */
  readonly pips: readonly string[];
  /** The veil over a tile that cannot be played; never the only cue. */
  readonly veil: string;
  /** Nothing but a line around the tile, for people who have chosen the colours of all pages. */
  readonly isOutline: boolean;
}

const IVORY: TileMaterial = {
  face: ['#fffdf6', '#faf4e3', '#efe4c8'],
  edge: '#b9a37a',
  bevel: 'rgba(255, 255, 255, 0.95)',
  groove: 'rgba(88, 66, 26, 0.6)',
  grooveLip: 'rgba(255, 255, 255, 0.95)',
  pipLip: 'rgba(255, 255, 255, 0.95)',
  back: ['#7c2430', '#4e121c'],
  pips: [
    '#000000',
    '#0b74b5',
    '#1e7d32',
    '#c62828',
    '#7a4a1e',
    '#1f3fa8',
    '#8a5a00',
    '#c2186b',
    '#00766a',
    '#6a1b9a',
    '#b84700',
    '#1b1b1b',
    '#5f6368',
    '#8a1538',
    '#2e5e00',
    '#005b70',
    '#4a2fbd',
    '#8c2f00',
    '#3a4a5a',
  ],
  veil: 'rgba(24, 18, 8, 0.4)',
  isOutline: false,
};

const EBONY: TileMaterial = {
  face: ['#3c4049', '#2a2d35', '#1e2027'],
  edge: '#08090c',
  bevel: 'rgba(255, 255, 255, 0.2)',
  groove: 'rgba(0, 0, 0, 0.85)',
  grooveLip: 'rgba(255, 255, 255, 0.16)',
  pipLip: 'rgba(255, 255, 255, 0.14)',
  back: ['#31507a', '#1d3050'],
  pips: [
    '#ffffff',
    '#6ec6ff',
    '#7bd88f',
    '#ff7b7b',
    '#e0b084',
    '#9db2ff',
    '#ffd54a',
    '#ff8ac0',
    '#5fe0c8',
    '#d19bff',
    '#ffa55c',
    '#ffffff',
    '#b9c2cc',
    '#ff9db5',
    '#b8e986',
    '#7fddf2',
    '#bfaeff',
    '#ffb38a',
    '#c9d6e4',
  ],
  veil: 'rgba(12, 16, 26, 0.28)',
  isOutline: false,
};

const INK: TileMaterial = {
  ...IVORY,
  face: ['#ffffff', '#fbfaf6', '#efede6'],
  edge: '#a9a59b',
  groove: 'rgba(0, 0, 0, 0.7)',
  pipLip: 'rgba(0, 0, 0, 0)',
  back: ['#3a3a3a', '#1b1b1b'],
  pips: IVORY.pips.map(() => '#161616'),
};

/** The materials of the looks. */
export const MATERIALS: Readonly<Record<TileLook, TileMaterial>> = {
  ivory: IVORY,
  ebony: EBONY,
  ink: INK,
};
