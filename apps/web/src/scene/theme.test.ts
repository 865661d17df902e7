import { LARGEST_PIP, SEAT_LIMITS } from '@roundhouse/rules';
import { describe, expect, test } from 'vitest';
import { setSpec } from './atlasSpec.ts';
import { contrastTheme } from './contrast.ts';
import { MATERIALS, TILE_LOOKS } from './material.ts';
import {
  SEAT_COLOURS,
  SEAT_GLYPHS,
  THEME_NAMES,
  themeProperties,
  THEMES,
  themeWith,
} from './theme.ts';

/** WCAG 2.2 relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** `over` laid upon `under` with an opacity from 0 to 1. */
function mix(under: string, over: string, alpha: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [under, over].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - alpha) + (to ?? 0) * alpha)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const WORDS = 4.5;
const SHAPES = 3;

describe.each(THEME_NAMES)('In the %s theme', (name) => {
  const theme = THEMES[name];
  const { tile, tray } = theme;

  test('every number can be read on its tile, from the lit corner to the far one', () => {
    for (let pip = 1; pip <= LARGEST_PIP; pip += 1) {
      expect([pip, contrast(tile.pips[pip] ?? '', tile.face[1]) >= WORDS]).toEqual([pip, true]);
      expect([pip, contrast(tile.pips[pip] ?? '', tile.face[2]) >= SHAPES]).toEqual([pip, true]);
    }
  });

  test('words can be read on cloth and walnut', () => {
    for (const words of [theme.cream, theme.legal]) {
      for (const ground of [theme.table[1], theme.table[2], tray.light, tray.dark]) {
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(WORDS);
      }
    }
    expect(contrast(theme.actionInk, theme.action)).toBeGreaterThanOrEqual(WORDS);
  });

  test('rings and ghosts stand out from the lanes', () => {
    for (const cue of [theme.legal, theme.lastPlay, theme.alarm]) {
      for (const cloth of theme.table) {
        const lane = mix(cloth, theme.lane, theme.laneAlpha);
        expect(contrast(cue, lane)).toBeGreaterThanOrEqual(SHAPES);
      }
    }
  });

  test('names can be read on a lane, wherever the lamp shines', () => {
    for (const cloth of theme.table) {
      const lane = mix(cloth, theme.lane, theme.laneAlpha);
      for (const words of [theme.cream, theme.creamSoft, theme.lastPlay]) {
        expect(contrast(words, lane)).toBeGreaterThanOrEqual(WORDS);
      }
    }
  });

  test('nothing on the table is brighter than an ivory tile, or the spots of an ebony one', () => {
    const brightest = Math.max(...[...tile.face, ...tile.pips].map(luminance));
    for (const ground of [...theme.table, tray.light]) {
      expect(luminance(ground)).toBeLessThan(brightest / 3);
    }
  });
});

describe.each(TILE_LOOKS)('On %s tiles', (look) => {
  test.each(THEME_NAMES)('every number can be read, whatever the table (%s)', (name) => {
    const { tile } = themeWith(name, look);
    for (let pip = 1; pip <= LARGEST_PIP; pip += 1) {
      expect([pip, contrast(tile.pips[pip] ?? '', tile.face[1]) >= WORDS]).toEqual([pip, true]);
    }
  });

  test('a theme has a name of its own, so that the tiles are painted anew', () => {
    const names = THEME_NAMES.flatMap((name) =>
      TILE_LOOKS.map((other) => themeWith(name, other).name),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(themeWith('light', null)).toBe(THEMES.light);
    expect(themeWith('light', look).tile).toBe(MATERIALS[look]);
  });
});

describe('Where people have chosen the colours of all pages', () => {
  const chosen = { canvas: '#000000', text: '#ffffff', highlight: '#1aebff' };

  test('tiles and table have these colours and no other', () => {
    const theme = contrastTheme(chosen);
    const colours = [...theme.table, ...theme.tile.face, ...theme.tile.pips, theme.legal];
    expect(new Set(colours)).toEqual(new Set(Object.values(chosen)));
  });

  test('tiles are lines with numerals on them, however large they are', () => {
    const theme = contrastTheme(chosen);
    expect(theme.tile.isOutline).toBe(true);
    expect(setSpec({ theme, numerals: false }, 60, 2)).toEqual({ edgePx: 120, numerals: true });
  });
});

describe('Players', () => {
  test('have a colour and a shape each, all different', () => {
    expect(new Set(SEAT_COLOURS).size).toBe(SEAT_LIMITS.max);
    expect(new Set(SEAT_GLYPHS).size).toBe(SEAT_LIMITS.max);
  });

  test('reach the page with the rest of the theme', () => {
    const properties = themeProperties(THEMES.dark);
    expect(properties.get('--player-11')).toBe(SEAT_COLOURS[11]);
    expect(properties.get('--pip-18')).toBe(THEMES.dark.tile.pips[18]);
    expect(properties.get('--felt')).toBe(THEMES.dark.table[1]);
  });
});
