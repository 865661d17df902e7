import type { Lane, Picture, SlotPlace } from '../../layout/picture.ts';
import type { Atlas } from '../atlas.ts';
import type { SceneFacts } from '../facts.ts';
import type { Glides } from '../Glides.ts';

/** What a lane is drawn from. */
export interface LaneScene {
  readonly atlas: Atlas;
  readonly picture: Picture;
  readonly facts: SceneFacts;
  /** Null: everything stands in its new place at once. */
  readonly glides: Glides | null;
}

/** Tiles and rings take this long to a new place. */
export const RELAYOUT_MS = 220;
/** Ghosts and frames take this long to light up. */
export const GLOW_MS = 160;

/** The lane's slots that the chosen tile may go to. */
export function legalSlots(lane: Lane, facts: SceneFacts): readonly SlotPlace[] {
  const legal = facts.legal.filter((slot) => slot.train === lane.train);
  return lane.slots.filter((place) =>
    legal.some((slot) => slot.end === place.end && slot.on === place.on),
  );
}

/** True when a marker stands on the lane. */
export function isMarked(lane: Lane, facts: SceneFacts): boolean {
  return lane.train !== 'mexican' && lane.marker !== null && facts.marked.includes(lane.train);
}
