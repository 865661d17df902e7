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
export {
  hintsFor,
  type Dump,
  type FirstTile,
  type HeldDouble,
  type Hints,
  type SeenSuit,
} from './hints/hints.ts';
export { noStarterChance, type Deal } from './hints/odds.ts';
export { reviewOf, type Judged, type OwnMove, type Review } from './hints/review.ts';
export { NOISE } from './hints/weighed.ts';
