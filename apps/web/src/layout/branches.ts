import { roomAhead } from './bends.ts';
import {
  TILE_GAP,
  halfHeight,
  hasRoom,
  moveBlock,
  type Block,
  type Frame,
  type Piece,
} from './block.ts';
import type { Point } from './picture.ts';
import { snake, type Snake } from './snake.ts';
import type { Strand } from './strand.ts';

/** A toe whose row is at most this far from the double's touches the double's long side. */
const REACH = 1.2;
/** Toes that turn back begin this far behind the double's centre, beside their rail. */
const BACKSTEP = 0.4;
/** Toes under their strand are indented by this much; their rail runs in the margin. */
const INDENT = 0.7;
/** Height of the passage for that rail between the strand and its toes. */
const PASSAGE = 0.4;

/** A toe at its place. */
interface Toe {
  readonly block: Block;
  readonly x: number;
  /** Row of its first tile. */
  readonly y: number;
  readonly facing: 1 | -1;
  readonly link: readonly Point[] | null;
}

/** A strand's snake that ends in a fork. */
interface Fork {
  readonly run: Snake;
  readonly toes: readonly Strand[];
  readonly frame: Frame;
  /** Centre of the forking tile; the entry of the train when the engine itself forks. */
  readonly x: number;
  /** How far the forking tile reaches above and below its centre. */
  readonly half: number;
}

/** Lays out a strand and all that follows it, or null when the width does not allow it. */
export function layStrand(strand: Strand, frame: Frame): Block | null {
  const run = snake(strand, frame);
  if (run === null) return null;
  if (strand.toes.length === 0) return bound(run.pieces, [], frame);
  const last = run.pieces.at(-1);
  const fork: Fork = {
    run,
    toes: strand.toes,
    frame,
    x: last?.x ?? 0,
    half: last === undefined ? 0 : halfHeight(last, frame),
  };
  const toes = bestToes(fork);
  return toes === null ? null : bound(run.pieces, toes, frame);
}

/** Straight ahead when no toe needs a second row; else whatever is lowest. */
function bestToes(fork: Fork): readonly Toe[] | null {
  const forward = toesAhead(fork);
  if (forward !== null && forward.every((toe) => toe.block.up + toe.block.down <= 2))
    return forward;
  const back = toesBack(fork);
  if (forward !== null || back !== null) return lower(forward, back);
  return toesBelow(fork);
}

function lower(a: readonly Toe[] | null, b: readonly Toe[] | null): readonly Toe[] | null {
  if (a === null || b === null) return a ?? b;
  return heightOf(b) < heightOf(a) ? b : a;
}

function heightOf(toes: readonly Toe[]): number {
  const bottom = Math.max(...toes.map((toe) => toe.y + toe.block.down));
  return bottom - Math.min(...toes.map((toe) => toe.y - toe.block.up));
}

/** Toes side by side beyond the forking tile: straight on, below, above, below ... */
function toesAhead(fork: Fork): readonly Toe[] | null {
  const { run, frame, half } = fork;
  const blocks = layToes(fork.toes, { ...frame, width: roomAhead(run, frame.width) });
  if (blocks === null) return null;
  const aboveIsFree = run.y === 0;
  let top = 0;
  let bottom = 0;
  return blocks.map((block, order): Toe => {
    let offset = 0;
    if (order === 0) {
      offset = aboveIsFree ? 0 : Math.max(0, block.up - 1);
      top = offset - block.up;
      bottom = offset + block.down;
    } else if (aboveIsFree && order % 2 === 0) {
      offset = top - TILE_GAP - block.down;
      top = offset - block.up;
    } else {
      offset = bottom + TILE_GAP + block.up;
      bottom = offset + block.down;
    }
    const y = run.y + offset;
    const stem = { x: fork.x, y: run.y + Math.sign(offset) * half };
    const touches = half > 0 && Math.abs(offset) <= REACH;
    const link = touches || offset === 0 ? null : [stem, { x: fork.x, y }, { x: run.x, y }];
    return { block, x: run.x, y, facing: run.facing, link };
  });
}

/** Toes below the strand's last row, running back under it. */
function toesBack(fork: Fork): readonly Toe[] | null {
  const { run, frame, x, half } = fork;
  const start = x - run.facing * BACKSTEP;
  const width = run.facing === 1 ? start : frame.width - start;
  const blocks = layToes(fork.toes, { ...frame, width });
  if (blocks === null) return null;
  const facing = run.facing === 1 ? -1 : 1;
  const below = stack(blocks, run.y + 1 + TILE_GAP);
  return below.map(({ block, y }): Toe => {
    const link = [
      { x, y: run.y + half },
      { x, y },
      { x: start, y },
    ];
    return { block, x: start, y, facing, link };
  });
}

/** Toes below the strand like the lines of an outline, each as wide as the strand allows. */
function toesBelow(fork: Fork): readonly Toe[] | null {
  const { run, frame, x, half } = fork;
  const blocks = layToes(fork.toes, { ...frame, width: frame.width - INDENT });
  if (blocks === null) return null;
  const floor = run.y + 1;
  const passage = floor + PASSAGE / 2;
  const margin = INDENT / 3;
  return stack(blocks, floor + PASSAGE).map(({ block, y }): Toe => {
    const across = [
      { x, y: run.y + half },
      { x, y: passage },
      { x: margin, y: passage },
    ];
    const link = [...across, { x: margin, y }, { x: INDENT, y }];
    return { block, x: INDENT, y, facing: 1, link };
  });
}

function stack(blocks: readonly Block[], from: number): { block: Block; y: number }[] {
  let top = from;
  return blocks.map((block) => {
    const y = top + block.up;
    top = y + block.down + TILE_GAP;
    return { block, y };
  });
}

function layToes(toes: readonly Strand[], frame: Frame): readonly Block[] | null {
  if (!hasRoom(frame.width, 1)) return null;
  const blocks: Block[] = [];
  for (const toe of toes) {
    const block = layStrand(toe, frame);
    if (block === null) return null;
    blocks.push(block);
  }
  return blocks;
}

/** A block of a strand's own pieces and its toes, with its bounds. */
function bound(pieces: readonly Piece[], toes: readonly Toe[], frame: Frame): Block {
  let [up, down] = [0.5, 0.5];
  for (const piece of pieces) {
    const half = halfHeight(piece, frame);
    up = Math.max(up, half - piece.y);
    down = Math.max(down, half + piece.y);
  }
  if (toes.length === 0) return { pieces, links: [], up, down };
  for (const { block, y } of toes) {
    up = Math.max(up, block.up - y);
    down = Math.max(down, block.down + y);
  }
  const moved = toes.map((toe) => moveBlock(toe.block, toe));
  const ownLinks = toes.flatMap(({ link }) => (link === null ? [] : [link]));
  return {
    pieces: [...pieces, ...moved.flatMap((toe) => toe.pieces)],
    links: [...ownLinks, ...moved.flatMap((toe) => toe.links)],
    up,
    down,
  };
}
