import type { TrainId } from '@roundhouse/rules';
import type { Picture, Point } from '../../layout/picture.ts';

type Hub = Picture['hub'];

/** Lanes within this share of the hub's radius above or below it are reached straight across. */
const LEVEL = 0.72;
/** The outermost of the other tracks leaves the hub at this share of its radius beside it. */
const OUTERMOST = 0.8;
/** The innermost keeps this share away from the middle. */
const INNERMOST = 0.12;
/** Distance of two tracks that leave beside each other, as a share of the radius. */
const BESIDE = 0.24;

/**
 * The line of each train's track from the rim of the hub to the edge of its lane. In a yard the
 * tracks run beside each other and peel off one by one, the nearest lane's track outermost;
 * in rows they are the layout's own lines.
 */
export function tracksOf(picture: Picture): ReadonlyMap<TrainId, readonly Point[]> {
  const { hub, lanes, mode } = picture;
  if (mode === 'rows') return new Map(lanes.map(({ train, rail }) => [train, rail]));
  const ends = lanes.flatMap(({ train, rail }): End[] => {
    const end = rail.at(-1);
    return end === undefined ? [] : [seenFrom(hub, train, end)];
  });
  const quarters = [-1, 1].flatMap((side) =>
    [-1, 1].map((way) => ends.filter((one) => one.side === side && one.way === way)),
  );
  return new Map(quarters.flatMap((quarter) => ladder(hub, quarter)));
}

interface End {
  readonly train: TrainId;
  readonly end: Point;
  /** -1 to the left of the hub, 1 to the right. */
  readonly side: 1 | -1;
  /** -1 above the middle of the hub, 1 below. */
  readonly way: 1 | -1;
  /** How far above or below, as a share of the hub's radius. */
  readonly away: number;
}

function seenFrom({ x, y, radius }: Hub, train: TrainId, end: Point): End {
  const away = Math.abs(end.y - y) / radius;
  return { train, end, side: end.x < x ? -1 : 1, way: end.y < y ? -1 : 1, away };
}

/** The tracks of one quarter of the yard, the nearest lane first. */
function ladder(hub: Hub, quarter: readonly End[]): [TrainId, readonly Point[]][] {
  let beside = OUTERMOST + BESIDE;
  return quarter
    .toSorted((a, b) => a.away - b.away)
    .map(({ train, end, side, way, away }) => {
      const isLevel = away < LEVEL;
      beside = isLevel
        ? acrossRim(away)
        : Math.max(INNERMOST, Math.min(OUTERMOST, beside - BESIDE));
      const x = hub.x + side * beside * hub.radius;
      if (isLevel) return [train, [{ x, y: end.y }, end]];
      const rim = { x, y: hub.y + way * acrossRim(beside) * hub.radius };
      return [train, [rim, { x, y: end.y }, end]];
    });
}

/** Half the width of the unit circle at a distance from its middle. */
function acrossRim(distance: number): number {
  return Math.sqrt(1 - distance ** 2);
}
