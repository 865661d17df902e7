import { planAfter, planHand } from '../planner/planHand.ts';
import { bestOf, choiceOf } from './choice.ts';
import { followTrain } from './followTrain.ts';
import type { Player } from './player.ts';

/** Knows the longest train of the hand, and keeps it together: everything else is laid elsewhere first. */
export const engineer: Player = {
  decide(view) {
    const { plays, otherwise } = choiceOf(view);
    if (plays.length === 0) return otherwise;
    const { tiles } = planHand(view, 'mostTiles');
    return (
      followTrain(view, plays, tiles) ??
      bestOf(plays, (play) => planAfter(view, play, 'mostTiles').value) ??
      otherwise
    );
  },
};
