import type { Pip } from '@roundhouse/rules';
import type { Angle } from '../layout/picture.ts';
import type { Stance } from './art/pipArt.ts';

/** Both halves of a tile at rest, in reading order: left and right, or top and bottom. */
export interface TileFace {
  readonly stance: Stance;
  readonly first: Pip;
  readonly second: Pip;
}

/** How a tile that was laid with its `inner` half towards the engine looks at rest. */
export function faceAt(angle: Angle, inner: Pip, outer: Pip): TileFace {
  const stance = angle === 0 || angle === 180 ? 'lying' : 'upright';
  const innerFirst = angle === 0 || angle === 90;
  return innerFirst
    ? { stance, first: inner, second: outer }
    : { stance, first: outer, second: inner };
}

/** How far (radians, clockwise) a tile with face `now` must be turned to look like `wanted`. */
export function turnOf(now: TileFace, wanted: TileFace): number {
  const sameOrder = now.first === wanted.first;
  if (now.stance === wanted.stance) return sameOrder ? 0 : Math.PI;
  const quarter = now.stance === 'lying' ? Math.PI / 2 : -Math.PI / 2;
  return sameOrder ? quarter : -quarter;
}
