import type { TrainId } from '@roundhouse/rules';
import type { Lane, Picture, Point } from '../../layout/picture.ts';

/** Lanes within this share of the hub's radius above or below it are reached straight across. */
const LEVEL = 0.72;
/** The outermost track leaves the hub at this share of its radius beside the middle. */
const OUTERMOST = 0.82;
/** Least distance of two tracks that run beside each other, as a share of the radius. */
const BESIDE = 0.2;

/**
 * The line of each train's track from the rim of the hub to the edge of its lane. In a yard the
 * tracks run beside each other and peel off one by one, the nearest lane's track outermost;
 * in rows they are the layout's own lines.
 */
export function tracksOf(picture: Picture): ReadonlyMap<TrainId, readonly Point[]> {
  if (picture.mode === 'rows') {
    return new Map(picture.lanes.map(({ train, rail }) => [train, rail]));
  }
  const tracks = new Map<TrainId, readonly Point[]>();
  for (const group of ladders(picture)) {
    for (const [rank, lane] of group.entries()) {
      const end = endOf(lane);
      if (end !== undefined) tracks.set(lane.train, peelOff(picture.hub, end, rank));
    }
  }
  return tracks;
}

/** Lanes on one side of the hub and beyond the same end of it, the nearest first. */
function ladders({ hub, lanes }: Picture): readonly (readonly Lane[])[] {
  const groups = new Map<string, Lane[]>();
  const height = (lane: Lane) => (endOf(lane)?.y ?? hub.y) - hub.y;
  for (const lane of lanes) {
    const dy = height(lane);
    const level = Math.abs(dy) < hub.radius * LEVEL;
    const side = (endOf(lane)?.x ?? hub.x) < hub.x ? 'left' : 'right';
    const name = `${side} ${level ? `level ${lane.train}` : dy < 0 ? 'up' : 'down'}`;
    groups.set(name, [...(groups.get(name) ?? []), lane]);
  }
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => Math.abs(height(a)) - Math.abs(height(b))),
  );
}

function endOf(lane: Lane): Point | undefined {
  return lane.rail.at(-1);
}

function peelOff(hub: Picture['hub'], end: Point, rank: number): readonly Point[] {
  const side = end.x < hub.x ? -1 : 1;
  const dy = end.y - hub.y;
  if (Math.abs(dy) < hub.radius * LEVEL) {
    return [{ x: hub.x + side * acrossRim(hub.radius, dy), y: end.y }, end];
  }
  const beside = hub.radius * Math.max(0.14, OUTERMOST - BESIDE * 1.2 * rank);
  const x = hub.x + side * beside;
  const start = { x, y: hub.y + Math.sign(dy) * acrossRim(hub.radius, beside) };
  return [start, { x, y: end.y }, end];
}

/** Half the width of a circle at a distance from its middle. */
function acrossRim(radius: number, distance: number): number {
  return Math.sqrt(Math.max(0, radius ** 2 - distance ** 2));
}
