import type { Pip, Seat } from '@roundhouse/rules';
import type { Picture } from '../layout/picture.ts';
import { PIT } from './art/yardArt.ts';
import type { Backend } from './DrawingScreen.ts';
import type { SceneFacts } from './facts.ts';
import type { Theme } from './theme.ts';

/** Sizes in which tiles are painted: as they lie on the table, and as they stand in the hand. */
export type SetName = 'table' | 'hand';

/** How one set of tiles is painted. */
export interface SetSpec {
  /** Edge of half a tile in device px; not rounded, the art falls where the layout says. */
  readonly edgePx: number;
  /** Numerals instead of spots. */
  readonly numerals: boolean;
}

/** Everything the atlas depends on; equal specs give equal pixels. */
export interface AtlasSpec {
  readonly theme: Theme;
  readonly table: SetSpec;
  /** Null for those who hold no tiles. */
  readonly hand: SetSpec | null;
  readonly maxPip: Pip;
  readonly engine: Pip;
  readonly seats: readonly Seat[];
  /** Half the length of the turntable's bridge in device px. */
  readonly hubPx: number;
  /** Device px per CSS px. */
  readonly resolution: number;
  /** Every tile is one picture instead of three: a 2D canvas draws it by one call. */
  readonly wholeTiles: boolean;
}

/** What decides how tiles have to be painted. */
export interface AtlasNeeds {
  readonly picture: Picture;
  readonly facts: SceneFacts;
  readonly look: { readonly theme: Theme; readonly numerals: boolean };
  /** Device px per CSS px. */
  readonly resolution: number;
  readonly backend: Backend;
}

/** Halves smaller than this (CSS px) show numerals: spots would run together. */
const NUMERALS_BELOW = 15;
/** Edge of half the engine double as a share of the bridge's half length. */
const HUB_EDGE = 0.6;

/** The atlas for a table: every tile as large as it is shown, numerals where spots are too small. */
export function specFor({ picture, facts, look, resolution, backend }: AtlasNeeds): AtlasSpec {
  const set = (unit: number) => setSpec(look, unit, resolution);
  const { hand, maxPip, engine, seats } = facts;
  return {
    theme: look.theme,
    table: set(picture.unit),
    hand: hand === null || hand.tiles.length === 0 ? null : set(hand.unit),
    maxPip,
    engine,
    seats,
    hubPx: bridgeLength(picture) * resolution,
    resolution,
    wholeTiles: backend === 'canvas',
  };
}

/** How tiles with halves of `unit` CSS px are painted. */
export function setSpec(look: AtlasNeeds['look'], unit: number, resolution: number): SetSpec {
  const numerals = look.numerals || look.theme.tile.isOutline || unit < NUMERALS_BELOW;
  return { edgePx: unit * resolution, numerals };
}

/** Half the length of the turntable's bridge in CSS px. */
export function bridgeLength({ hub }: Picture): number {
  return hub.radius * PIT;
}

/** Equal for specs that give equal pixels. */
export function specKey(spec: AtlasSpec): string {
  return JSON.stringify({ ...spec, theme: spec.theme.name });
}

/** Pictures may be shown this much larger or smaller than they were painted, for a moment. */
const STRETCH = 1.35;

/** True when two specs differ in the sizes of things only, and not by much. */
export function isNearlySpec(painted: AtlasSpec, wanted: AtlasSpec): boolean {
  const sizes = (spec: AtlasSpec) => [spec.table.edgePx, spec.hand?.edgePx ?? 0, spec.hubPx];
  const before = sizes(painted);
  const near = sizes(wanted).every((size, at) => {
    const ratio = size / (before[at] ?? 0);
    return size === before[at] || (ratio > 1 / STRETCH && ratio < STRETCH);
  });
  const rest = (spec: AtlasSpec) =>
    specKey({
      ...spec,
      table: { ...spec.table, edgePx: 0 },
      hand: spec.hand === null ? null : { ...spec.hand, edgePx: 0 },
      hubPx: 0,
    });
  return near && rest(painted) === rest(wanted);
}

/** Edge of half the engine double on the turntable, in device px. */
export function hubEdgePx({ hubPx }: AtlasSpec): number {
  return hubPx * HUB_EDGE;
}

/** True when the engine double shows numerals. */
export function hubShowsNumerals(spec: AtlasSpec): boolean {
  return spec.table.numerals || hubEdgePx(spec) < NUMERALS_BELOW * spec.resolution;
}
