import { TILE_GAP, hasRoom, type Piece } from './block.ts';

/** Something to lay, and how far it keeps from the piece before. */
export interface Item {
  readonly kind: Piece['kind'];
  readonly ref: number;
  readonly isDouble: boolean;
  readonly gap: number;
  /** How much of its row it takes where it lies along the row, or across it as a double. */
  readonly length: number;
}

/** Rows of pieces as far as they have been laid: the last piece, and what was there before it. */
export interface Run {
  /** Null before the first piece. */
  readonly last: Piece | null;
  readonly before: Run | null;
  /** Leading edge: where the next piece would begin. */
  readonly x: number;
  /** Centre of the current row. */
  readonly y: number;
  /** Direction of the current row: right or left. */
  readonly facing: 1 | -1;
  /** True when the last piece stands above the row that it begins. */
  readonly isCorner: boolean;
}

/** Where every train begins. */
export const START: Run = { last: null, before: null, x: 0, y: 0, facing: 1, isCorner: false };

/** A way to lay a piece in a lane of some width; null when there is no room. */
export type Way = (run: Run, item: Item, width: number) => Run | null;

/** Units left between the leading edge and the end of the row. */
export function roomAhead({ x, facing }: Pick<Run, 'x' | 'facing'>, width: number): number {
  return facing === 1 ? width - x : x;
}

/** Puts a piece at the end of its row. */
export const ahead: Way = (run, item, width) => {
  const { y, facing } = run;
  const inset = item.gap - TILE_GAP;
  const { length } = item;
  if (!hasRoom(roomAhead(run, width), length + inset)) return null;
  const x = run.x + facing * inset;
  const along = facing === 1 ? 0 : 180;
  return {
    last: {
      kind: item.kind,
      ref: item.ref,
      x: x + (facing * length) / 2,
      y,
      angle: item.isDouble ? 90 : along,
    },
    before: run,
    x: x + facing * (length + TILE_GAP),
    y,
    facing,
    isCorner: false,
  };
};

/** Stands a piece upright beside the middle of a double and goes back from below it. */
export const beside: Way = (run, item, width) => {
  const inset = item.gap - TILE_GAP;
  if (item.isDouble || !lastIsDouble(run) || !hasRoom(roomAhead(run, width), 1 + inset))
    return null;
  const x = run.x + run.facing * (inset + 0.5);
  return {
    last: { kind: item.kind, ref: item.ref, x, y: run.y + 0.5, angle: 90 },
    before: run,
    x: x + run.facing * 0.5,
    y: run.y + 2 + TILE_GAP,
    facing: run.facing === 1 ? -1 : 1,
    isCorner: true,
  };
};

/** Hangs an upright piece below the last half of the row and goes back from there. */
export const below: Way = (run, item) => hang(run, item, run.facing === 1 ? -1 : 1);

/** The same, and goes on the same way: where there is too little room to go back. */
export const belowAndOn: Way = (run, item) => hang(run, item, run.facing);

function hang(run: Run, item: Item, facing: 1 | -1): Run | null {
  const { last } = run;
  if (item.isDouble || last === null || last.kind !== 'tile' || run.isCorner) return null;
  const across = last.angle === 90;
  const x = across ? last.x : last.x + run.facing * 0.5;
  const y = run.y + (across ? 1 : 0.5) + item.gap + 1;
  return {
    last: { kind: item.kind, ref: item.ref, x, y, angle: 90 },
    before: run,
    x: x + facing * (0.5 + TILE_GAP),
    y: y + 0.5,
    facing,
    isCorner: true,
  };
}

/** True when the last piece is a double, which lies across its row. */
export function lastIsDouble({ last, isCorner }: Run): boolean {
  return last?.kind === 'tile' && last.angle === 90 && !isCorner;
}
