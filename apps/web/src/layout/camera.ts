import type { Camera, Lane, Picture, Point, Rect, SlotPlace } from './picture.ts';

/** The whole table: how every turn begins. */
export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };

/** The picture as this camera sees it. Its area stays: what is outside of it must be cut off. */
export function zoomed(picture: Picture, camera: Camera): Picture {
  if (camera.scale === 1) return picture;
  const { scale } = camera;
  const point = <P extends Point>(place: P): P => ({
    ...place,
    x: place.x * scale + camera.x,
    y: place.y * scale + camera.y,
  });
  const rect = (one: Rect): Rect => ({
    ...point(one),
    width: one.width * scale,
    height: one.height * scale,
  });
  const slot = (one: SlotPlace): SlotPlace => ({ ...point(one), target: rect(one.target) });
  const lane = (one: Lane): Lane => ({
    ...one,
    rect: rect(one.rect),
    label: rect(one.label),
    rail: one.rail.map(point),
    tiles: one.tiles.map(point),
    slots: one.slots.map(slot),
    links: one.links.map((link) => link.map(point)),
    couplings: one.couplings.map((end) => ({ ...point(end), width: end.width * scale })),
    marker: one.marker && point(one.marker),
  });
  return {
    ...picture,
    camera,
    unit: picture.unit * scale,
    hub: { ...point(picture.hub), radius: picture.hub.radius * scale },
    lanes: picture.lanes.map(lane),
  };
}

/** The part of a rectangle that lies in the area; without height or width where none does. */
export function cutTo(area: Rect, rect: Rect): Rect {
  const x = Math.max(area.x, rect.x);
  const y = Math.max(area.y, rect.y);
  const width = Math.max(0, Math.min(area.x + area.width, rect.x + rect.width) - x);
  const height = Math.max(0, Math.min(area.y + area.height, rect.y + rect.height) - y);
  return { x, y, width, height };
}

/**
 * The part of the area in which the table is seen: less than all of it where a large tray lies over it.
 * Null where nothing reaches out of what is seen.
 */
export function areaInSight({ area, camera }: Picture, tray: Rect | null): Rect | null {
  const bottom = Math.min(area.y + area.height, tray?.y ?? Infinity);
  const isCovered = bottom < area.y + area.height - 1;
  if (camera === undefined && !isCovered) return null;
  return { ...area, height: Math.max(0, bottom - area.y) };
}
