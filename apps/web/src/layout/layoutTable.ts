import { isDouble } from '@roundhouse/rules';
import type { Arrangement, Siding } from './arrangement.ts';
import type { Scale } from './fit.ts';
import type { Lane, Picture, PictureInput, PictureMode } from './picture.ts';
import { placeColumn } from './placing.ts';
import { arrangeRows } from './rows.ts';
import { squeeze } from './squeeze.ts';
import { strandsOf } from './strand.ts';
import { UNIT_STEP, largestUnit, settleUnit, unitRange, type UnitRange } from './unit.ts';
import { arrangeYard } from './yard.ts';

/** In too small an area tiles shrink below the least unit, down to this, rather than leave it. */
const UNIT_FLOOR = 2;
/** From this width on, in px, a table that is not upright becomes a yard. */
const YARD_WIDTH = 700;
/** How many px the area may fall behind that before the mode on the screen changes. */
const MODE_SLACK = 40;

/**
 * Places every train, the hub, all slots and labels inside the area. Pure: the same input gives the
 * same picture. All trains have the largest common tile size at which they fit; at the least size
 * the oldest tiles hide behind couplings, but never the last tile of a branch or an open slot.
 * An area without any room gives a picture without lanes.
 */
export function layoutTable(input: PictureInput): Picture {
  const mode = modeOf(input);
  const range = unitRange(input, mode);
  const arrangements = arrange(input, mode);
  for (const arrangement of arrangements) {
    const best = largestUnit(arrangement, range);
    const most = best === null ? range.least : settleUnit(best, input, mode);
    const drawn =
      drawGrown(arrangement, { least: range.least, most }) ?? draw(ungrown(arrangement), most);
    if (drawn !== null) return { mode, area: input.area, ...drawn };
  }
  for (let unit = range.least - UNIT_STEP; unit >= UNIT_FLOOR; unit -= UNIT_STEP) {
    for (const arrangement of arrangements) {
      const drawn = draw(ungrown(arrangement), unit);
      if (drawn !== null) return { mode, area: input.area, ...drawn };
    }
  }
  const { x, y, width, height } = input.area;
  const radius = Math.max(0, Math.min(width, height) / 3);
  const hub = { x: x + width / 2, y: y + height / 2, radius };
  return { mode, area: input.area, unit: UNIT_FLOOR, hub, lanes: [] };
}

function modeOf({ mode, area, previous }: PictureInput): PictureMode {
  if (mode !== 'auto') return mode;
  const slack = previous === undefined ? 0 : previous.mode === 'yard' ? MODE_SLACK : -MODE_SLACK;
  return area.width + slack >= YARD_WIDTH && area.width + slack >= area.height ? 'yard' : 'rows';
}

function arrange(input: PictureInput, mode: PictureMode): readonly Arrangement[] {
  const { area, labels } = input;
  const sidings = sidingsOf(input);
  if (mode === 'yard') return [arrangeYard(area, sidings, labels)];
  const all = ([1, 2, 3] as const).map((columnCount) =>
    arrangeRows(area, sidings, { labels, columnCount }),
  );
  const enough = all.filter(({ supply }) => supply >= 1);
  return enough.length > 0 ? enough : all.toSorted((one, other) => other.supply - one.supply);
}

function sidingsOf({ trains, grown, focus }: PictureInput): readonly Siding[] {
  return trains.map((shape, at): Siding => {
    return {
      shape,
      strand: strandsOf(shape),
      doubles: shape.placed.map((placed) => isDouble(placed.tile)),
      grown: grown.includes(shape.id),
      folded: focus !== null && focus !== shape.id,
      kept: focus === null ? at === 0 : focus === shape.id,
    };
  });
}

/** The same without grown targets, where there is no room for them. */
function ungrown(arrangement: Arrangement): Arrangement {
  const columns = arrangement.columns.map((column) => ({
    ...column,
    sidings: column.sidings.map((siding) => ({ ...siding, grown: false })),
  }));
  return { ...arrangement, columns };
}

type Drawn = Pick<Picture, 'unit' | 'hub' | 'lanes'>;

/** Grown lanes at their full height, with smaller tiles where they need them; null when even those fail. */
function drawGrown(arrangement: Arrangement, { least, most }: UnitRange): Drawn | null {
  for (let unit = most; unit >= least; unit -= 2 * UNIT_STEP) {
    const drawn = draw(arrangement, unit);
    if (drawn !== null) return drawn;
  }
  return null;
}

/** Everything at this tile size, lanes in the order of the input; null when the ends do not fit. */
function draw({ columns, members, hub, spacing, railTo }: Arrangement, unit: number): Drawn | null {
  const lanes: Lane[] = [];
  for (const [side, column] of columns.entries()) {
    const scale: Scale = { unit, column, spacing };
    const fitted = squeeze(scale);
    if (fitted === null) return null;
    for (const [row, { lane, railEnd }] of placeColumn(fitted, scale).entries()) {
      lanes[members[side]?.[row] ?? 0] = { ...lane, rail: railTo(railEnd, side) };
    }
  }
  return { unit, hub, lanes };
}
