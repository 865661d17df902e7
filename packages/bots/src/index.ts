import { baron } from './players/baron.ts';
import { conductor } from './players/conductor.ts';
import { dispatcher } from './players/dispatcher.ts';
import { engineer } from './players/engineer.ts';
import { passenger } from './players/passenger.ts';
import type { Player } from './players/player.ts';
import { porter } from './players/porter.ts';

export { BOT_NAMES } from './botNames.ts';
export { moveFor, seatToMove } from './driving.ts';
export { adviceFor, type Advice, type Reason } from './hints/advice.ts';
export { bestTrain, type BestTrain, type NoStarter } from './hints/bestTrain.ts';
export { hintsFor, type Hints } from './hints/hints.ts';
export { isQuicklyPlayed } from './foresight/quickRules.ts';
export { reviewOf, type Judged, type OwnMove, type Review } from './hints/review.ts';
export { NOISE } from './hints/weighed.ts';
export { announcement } from './lastTile.ts';
export { BOT_DELAY_MS, botDelayMs } from './pace.ts';
export { planTrain, type Plan, type PlanQuestion } from './planner/plan.ts';
export { planHand, planLoose } from './planner/planHand.ts';
export { baronThinking } from './players/baron.ts';
export type { Player } from './players/player.ts';
export { rngFrom, type Rng } from './rng.ts';

/** Every player by the name of its strength, weakest first. */
export const PLAYERS = {
  passenger,
  porter,
  conductor,
  engineer,
  dispatcher,
  baron,
} as const satisfies Record<string, Player>;
