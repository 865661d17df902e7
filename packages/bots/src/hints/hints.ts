import {
  hasPip,
  highOf,
  isDouble,
  legalPlays,
  lowOf,
  seatsOf,
  slotsOf,
  type Pip,
  type Play,
  type Seat,
  type SeatView,
  type TileId,
} from '@roundhouse/rules';
import type { Plan } from '../planner/plan.ts';
import { planAfter, planWithout } from '../planner/planHand.ts';
import { heldOfSeenSuit } from '../planner/seenSuit.ts';
import { pointsOf } from '../players/choice.ts';
import { adviceFor, type Advice } from './advice.ts';
import { bestTrain, type BestTrain } from './bestTrain.ts';

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
export interface Hints extends BestTrain {
  /** What to do now; null for a seat that has nothing to do. */
  readonly advice: Advice | null;
  /** Every tile that fits the own train, the one that keeps most first. */
  readonly firsts: readonly FirstTile[];
  /** Every tile that may be laid elsewhere now, the cheapest first; ties: the heaviest. None without a train. */
  readonly dumps: readonly Dump[];
  readonly doubles: readonly HeldDouble[];
  readonly deadSuits: readonly SeenSuit[];
  /** Others who are about to go out, in the order of their seats. */
  readonly nearlyOut: readonly Seat[];
  /** Heaviest first, as long as somebody is about to go out; empty before. */
  readonly shed: readonly TileId[];
}

/** With so few tiles in another hand the round may end before the own next turn but one. */
const ABOUT_TO_GO_OUT = 2;

/** Says what a hand holds. Looks at what its seat may see, and takes some milliseconds at most. */
export function hintsFor(view: SeatView): Hints {
  const best = bestTrain(view);
  const { plan, advice } = agreeing(view, best.plan, adviceFor(view, best.plan));
  const nearlyOut = nearlyOutOf(view);
  return {
    plan,
    noStarter: best.noStarter,
    advice,
    firsts: firstsOf(view),
    dumps: plan.tiles.length === 0 ? [] : dumpsOf(view, plan),
    doubles: doublesOf(view),
    deadSuits: deadSuitsOf(view),
    nearlyOut,
    shed: nearlyOut.length > 0 ? heaviestFirst(view, view.hand.tiles) : [],
  };
}

/** Of trains that are as long, the one without the tile that is advised for elsewhere: both are told. */
function agreeing(
  view: SeatView,
  plan: Plan,
  advice: Advice | null,
): Pick<Hints, 'plan' | 'advice'> {
  if (advice?.reason.kind !== 'spare' || advice.command.type !== 'play') return { plan, advice };
  const { tile } = advice.command;
  const without = planWithout(view, tile, 'mostTiles');
  return {
    plan: { ...without, extras: [tile, ...without.extras] },
    advice: { ...advice, reason: { kind: 'extra' } },
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

function deadSuitsOf(view: SeatView): readonly SeenSuit[] {
  return view.table.laidBySuit.flatMap((_, pip) => {
    const held = heldOfSeenSuit(view, pip);
    return held === null ? [] : [{ pip, held }];
  });
}

function nearlyOutOf({ table, seat }: SeatView): readonly Seat[] {
  return seatsOf(table.seatCount).filter(
    (other) => other !== seat && (table.handCounts[other] ?? 0) <= ABOUT_TO_GO_OUT,
  );
}

function heaviestFirst(view: SeatView, tiles: readonly TileId[]): readonly TileId[] {
  return tiles.toSorted((a, b) => pointsOf(view, b) - pointsOf(view, a) || highOf(b) - highOf(a));
}
