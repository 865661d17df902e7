import {
  hasPip,
  highOf,
  isDouble,
  legalPlays,
  lowOf,
  slotsOf,
  suitSize,
  type Pip,
  type Play,
  type SeatView,
  type TileId,
} from '@roundhouse/rules';
import type { Plan } from '../planner/plan.ts';
import { planAfter, planHand, planWithout } from '../planner/planHand.ts';
import { pointsOf } from '../players/choice.ts';

/** What a train that begins with a tile keeps of the hand. */
export interface FirstTile {
  readonly tile: TileId;
  /** Tiles of the best train that begins with it, itself included. */
  readonly keeps: number;
  /** True when no train that begins with it is longer. */
  readonly proven: boolean;
}

/** What it costs to lay a tile elsewhere than on the own train. */
export interface Dump {
  readonly tile: TileId;
  /** Tiles by which the best train gets shorter; 0 for one that costs nothing. */
  readonly costs: number;
  /** True when both trains are the longest there are. */
  readonly proven: boolean;
}

/** A double in the hand, and the tiles beside it that would cover it. */
export interface HeldDouble {
  readonly double: TileId;
  readonly covers: readonly TileId[];
}

/** A number of which nothing can come any more: all its tiles lie on the table or in the own hand. */
export interface SeenSuit {
  readonly pip: Pip;
  /** How many of its tiles are in the own hand. */
  readonly held: number;
}

/** What can be said about a hand to whoever holds it. Shape only: the words are the client's. */
export interface Hints {
  /** The longest train, then the heaviest; its extras are to be laid elsewhere. */
  readonly plan: Plan;
  /** Every tile that fits the own train, the one that keeps most first. */
  readonly firsts: readonly FirstTile[];
  /** Every tile that may be laid elsewhere now, the cheapest first; ties: the heaviest. */
  readonly dumps: readonly Dump[];
  readonly doubles: readonly HeldDouble[];
  readonly deadSuits: readonly SeenSuit[];
  /** Heaviest first, as long as somebody is about to go out; empty before. */
  readonly shed: readonly TileId[];
}

/** With so few tiles in another hand the round may end before the own next turn but one. */
const ABOUT_TO_GO_OUT = 2;

/** Says what a hand holds. Looks at what its seat may see, and takes some milliseconds at most. */
export function hintsFor(view: SeatView): Hints {
  const plan = planHand(view, 'mostTiles');
  return {
    plan,
    firsts: firstsOf(view),
    dumps: dumpsOf(view, plan),
    doubles: doublesOf(view),
    deadSuits: deadSuitsOf(view),
    shed: isNearTheEnd(view) ? heaviestFirst(view, view.hand.tiles) : [],
  };
}

function firstsOf(view: SeatView): readonly FirstTile[] {
  const ends = slotsOf(view.table, view.seat);
  const firsts = view.hand.tiles.flatMap((tile) => {
    const slot = ends.find(({ pip }) => hasPip(tile, pip));
    if (slot === undefined) return [];
    const play: Play = { type: 'play', tile, train: view.seat, end: slot.end };
    const { tiles, proven } = planAfter(view, play, 'mostTiles');
    return [{ tile, keeps: tiles.length + 1, proven }];
  });
  return firsts.toSorted((one, other) => other.keeps - one.keeps);
}

function dumpsOf(view: SeatView, plan: Plan): readonly Dump[] {
  const elsewhere = legalPlays(view).flatMap(({ tile, train }) =>
    train === view.seat ? [] : [tile],
  );
  const tiles = [...new Set(elsewhere)];
  const dumps = heaviestFirst(view, tiles).map((tile) => {
    const left = planWithout(view, tile, 'mostTiles');
    const costs = Math.max(0, plan.tiles.length - left.tiles.length);
    return { tile, costs, proven: plan.proven && left.proven };
  });
  return dumps.toSorted((one, other) => one.costs - other.costs);
}

function doublesOf({ hand }: SeatView): readonly HeldDouble[] {
  return hand.tiles.filter(isDouble).map((double) => ({
    double,
    covers: hand.tiles.filter((tile) => tile !== double && hasPip(tile, lowOf(double))),
  }));
}

function deadSuitsOf({ table, hand }: SeatView): readonly SeenSuit[] {
  return table.laidBySuit.flatMap((laid, pip) => {
    const held = hand.tiles.filter((tile) => hasPip(tile, pip)).length;
    return laid + held === suitSize(table.options) ? [{ pip, held }] : [];
  });
}

function isNearTheEnd({ table, seat }: SeatView): boolean {
  return table.handCounts.some((count, other) => other !== seat && count <= ABOUT_TO_GO_OUT);
}

function heaviestFirst(view: SeatView, tiles: readonly TileId[]): readonly TileId[] {
  return tiles.toSorted((a, b) => pointsOf(view, b) - pointsOf(view, a) || highOf(b) - highOf(a));
}
