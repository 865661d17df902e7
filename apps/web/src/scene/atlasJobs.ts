import type { Pip, Seat } from '@roundhouse/rules';
import { paintBeam, paintBridge } from './art/bridgeArt.ts';
import type { Area, Brush } from './art/brush.ts';
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
import { MARKER_RATIO, paintMarker } from './art/markerArt.ts';
import { paintNumeral, paintPips } from './art/pipArt.ts';
import { BLEED, paintBack, paintBody, paintTurningBody, THICKNESS } from './art/tileArt.ts';
import {
  hubEdgePx,
  hubShowsNumerals,
  type AtlasSpec,
  type SetName,
  type SetSpec,
} from './atlasSpec.ts';
import type { Box } from './packing.ts';
import { SEAT_COLOURS, SEAT_GLYPHS, type Theme } from './theme.ts';

/** A picture with the brush strokes that make it. */
export interface Job extends Box {
  readonly paint: (brush: Brush, area: Area) => void;
}

/** Width of a marker as a share of the tile's half edge. */
const ENGINE_WIDTH = 1.74;
/** Line of a lane's frame in CSS px. */
const FRAME_LINE = 1.75;
/** Edge of the square picture of a lane's frame in CSS px. */
const FRAME_EDGE = 42;
/** The frame's line runs this far (CSS px) inside its picture. */
export const FRAME_MARGIN = 2 * FRAME_LINE;

/** Everything that has to be painted for a spec. */
export function jobsOf(spec: AtlasSpec): readonly Job[] {
  return [
    ...setJobs(spec, 'table', spec.table),
    ...(spec.hand === null ? [] : setJobs(spec, 'hand', spec.hand)),
    ...hubJobs(spec),
    ...spec.seats.map((seat) => engineJob(spec, seat)),
    ...sharedJobs(spec),
  ];
}

function setJobs({ theme, maxPip }: AtlasSpec, name: SetName, set: SetSpec): Job[] {
  const { edgePx, numerals } = set;
  const { tile: material, brass } = theme;
  const bleed = edgePx * BLEED;
  const upright = { width: edgePx, height: 2 * edgePx, bleed };
  const lying = { width: 2 * edgePx, height: edgePx, bleed };
  const tight = { ...upright, bleed: 2 };
  const veil = (brush: Brush, area: Area) => paintVeil(brush, area, material.veil);
  const body = (brush: Brush, area: Area) => paintBody(brush, { material, brass, area });
  const back = (brush: Brush, area: Area) => paintBack(brush, { material, brass, area });
  const half = { edgePx, numerals, material, lift: (edgePx * THICKNESS) / 2 };
  const pips = Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  return [
    job(`${name}.body.upright`, upright, body),
    job(`${name}.body.lying`, lying, body),
    job(`${name}.back`, upright, back),
    job(`${name}.ring`, upright, paintRing),
    job(`${name}.lift`, { ...upright, bleed: 2 * bleed }, paintLiftShadow),
    job(`${name}.veil`, tight, veil),
    job(`${name}.edge`, tight, paintEdge),
    job(`${name}.ghost`, tight, paintGhost),
    ...pips.flatMap((pip) => halfJobs(`${name}.half.${pip}`, { ...half, pip })),
  ];
}

interface HalfSpec {
  readonly pip: Pip;
  readonly edgePx: number;
  readonly numerals: boolean;
  readonly material: Theme['tile'];
  /** Px by which the face lies above the middle of its place. */
  readonly lift: number;
}

function halfJobs(name: string, { pip, edgePx, numerals, material, lift }: HalfSpec): Job[] {
  const shape = { width: edgePx, height: edgePx, bleed: 0 };
  const raised = (area: Area) => ({ ...area, y: area.y - lift });
  if (numerals) {
    return [
      job(name, shape, (brush, area) => paintNumeral(brush, { pip, area: raised(area), material })),
    ];
  }
  if (pip === 0) return [];
  return (['upright', 'lying'] as const).map((stance) =>
    job(`${name}.${stance}`, shape, (brush, area) =>
      paintPips(brush, { pip, area: raised(area), material }, stance),
    ),
  );
}

function hubJobs(spec: AtlasSpec): Job[] {
  const { theme, hubPx, engine: pip } = spec;
  const edgePx = hubEdgePx(spec);
  const numerals = hubShowsNumerals(spec);
  const { tile: material, brass } = theme;
  return [
    job('hub.body', { width: edgePx, height: 2 * edgePx, bleed: 2 }, (brush, area) =>
      paintTurningBody(brush, { material, brass, area }),
    ),
    job('hub.bridge', { width: 2 * hubPx, height: edgePx * 1.42, bleed: 1 }, (brush, area) =>
      paintBridge(brush, area, theme),
    ),
    job('hub.beam', { width: hubPx * 1.7, height: hubPx * 1.5, bleed: 0 }, paintBeam),
    ...halfJobs(`hub.half.${pip}`, { pip, edgePx, numerals, material, lift: 0 }),
  ];
}

function engineJob({ table }: AtlasSpec, seat: Seat): Job {
  const width = table.edgePx * ENGINE_WIDTH;
  const shape = { width, height: width * MARKER_RATIO, bleed: 1 };
  const colour = SEAT_COLOURS[seat] ?? '#888888';
  const glyph = SEAT_GLYPHS[seat] ?? '';
  return job(`marker.${seat}`, shape, (brush, area) => paintMarker(brush, { area, colour, glyph }));
}

function sharedJobs({ resolution, table }: AtlasSpec): Job[] {
  const square = (edge: number) => ({ width: edge, height: edge, bleed: 0 });
  return [
    job('frame', square(FRAME_EDGE * resolution), (brush, area) =>
      paintFrame(brush, area, FRAME_LINE * resolution),
    ),
    job('puff', square(table.edgePx * 0.9), paintPuff),
    job('plus', square(table.edgePx * 0.42), paintPlus),
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
  const left = (width - shape.width) / 2;
  const top = (height - shape.height) / 2;
  return {
    name,
    width,
    height,
    paint(brush, { x, y }) {
      paint(brush, { x: x + left, y: y + top, width: shape.width, height: shape.height });
    },
  };
}

function evenCeil(length: number): number {
  return 2 * Math.ceil(length / 2);
}
