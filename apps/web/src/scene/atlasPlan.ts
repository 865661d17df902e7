import type { Pip, Seat } from '@roundhouse/rules';
import type { Area, Brush } from './art/brush.ts';
import { paintBeam, paintBridge } from './art/bridgeArt.ts';
import {
  paintEdge,
  paintFrame,
  paintGhost,
  paintLiftShadow,
  paintPlus,
  paintPuff,
  paintRing,
  paintVeil,
} from './art/cueArt.ts';
import { ENGINE_RATIO, paintEngine } from './art/engineArt.ts';
import { paintNumeral, paintPips } from './art/pipArt.ts';
import { BLEED, paintBack, paintBody, paintTurningBody } from './art/tileArt.ts';
import { pack, type Box, type Placed } from './packing.ts';
import { SEAT_COLOURS, SEAT_GLYPHS, type Theme } from './theme.ts';

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
}

/** A picture with the brush strokes that make it. */
export interface Job extends Box {
  readonly paint: (brush: Brush, area: Area) => void;
}

/** A page of the atlas: where each picture stands. */
export interface AtlasPlan {
  readonly sizePx: number;
  readonly placed: readonly Placed[];
  readonly jobs: ReadonlyMap<string, Job>;
  /** The spec that was planned; the hand may be smaller than asked for. */
  readonly spec: AtlasSpec;
}

/** The page never grows beyond this. */
export const PAGE_PX = 1024;
const SIZES_PX = [256, 512, PAGE_PX];
/** How much the sets shrink when a page is full. */
const SHRINK = 0.94;

/** Edge of half the engine double as a share of the bridge's half length. */
const HUB_EDGE = 0.6;
/** Width of a marker engine as a share of the tile's half edge. */
const ENGINE_WIDTH = 1.74;
/** Halves smaller than this (CSS px) show numerals: spots would run together. */
export const NUMERALS_BELOW = 15;
/** Line of a lane's frame in CSS px. */
const FRAME_LINE = 1.75;
/** Edge of the square picture of a lane's frame in CSS px. */
const FRAME_EDGE = 42;
/** The frame's line runs this far (CSS px) inside its picture. */
export const FRAME_MARGIN = 2 * FRAME_LINE;

/** Plans the smallest page that holds everything, making tiles smaller only as a last resort. */
export function planAtlas(spec: AtlasSpec): AtlasPlan {
  const jobs = new Map(jobsOf(spec).map((one) => [one.name, one]));
  for (const sizePx of SIZES_PX) {
    const placed = pack([...jobs.values()], sizePx);
    if (placed !== null) return { sizePx, placed, jobs, spec };
  }
  return planAtlas({ ...spec, ...shrunk(spec) });
}

function shrunk({ table, hand }: AtlasSpec): Pick<AtlasSpec, 'table' | 'hand'> {
  const smaller = (set: SetSpec) => ({ ...set, edgePx: set.edgePx * SHRINK });
  if (hand !== null && hand.edgePx >= table.edgePx) return { table, hand: smaller(hand) };
  return { table: smaller(table), hand };
}

function jobsOf(spec: AtlasSpec): Job[] {
  return [
    ...setJobs(spec, 'table', spec.table),
    ...(spec.hand === null ? [] : setJobs(spec, 'hand', spec.hand)),
    ...hubJobs(spec),
    ...spec.seats.map((seat) => engineJob(spec, seat)),
    ...sharedJobs(spec),
  ];
}

function setJobs(spec: AtlasSpec, name: SetName, { edgePx, numerals }: SetSpec): Job[] {
  const { theme, maxPip } = spec;
  const material = theme.tile;
  const upright = { width: edgePx, height: 2 * edgePx };
  const lying = { width: 2 * edgePx, height: edgePx };
  const bleed = edgePx * BLEED;
  const tile = { material, brass: theme.brass };
  const pips = Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  return [
    job(`${name}.body.upright`, { ...upright, bleed }, (brush, area) =>
      paintBody(brush, { ...tile, area }),
    ),
    job(`${name}.body.lying`, { ...lying, bleed }, (brush, area) =>
      paintBody(brush, { ...tile, area }),
    ),
    job(`${name}.back`, { ...upright, bleed }, (brush, area) =>
      paintBack(brush, { ...tile, area }),
    ),
    job(`${name}.ring`, { ...upright, bleed }, (brush, area) => paintRing(brush, { area })),
    job(`${name}.veil`, { ...upright, bleed: 0 }, (brush, area) =>
      paintVeil(brush, { area }, material.veil),
    ),
    job(`${name}.edge`, { ...upright, bleed: 2 }, (brush, area) => paintEdge(brush, { area })),
    job(`${name}.ghost`, { ...upright, bleed: 2 }, (brush, area) => paintGhost(brush, { area })),
    job(`${name}.lift`, { ...upright, bleed: bleed * 2 }, (brush, area) =>
      paintLiftShadow(brush, { area }),
    ),
    ...pips.flatMap((pip) => halfJobs(`${name}.half.${pip}`, { pip, edgePx, numerals, material })),
  ];
}

interface HalfSpec {
  readonly pip: Pip;
  readonly edgePx: number;
  readonly numerals: boolean;
  readonly material: Theme['tile'];
}

function halfJobs(name: string, { pip, edgePx, numerals, material }: HalfSpec): Job[] {
  const shape = { width: edgePx, height: edgePx, bleed: 0 };
  if (numerals) {
    return [job(name, shape, (brush, area) => paintNumeral(brush, { pip, area, material }))];
  }
  if (pip === 0) return [];
  return (['upright', 'lying'] as const).map((stance) =>
    job(`${name}.${stance}`, shape, (brush, area) =>
      paintPips(brush, { pip, area, material }, stance),
    ),
  );
}

/** Edge of half the engine double on the turntable, in device px. */
export function hubEdgePx({ hubPx }: AtlasSpec): number {
  return hubPx * HUB_EDGE;
}

/** True when the engine double shows numerals. */
export function hubShowsNumerals(spec: AtlasSpec): boolean {
  return spec.table.numerals || hubEdgePx(spec) < NUMERALS_BELOW * spec.resolution;
}

function hubJobs(spec: AtlasSpec): Job[] {
  const { theme, hubPx, engine } = spec;
  const edgePx = hubEdgePx(spec);
  const tile = { width: edgePx, height: 2 * edgePx, bleed: 2 };
  const numerals = hubShowsNumerals(spec);
  const { tile: material, brass } = theme;
  const bridge = { width: 2 * hubPx, height: edgePx * 1.42, bleed: 1 };
  return [
    job('hub.body', tile, (brush, area) => paintTurningBody(brush, { material, brass, area })),
    job('hub.bridge', bridge, (brush, area) => paintBridge(brush, area, theme)),
    job('hub.beam', { width: hubPx * 1.7, height: hubPx * 1.5, bleed: 0 }, paintBeam),
    ...halfJobs(`hub.half.${engine}`, { pip: engine, edgePx, numerals, material }),
  ];
}

function engineJob({ table }: AtlasSpec, seat: Seat): Job {
  const width = table.edgePx * ENGINE_WIDTH;
  const shape = { width, height: width * ENGINE_RATIO, bleed: 1 };
  const colour = SEAT_COLOURS[seat] ?? '#888888';
  const glyph = SEAT_GLYPHS[seat] ?? '';
  return job(`engine.${seat}`, shape, (brush, area) => paintEngine(brush, { area, colour, glyph }));
}

function sharedJobs({ resolution, table }: AtlasSpec): Job[] {
  const square = (edge: number) => ({ width: edge, height: edge, bleed: 0 });
  return [
    job('frame', square(FRAME_EDGE * resolution), (brush, area) =>
      paintFrame(brush, area, FRAME_LINE * resolution),
    ),
    job('puff', square(table.edgePx * 0.9), paintPuff),
    job('plus', square(table.edgePx * 0.42), (brush, area) => paintPlus(brush, { area })),
  ];
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

/** A picture in a box with even sides, so that its middle is the corner of a pixel. */
function job(name: string, shape: Shape, paint: Job['paint']): Job {
  const width = evenCeil(shape.width + 2 * shape.bleed);
  const height = evenCeil(shape.height + 2 * shape.bleed);
  return {
    name,
    width,
    height,
    paint: (brush, box) =>
      paint(brush, {
        x: box.x + (width - shape.width) / 2,
        y: box.y + (height - shape.height) / 2,
        width: shape.width,
        height: shape.height,
      }),
  };
}

function evenCeil(length: number): number {
  return 2 * Math.ceil(length / 2);
}
