import { trainOf, type SeatView } from '@roundhouse/rules';
import type { Plan } from '../planner/plan.ts';
import { planHand } from '../planner/planHand.ts';
import { noStarterChance } from './odds.ts';

/** A hand as it was dealt, of which no tile begins the own train. */
export interface NoStarter {
  /** Tiles in the hand. */
  readonly handSize: number;
  /** How often that happens to a hand of so many, from 0 to 1. */
  readonly chance: number;
}

/** What a hand can lay on its own train. */
export interface BestTrain {
  /** The longest train, then the heaviest; its extras are to be laid elsewhere. */
  readonly plan: Plan;
  /** Null where there is a train, or where the seat has had its first turn. */
  readonly noStarter: NoStarter | null;
}

/** Says which train of a hand is best. The planner is asked once. */
export function bestTrain(view: SeatView): BestTrain {
  const plan = planHand(view, 'mostTiles');
  return { plan, noStarter: plan.tiles.length > 0 ? null : noStarterOf(view) };
}

function noStarterOf({ table, seat, hand }: SeatView): NoStarter | null {
  const isAsDealt =
    trainOf(table, seat).placed.length === 0 &&
    table.hadTurn[seat] !== true &&
    hand.drawnTile === null;
  if (!isAsDealt) return null;
  const handSize = hand.tiles.length;
  return { handSize, chance: noStarterChance({ maxPip: table.options.maxPip, handSize }) };
}
