import type { TrainId } from '@roundhouse/rules';
import type { Picture } from '../layout/picture.ts';
import { tracksOf } from './art/ladder.ts';

/** The direction from the hub in which a train leaves, in radians; null when it is not shown. */
export function headingTo(picture: Picture, train: TrainId): number | null {
  const { hub, lanes, mode } = picture;
  const lane = lanes.find((one) => one.train === train);
  const start = tracksOf(picture).get(train)?.[0];
  if (lane === undefined || start === undefined) return null;
  const goal = mode === 'yard' ? start : lane.rect;
  return Math.atan2(goal.y - hub.y, goal.x - hub.x);
}

/** The shorter way round from one heading to another, in radians from -pi to pi. */
export function turnBetween(from: number, to: number): number {
  const full = 2 * Math.PI;
  return ((((to - from + Math.PI) % full) + full) % full) - Math.PI;
}
