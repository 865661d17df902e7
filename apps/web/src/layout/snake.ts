import { COUPLING_LENGTH, TILE_GAP, hasRoom, type Frame, type Piece } from './block.ts';
import type { Strand } from './strand.ts';

/** The end of a snake: where its rows have led. */
export interface Snake {
  readonly pieces: Piece[];
  /** Leading edge: where the next piece would begin. */
  x: number;
  /** Centre of the current row. */
  y: number;
  /** Direction of the current row: right or left. */
  facing: 1 | -1;
}

/**
 * Lays the visible tiles of a strand in rows that go to and fro, downwards. Tiles lie along their
 * row, doubles across it. A row ends with an upright tile that hangs from the last half of the row.
 * A double is never such a corner: the tile before it turns when the double would not fit.
 * Null when the width does not allow it.
 */
export function snake(strand: Strand, frame: Frame): Snake | null {
  const run: Snake = { pieces: [], x: 0, y: 0, facing: 1 };
  if (strand.hidden > 0) {
    if (!hasRoom(frame.width, COUPLING_LENGTH)) return null;
    ahead(run, { kind: 'coupling', ref: strand.hidden }, COUPLING_LENGTH);
  }
  for (let at = strand.hidden; at < strand.tiles.length; at += 1) {
    const index = strand.tiles[at] ?? 0;
    const tile = { kind: 'tile', ref: index } as const;
    if (frame.doubles[index] === true) {
      if (!hasRoom(roomAhead(run, frame), 1)) return null;
      ahead(run, tile, 1);
    } else if (
      hasRoom(roomAhead(run, frame), 2 + (isDoubleAt(strand, at + 1, frame) ? 1 + TILE_GAP : 0))
    ) {
      ahead(run, tile, 2);
    } else if (!turn(run, tile, TILE_GAP)) return null;
  }
  return run;
}

/** Puts the ghost of the next tile at the end of a snake. False when there is no room for it. */
export function addSlot(run: Snake, slot: number, frame: Frame): boolean {
  const piece = { kind: 'slot', ref: slot } as const;
  const inset = frame.slotGap - TILE_GAP;
  if (!hasRoom(roomAhead(run, frame), 2 + inset)) return turn(run, piece, frame.slotGap);
  run.x += run.facing * inset;
  ahead(run, piece, 2);
  return true;
}

/** Units left between the leading edge and the end of the row. */
export function roomAhead(run: Snake, frame: Frame): number {
  return run.facing === 1 ? frame.width - run.x : run.x;
}

function isDoubleAt(strand: Strand, at: number, frame: Frame): boolean {
  const index = strand.tiles[at];
  return index !== undefined && frame.doubles[index] === true;
}

function ahead(run: Snake, piece: Pick<Piece, 'kind' | 'ref'>, length: number): void {
  const along = run.facing === 1 ? 0 : 180;
  const angle = length === 1 ? 90 : along;
  run.pieces.push({ ...piece, x: run.x + (run.facing * length) / 2, y: run.y, angle });
  run.x += run.facing * (length + TILE_GAP);
}

/** Hangs an upright piece below the last half of the row and goes back from there. */
function turn(run: Snake, piece: Pick<Piece, 'kind' | 'ref'>, gap: number): boolean {
  const last = run.pieces.at(-1);
  if (last === undefined || last.kind !== 'tile' || isCorner(run, last)) return false;
  const across = last.angle === 90;
  const x = across ? last.x : last.x + run.facing * 0.5;
  const y = run.y + (across ? 1 : 0.5) + gap + 1;
  run.pieces.push({ ...piece, x, y, angle: 90 });
  run.facing = run.facing === 1 ? -1 : 1;
  run.y = y + 0.5;
  run.x = x + run.facing * (0.5 + TILE_GAP);
  return true;
}

/** A corner tile stands half a unit above the row that it begins. */
function isCorner(run: Snake, last: Piece): boolean {
  return last.y !== run.y;
}
