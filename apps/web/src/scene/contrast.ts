import type { TileMaterial } from './material.ts';
import { THEMES, type Theme } from './theme.ts';

/** The colours that somebody has chosen for all pages, as CSS hex. */
export interface ChosenColours {
  readonly canvas: string;
  readonly text: string;
  readonly highlight: string;
}

/** Reads them from the browser: a brush gives every opaque colour back as hex. */
export function readChosenColours(): ChosenColours {
  const brush = document.createElement('canvas').getContext('2d');
  const read = (name: string, otherwise: string): string => {
    if (brush === null) return otherwise;
    brush.fillStyle = otherwise;
    brush.fillStyle = name;
    const colour: unknown = brush.fillStyle;
    return typeof colour === 'string' && /^#[\da-f]{6}$/.test(colour) ? colour : otherwise;
  };
  return {
    canvas: read('Canvas', '#000000'),
    text: read('CanvasText', '#ffffff'),
    highlight: read('Highlight', '#1aebff'),
  };
}

/** A theme of these colours alone: lines instead of surfaces, numerals instead of spots. */
export function contrastTheme({ canvas, text, highlight }: ChosenColours): Theme {
  const tile: TileMaterial = {
    ...THEMES.light.tile,
    face: [canvas, canvas, canvas],
    edge: text,
    groove: text,
    back: [canvas, canvas],
    pips: THEMES.light.tile.pips.map(() => text),
    isOutline: true,
  };
  return {
    ...THEMES.light,
    name: `contrast ${canvas} ${text} ${highlight}`,
    table: [canvas, canvas, canvas],
    lane: canvas,
    laneAlpha: 0,
    tray: { light: canvas, dark: canvas, deep: canvas },
    brass: { bright: text, mid: text, dark: text },
    rail: text,
    sleeper: text,
    legal: highlight,
    lastPlay: highlight,
    alarm: text,
    tile,
  };
}
