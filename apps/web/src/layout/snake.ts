import { withAir } from './air.ts';
import {
  START,
  ahead,
  below,
  belowAndOn,
  beside,
  lastIsDouble,
  roomAhead,
  type Item,
  type Run,
  type Way,
} from './bends.ts';
import { TILE_GAP, couplingLength, hasRoom, type Frame, type Piece } from './block.ts';
import type { Strand } from './strand.ts';

/** The pieces of a strand, and where its rows have led. */
export interface Snake extends Pick<Run, 'x' | 'y' | 'facing'> {
  readonly pieces: readonly Piece[];
}

/** Pieces that may be tried in vain before a train is laid less well. */
const MOST_FAILURES = 60;

/**
 * Lays the visible tiles of a strand, and the ghost of the next one, in rows that go to and fro,
 * downwards. Tiles lie along their row, doubles across it. A row ends with an upright tile that hangs
 * from the last half of the row, or stands beside the middle of a double: a train always goes on from
 * the middle of a double, so that it never looks lengthwise. Tiles turn as late as that allows; where
 * a lane is too narrow for it, a tile may hang below a double. Some cloth shows between two doubles that
 * stand below each other. Null when the width allows neither.
 */
export function snake(strand: Strand, frame: Frame): Snake | null {
  const items = itemsOf(strand, frame);
  const { width } = frame;
  const run =
    layOn(START, 0, { items, width, isNarrow: false, failed: new Set() }) ??
    layOn(START, 0, { items, width, isNarrow: true, failed: new Set() }) ??
    layPlainly(items, width);
  if (run === null) return null;
  const { pieces, lowered } = withAir(run, frame.air);
  return { pieces, x: run.x, y: run.y + lowered, facing: run.facing };
}

function itemsOf({ hidden, tiles, slot }: Strand, frame: Frame): readonly Item[] {
  const items: Item[] = [];
  if (hidden > 0) {
    const length = couplingLength(hidden, frame.letter);
    items.push({ kind: 'coupling', ref: hidden, isDouble: false, gap: TILE_GAP, length });
  }
  for (let at = hidden; at < tiles.length; at += 1) {
    const ref = tiles[at] ?? 0;
    const isDouble = frame.doubles[ref] === true;
    items.push({ kind: 'tile', ref, isDouble, gap: TILE_GAP, length: isDouble ? 1 : 2 });
  }
  if (slot !== null) {
    items.push({ kind: 'slot', ref: slot, isDouble: false, gap: frame.slotGap, length: 2 });
  }
  return items;
}

interface Search {
  readonly items: readonly Item[];
  readonly width: number;
  /** True when the tile between two doubles may hang below the first one. */
  readonly isNarrow: boolean;
  /** Places from which the rest cannot be laid well. */
  readonly failed: Set<string>;
}

const TURNS: readonly Way[] = [ahead, below, belowAndOn];
const AFTER_DOUBLE: readonly Way[] = [ahead, beside];
/** No double must stand below a tile that stands beside another. */
const BETWEEN_DOUBLES: readonly Way[] = [ahead];
const BETWEEN_IF_NARROW: readonly Way[] = [ahead, below, belowAndOn];

/** Lays the items from this one on; null when that cannot be done well. */
function layOn(run: Run, at: number, search: Search): Run | null {
  const { items, width, failed } = search;
  const item = items[at];
  if (item === undefined) return run;
  if (failed.size > 0 && (failed.size > MOST_FAILURES || failed.has(placeOf(run, at)))) return null;
  for (const way of waysFor(run, items[at + 1], search)) {
    const longer = way(run, item, width);
    const whole = longer === null ? null : layOn(longer, at + 1, search);
    if (whole !== null) return whole;
  }
  failed.add(placeOf(run, at));
  return null;
}

function waysFor(run: Run, next: Item | undefined, { isNarrow }: Search): readonly Way[] {
  if (!lastIsDouble(run)) return TURNS;
  if (next?.isDouble !== true) return AFTER_DOUBLE;
  return isNarrow ? BETWEEN_IF_NARROW : BETWEEN_DOUBLES;
}

/** Everything that decides how the rest can be laid. */
function placeOf({ x, facing, isCorner }: Run, at: number): string {
  return `${at} ${x.toFixed(3)} ${facing} ${isCorner}`;
}

/** Lays the items one after the other, each as it fits. */
function layPlainly(items: readonly Item[], width: number): Run | null {
  let run = START;
  for (const [at, item] of items.entries()) {
    const isBeforeDouble = items[at + 1]?.isDouble === true;
    const isRoomy = !isBeforeDouble || hasRoom(roomAhead(run, width), 3 + TILE_GAP);
    const longer = (isRoomy ? ahead(run, item, width) : null) ?? below(run, item, width);
    if (longer === null) return null;
    run = longer;
  }
  return run;
}
