import type { Column, Siding } from './arrangement.ts';
import { couplingLength, mirrored, type Block, type Piece } from './block.ts';
import { frameOf, type FittedColumn, type Scale } from './fit.ts';
import type { Angle, Coupling, Lane, Point, Rect, SlotPlace, TilePlace } from './picture.ts';

/** Turns units into px and a train that runs right into one that runs its column's way. */
type ToScreen = (point: Point) => Point;

interface Placing {
  readonly siding: Siding;
  readonly block: Block;
  readonly rect: Rect;
  readonly scale: Scale;
}

/** A lane without its rail, and the point at the label's edge where its rail arrives. */
export interface PlacedLane {
  readonly lane: Omit<Lane, 'rail'>;
  readonly railEnd: Point;
}

/** Places the lanes of a fitted column on the screen. */
export function placeColumn(fitted: FittedColumn, scale: Scale): readonly PlacedLane[] {
  const { rect, sidings } = scale.column;
  let y = rect.y + fitted.above;
  return sidings.flatMap((siding, at) => {
    const block = fitted.blocks[at];
    const height = fitted.heights[at];
    if (block === undefined || height === undefined) return [];
    const lane = placeLane({ siding, block, rect: { ...rect, y, height }, scale });
    y += height + fitted.gap;
    return [lane];
  });
}

function placeLane(placing: Placing): PlacedLane {
  const { siding, block, rect, scale } = placing;
  const { column, spacing, unit } = scale;
  const label = labelOf(rect, column);
  const entry = rect.y + (rect.height - (block.up + block.down) * unit) / 2 + block.up * unit;
  const inner = column.facing === 1 ? rect.x : rect.x + rect.width;
  const start = inner + column.facing * (column.label + spacing.ends);
  const toScreen: ToScreen = ({ x, y }) => ({
    x: start + column.facing * x * unit,
    y: entry + y * unit,
  });
  const tiles = tilesOf(placing, toScreen);
  const slots = slotsOf(placing, toScreen);
  const couplings = couplingsOf(placing, toScreen);
  const first = slots[0];
  const lane = {
    train: siding.shape.id,
    rect,
    label,
    facing: column.facing,
    tiles,
    slots,
    links: block.links.map((link) => link.map(toScreen)),
    couplings,
    hiddenCount: couplings.reduce((sum, coupling) => sum + coupling.count, 0),
    marker: first === undefined ? null : markerOn(first, tiles, { unit, rect }),
  };
  return {
    lane,
    railEnd: { x: inner, y: Math.min(Math.max(entry, rect.y), rect.y + rect.height) },
  };
}

/** In units: how far a marker may stand beside its place, and how near to its middle a tile begins. */
const MARKER = { aside: 0.5, halfWidth: 0.9, halfHeight: 0.6 } as const;

/** A marker is wider than a place that stands upright: it makes room for the tiles beside it. */
function markerOn(
  { x, y, angle }: SlotPlace,
  tiles: readonly TilePlace[],
  { unit, rect }: { readonly unit: number; readonly rect: Rect },
): Point {
  const isUpright = angle === 90 || angle === 270;
  if (!isUpright) return { x, y };
  const beside = tiles.find((tile) => {
    const halfHeight = tile.angle === 90 || tile.angle === 270 ? 1 : 0.5;
    const halfWidth = 1.5 - halfHeight;
    return (
      Math.abs(tile.y - y) < (halfHeight + MARKER.halfHeight) * unit &&
      Math.abs(tile.x - x) < (halfWidth + MARKER.halfWidth) * unit
    );
  });
  if (beside === undefined) return { x, y };
  const half = MARKER.halfWidth * unit;
  const aside = x + Math.sign(x - beside.x) * MARKER.aside * unit;
  const inside = Math.min(Math.max(aside, rect.x + half), rect.x + rect.width - half);
  return { x: inside, y };
}

function labelOf(rect: Rect, column: Column): Rect {
  const x = column.facing === 1 ? rect.x : rect.x + rect.width - column.label;
  return { x, y: rect.y, width: column.label, height: rect.height };
}

function tilesOf({ siding, block, scale }: Placing, toScreen: ToScreen): readonly TilePlace[] {
  const places = block.pieces.flatMap((piece): TilePlace[] => {
    const placed = siding.shape.placed[piece.ref];
    if (piece.kind !== 'tile' || placed === undefined) return [];
    const { tile, inner, outer } = placed;
    const angle = turned(piece, scale);
    return [{ index: piece.ref, tile, inner, outer, ...toScreen(piece), angle }];
  });
  return places.toSorted((a, b) => a.index - b.index);
}

function couplingsOf({ siding, block, scale }: Placing, toScreen: ToScreen): readonly Coupling[] {
  const { letter } = frameOf(siding, scale);
  const hidden = block.pieces.filter((piece) => piece.kind === 'coupling');
  return hidden.map((piece) => ({
    count: piece.ref,
    width: couplingLength(piece.ref, letter) * scale.unit,
    ...toScreen(piece),
  }));
}

/** Slots share the lane's height among them as targets, split half-way from one to the next. */
function slotsOf(
  { siding, block, rect, scale }: Placing,
  toScreen: ToScreen,
): readonly SlotPlace[] {
  const pieces = block.pieces.filter((piece) => piece.kind === 'slot');
  const down = pieces.toSorted((a, b) => a.y - b.y);
  const edges = down.slice(1).map((piece, at) => {
    const above = down[at] ?? piece;
    return toScreen({ x: 0, y: (above.y + piece.y) / 2 }).y;
  });
  const bounds = [rect.y, ...edges, rect.y + rect.height];
  return pieces
    .toSorted((a, b) => a.ref - b.ref)
    .flatMap((piece): SlotPlace[] => {
      const slot = siding.shape.slots[piece.ref];
      if (slot === undefined) return [];
      const at = down.indexOf(piece);
      const top = bounds[at] ?? rect.y;
      const target = { ...rect, y: top, height: (bounds[at + 1] ?? top) - top };
      const { end, on, pip } = slot;
      return [{ end, on, pip, ...toScreen(piece), angle: turned(piece, scale), target }];
    });
}

function turned(piece: Piece, { column }: Scale): Angle {
  return column.facing === 1 ? piece.angle : mirrored(piece.angle);
}
