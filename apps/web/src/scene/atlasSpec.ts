import type { Picture } from '../layout/picture.ts';
import { NUMERALS_BELOW, type AtlasSpec } from './atlasPlan.ts';
import { PIT } from './art/yardArt.ts';
import type { SceneFacts } from './facts.ts';
import { THEMES, type ThemeName } from './theme.ts';

/** What decides how tiles have to be painted. */
export interface AtlasNeeds {
  readonly picture: Picture;
  readonly facts: SceneFacts;
  readonly look: { readonly theme: ThemeName; readonly numerals: boolean };
  /** Device px per CSS px. */
  readonly resolution: number;
}

/** The atlas for a table: every tile as large as it is shown, numerals where spots are too small. */
export function specFor({ picture, facts, look, resolution }: AtlasNeeds): AtlasSpec {
  const set = (unit: number) => ({
    edgePx: unit * resolution,
    numerals: look.numerals || unit < NUMERALS_BELOW,
  });
  const { hand, maxPip, engine, seats } = facts;
  return {
    theme: THEMES[look.theme],
    table: set(picture.unit),
    hand: hand === null ? null : set(hand.unit),
    maxPip,
    engine,
    seats,
    hubPx: picture.hub.radius * PIT * resolution,
    resolution,
  };
}

/** Equal for specs that give equal pixels. */
export function specKey(spec: AtlasSpec): string {
  return JSON.stringify({ ...spec, theme: spec.theme.name });
}
