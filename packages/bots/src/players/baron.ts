import type { Play, SeatView } from '@roundhouse/rules';
import { Foresight } from '../foresight/Foresight.ts';
import { isQuicklyPlayed } from '../foresight/quickRules.ts';
import { choiceOf } from './choice.ts';
import { dispatcher, worthOf } from './dispatcher.ts';
import type { Player } from './player.ts';
import type { Rng } from '../rng.ts';

/** How long a Baron thinks about one decision at most. */
export interface ThinkingLimits {
  /** Rounds played on in thought, all plays together; 1,200 unless given. */
  readonly playouts?: number;
  /** Asked after each deal: true once it has to decide by what it has seen. Never, without it. */
  readonly isTimeUp?: () => boolean;
}

/** As many as showed an advantage; more showed none beyond that. */
const PLAYOUTS = 1_200;
/** Plays that are followed: the best for a Dispatcher, then the best of those, and of those. */
const SHORT_LISTS = [5, 3, 2];
/** How much a Dispatcher's opinion of a play counts beside what came of it. */
const OPINION = 0.25;

/** A play, what a Dispatcher thinks of it, and what came of it in so many deals. */
interface Candidate {
  readonly play: Play;
  readonly opinion: number;
  readonly sum: number;
  readonly deals: number;
}

/**
 * Plays on in thought: deals the hidden tiles in a thousand ways that fit what its seat sees, follows
 * its best plays to the end of the round, and takes the one after which most was won. Where the rules
 * are none that it can play on quickly, it does what a Dispatcher does: `isQuicklyPlayed`.
 */
export function baronThinking(limits: ThinkingLimits = {}): Player {
  return {
    decide(view, rng) {
      if (!isQuicklyPlayed(view.table.options)) return dispatcher.decide(view, rng);
      const { plays, otherwise } = choiceOf(view);
      const [first, second] = plays;
      if (second === undefined) return first ?? otherwise;
      return bestForeseen(view, { ...limits, plays, rng }) ?? otherwise;
    },
  };
}

/** Thinks as long as it takes, so that the same chance gives the same play. */
export const baron: Player = baronThinking();

interface Search extends ThinkingLimits {
  readonly plays: readonly Play[];
  readonly rng: Rng;
}

/** Halves the list of plays again and again, and looks longer at those that are left. */
function bestForeseen(view: SeatView, search: Search): Play | undefined {
  const foresight = new Foresight(view);
  let candidates: readonly Candidate[] = search.plays.map((play) => {
    return { play, opinion: worthOf(view, play), sum: 0, deals: 0 };
  });
  for (const length of SHORT_LISTS) {
    candidates = byPromise(candidates).slice(0, length);
    candidates = followed(foresight, candidates, search);
  }
  return byPromise(candidates)[0]?.play;
}

/** The same plays after their part of the playouts, all of them in the same deals. */
function followed(
  foresight: Foresight,
  candidates: readonly Candidate[],
  { playouts = PLAYOUTS, isTimeUp = () => false, rng }: Search,
): readonly Candidate[] {
  const most = Math.ceil(playouts / SHORT_LISTS.length / candidates.length);
  const sums = candidates.map(({ sum }) => sum);
  let deals = 0;
  while (deals < most && !isTimeUp()) {
    deals += 1;
    foresight.deal(rng);
    for (const [index, { play }] of candidates.entries()) {
      sums[index] = (sums[index] ?? 0) + foresight.valueOf(play);
    }
  }
  return candidates.map((one, index) => {
    return { ...one, sum: sums[index] ?? one.sum, deals: one.deals + deals };
  });
}

/** The most promising first. */
function byPromise(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => promise(other) - promise(one));
}

function promise({ opinion, sum, deals }: Candidate): number {
  return OPINION * opinion + (deals === 0 ? 0 : sum / deals);
}
