import type { Angle, Point } from './picture.ts';

/** Distance between neighbouring tiles in units. */
export const TILE_GAP = 0.06;
/** Least length of a coupling ("+k") along its row in units. */
const COUPLING_LENGTH = 1.1;
/** Forgives rounding where two edges meet. */
const ROUNDING = 1e-6;

/** Something placed by its centre; in units, the train entering at (0, 0) and running right. */
export interface Piece {
  readonly kind: 'tile' | 'slot' | 'coupling';
  /** Index in `placed`, index in the slots, or the number of hidden tiles. */
  readonly ref: number;
  readonly x: number;
  readonly y: number;
  readonly angle: Angle;
}

/** A strand with its toes, laid out in units. It fills `width` and reaches `up` and `down` from y 0. */
export interface Block {
  readonly pieces: readonly Piece[];
  readonly links: readonly (readonly Point[])[];
  readonly up: number;
  readonly down: number;
}

/** What laying out a train depends on besides its tiles. Lengths in units. */
export interface Frame {
  readonly width: number;
  /** By index in `placed`: true for doubles, which lie crossways. */
  readonly doubles: readonly boolean[];
  /** Distance from a tile to the ghost of the next one. */
  readonly slotGap: number;
  /** How much lower a row lies whose double would seem to touch one of the row above. */
  readonly air: number;
  /** Width of a letter of a coupling. */
  readonly letter: number;
  /** Room that each slot keeps free above and below its centre, for fingers. */
  readonly slotHalf: number;
}

/** Length along its row, in units, of a coupling that says "+count". */
export function couplingLength(count: number, letter: number): number {
  return Math.max(COUPLING_LENGTH, (1 + String(count).length) * letter);
}

/** True when `length` fits into `room`. */
export function hasRoom(room: number, length: number): boolean {
  return room + ROUNDING >= length;
}

/** How far a piece reaches above and below its centre. */
export function halfHeight(piece: Piece, frame: Frame): number {
  const half = piece.angle === 90 || piece.angle === 270 ? 1 : 0.5;
  return piece.kind === 'slot' ? Math.max(half, frame.slotHalf) : half;
}

/** Where a block is put: its entry point, and whether it runs right (1) or left (-1). */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
}

/** The block with its entry moved to a spot; up and down are still measured from its entry. */
export function moveBlock(block: Block, spot: Spot): Block {
  const move = ({ x, y }: Point): Point => ({ x: spot.x + spot.facing * x, y: spot.y + y });
  return {
    pieces: block.pieces.map((piece) => ({
      ...piece,
      ...move(piece),
      angle: spot.facing === 1 ? piece.angle : mirrored(piece.angle),
    })),
    links: block.links.map((link) => link.map(move)),
    up: block.up,
    down: block.down,
  };
}

/** The angle of a tile seen in a mirror that swaps left and right. */
export function mirrored(angle: Angle): Angle {
  if (angle === 0) return 180;
  return angle === 180 ? 0 : angle;
}
