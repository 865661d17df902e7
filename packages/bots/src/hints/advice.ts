import { turnOf, type Command, type Play, type SeatView } from '@roundhouse/rules';
import { announcement } from '../lastTile.ts';
import type { Plan } from '../planner/plan.ts';
import { planAfter, planHand } from '../planner/planHand.ts';
import { choiceOf, pointsOf } from '../players/choice.ts';
import { NOISE, weighedPlays } from './weighed.ts';

/** Why something is advised. Counts are tiles. */
export type Reason =
  /** Time runs for this one: a last tile is announced, or a forgotten one caught. */
  | { readonly kind: 'announce' }
  /** Nothing can be laid. */
  | { readonly kind: 'nothingFits' }
  /** No other play is legal. */
  | { readonly kind: 'only' }
  /** It goes on with the own train, of which so many tiles are left then, itself included. */
  | { readonly kind: 'train'; readonly keeps: number }
  /** It is not on the train that is planned, which stays as it is. */
  | { readonly kind: 'extra' }
  /** It lies elsewhere though it is on the planned train: another of as many tiles does without it. */
  | { readonly kind: 'spare' }
  /** It lies elsewhere, though the train gets shorter: so many points are gone from the hand. */
  | { readonly kind: 'sheds'; readonly costs: number; readonly points: number };

/** What a Dispatcher would do, and why. */
export interface Advice {
  readonly command: Command;
  readonly reason: Reason;
  /** Another tile that is as good, as far as the measure can tell; null where none is. */
  readonly orElse: Play | null;
}

/**
 * What to do now; null for a seat that has nothing to do. `plan` is the longest train of the hand, for
 * whoever has found it before. Takes some milliseconds at most.
 */
export function adviceFor(view: SeatView, plan?: Plan): Advice | null {
  const said = announcement(view);
  if (said !== null) return { command: said, reason: { kind: 'announce' }, orElse: null };
  if (turnOf(view.table)?.seat !== view.seat) return null;
  const [best, ...others] = weighedPlays(view);
  if (best === undefined) {
    const { otherwise } = choiceOf(view);
    return { command: otherwise, reason: { kind: 'nothingFits' }, orElse: null };
  }
  const { play, worth } = best;
  const near = others.find((other) => other.play.tile !== play.tile);
  return {
    command: play,
    reason: others.length === 0 ? { kind: 'only' } : reasonFor(view, play, plan),
    orElse: near !== undefined && worth - near.worth <= NOISE ? near.play : null,
  };
}

function reasonFor(view: SeatView, play: Play, plan?: Plan): Reason {
  const after = planAfter(view, play, 'mostTiles').tiles.length;
  if (play.train === view.seat) return { kind: 'train', keeps: after + 1 };
  const planned = (plan ?? planHand(view, 'mostTiles')).tiles;
  if (!planned.includes(play.tile)) return { kind: 'extra' };
  const costs = planned.length - after;
  return costs <= 0
    ? { kind: 'spare' }
    : { kind: 'sheds', costs, points: pointsOf(view, play.tile) };
}
