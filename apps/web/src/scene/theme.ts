import { MATERIALS, type TileLook, type TileMaterial } from './material.ts';

/** The two looks of the table: green baize for light surroundings, slate for dark ones. */
export const THEME_NAMES = ['light', 'dark'] as const;
/** The name of a look. */
export type ThemeName = (typeof THEME_NAMES)[number];

/** Every colour of the table. Numbers are 0xRRGGBB for sprites, strings CSS. */
export interface Theme {
  /** Different for themes that differ. */
  readonly name: string;
  /** The baize from the lamp in the middle to the edge. */
  readonly table: readonly [string, string, string];
  readonly fibre: string;
  readonly lane: string;
  /** How much of the lane's colour lies over the cloth, 0 to 1. */
  readonly laneAlpha: number;
  readonly tray: { readonly light: string; readonly dark: string; readonly deep: string };
  readonly brass: { readonly bright: string; readonly mid: string; readonly dark: string };
  readonly rail: string;
  readonly sleeper: string;
  readonly action: string;
  readonly actionInk: string;
  readonly cream: string;
  readonly creamSoft: string;
  readonly legal: string;
  readonly lastPlay: string;
  readonly alarm: string;
  readonly tile: TileMaterial;
}

const SHARED = {
  tray: { light: '#6b4526', dark: '#432a17', deep: '#26170c' },
  brass: { bright: '#f0d48a', mid: '#d0a94f', dark: '#8a6420' },
  action: '#f2c14e',
  actionInk: '#2a1809',
  cream: '#fdf8ea',
  creamSoft: '#d9d3bf',
  laneAlpha: 0.3,
  legal: '#ffe08a',
  lastPlay: '#7ce0ff',
  alarm: '#ff9b85',
} as const;

/** Both looks as plain data, each with the tiles that suit it. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    ...SHARED,
    name: 'light',
    table: ['#2f7a62', '#1f5c4a', '#123a30'],
    fibre: '#d8ffe9',
    lane: '#04140f',
    rail: '#c9d6c4',
    sleeper: '#0a2a20',
    tile: MATERIALS.ivory,
  },
  dark: {
    ...SHARED,
    name: 'dark',
    table: ['#3a4a63', '#26344a', '#141c2a'],
    fibre: '#dbe8ff',
    lane: '#060b14',
    rail: '#aebbcd',
    sleeper: '#0e1522',
    tile: MATERIALS.ebony,
  },
};

/** The theme of a table with tiles of its own choice; null: those that suit the table. */
export function themeWith(name: ThemeName, tiles: TileLook | null): Theme {
  const theme = THEMES[name];
  if (tiles === null || MATERIALS[tiles] === theme.tile) return theme;
  return { ...theme, name: `${name} ${tiles}`, tile: MATERIALS[tiles] };
}

/** By seat: a colour that stays recognisable on baize, slate and walnut. */
export const SEAT_COLOURS: readonly string[] = [
  '#e4572e',
  '#2e86de',
  '#22a06b',
  '#b457d6',
  '#e0a100',
  '#14a3a8',
  '#d6457a',
  '#7a8b99',
  '#8c6be8',
  '#a0522d',
  '#86a83a',
  '#c98f8f',
];

/** The Mexican train belongs to nobody and is gold. */
export const MEXICAN_COLOUR = '#f2c14e';

/**
 * By seat: a shape beside the colour, so that colour is never the only cue.
 * SVG path data in a 24 x 24 box, filled even-odd.
 */
export const SEAT_GLYPHS: readonly string[] = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  'M12 3l10 18H2z',
  'M4 4h16v16H4z',
  'M12 1.5L22.5 12L12 22.5L1.5 12z',
  'M12 2l3 7l7.5.6l-5.8 4.9l1.8 7.4L12 17.9l-6.500 4l1.800-7.400L1.500 9.600L9 9z',
  'M9 2.500h6V9h6.500v6H15v6.500H9V15H2.500V9H9z',
  'M12 2l10 7.500l-3.800 12H5.800L2 9.500z',
  'M7 3h10l5.500 9L17 21H7L1.500 12z',
  'M15 2.500a9.800 9.800 0 1 0 6 15a8.200 8.200 0 1 1-6-15z',
  'M12 21.500C4 15.500 1.500 11.500 1.500 8a5.300 5.300 0 0 1 10.500-1.500A5.300 5.300 0 0 1 22.500 8c0 3.500-2.500 7.500-10.500 13.500z',
  'M3 3h18l-6.500 9L21 21H3l6.500-9z',
  'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 5.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9z',
];

/** A star of rails: the shape of the Mexican train. Same form as `SEAT_GLYPHS`. */
export const MEXICAN_GLYPH =
  'M12 1l2.500 6.500L21 5l-2.500 6.500L23 14l-6.500 1.500L16 22l-4-5l-4 5l-.500-6.500L1 14l4.500-2.500L3 5l6.500 2.500z';

/**
 * Names of the CSS custom properties that carry a theme to the DOM, with their values:
 * `--felt`, `--brass`, `--player-0` to `--player-11`, `--pip-0` to `--pip-18` and so on.
 */
export function themeProperties(theme: Theme): ReadonlyMap<string, string> {
  const { table, tray, brass, tile } = theme;
  return new Map([
    ['--felt-light', table[0]],
    ['--felt', table[1]],
    ['--felt-dark', table[2]],
    ['--lane', theme.lane],
    ['--walnut', tray.light],
    ['--walnut-dark', tray.dark],
    ['--walnut-deep', tray.deep],
    ['--brass', brass.mid],
    ['--brass-bright', brass.bright],
    ['--action', theme.action],
    ['--action-ink', theme.actionInk],
    ['--cream', theme.cream],
    ['--cream-soft', theme.creamSoft],
    ['--legal', theme.legal],
    ['--last', theme.lastPlay],
    ['--tile-face', `linear-gradient(165deg, ${tile.face.join(', ')})`],
    ['--tile-edge', tile.edge],
    ['--tile-groove', tile.groove],
    ['--player-mexican', MEXICAN_COLOUR],
    ...SEAT_COLOURS.map((colour, seat): [string, string] => [`--player-${seat}`, colour]),
    ...tile.pips.map((colour, pip): [string, string] => [`--pip-${pip}`, colour]),
  ]);
}

/** Gives the DOM the table's own colours. `style`: usually that of the document's root. */
export function writeTheme(style: CSSStyleDeclaration, theme: Theme): void {
  for (const [name, value] of themeProperties(theme)) style.setProperty(name, value);
}

/** `#rrggbb` as the number 0xRRGGBB that sprites are tinted with. */
export function tintOf(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}
