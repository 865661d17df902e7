import { courseFrom, tell, type Decision } from './course.ts';
import { undealtRound } from './dealing.ts';
import { shuffledSet, type Lottery } from './lottery.ts';
import { engineAt, type Match } from './match.ts';
import { fail, ok, type Result } from './result.ts';
import { dealingDeck, findEngine, type DealOrder } from './rulebook/engine.ts';
import { highestPip } from './rulebook/tileSet.ts';
import { firstStarter, nextStarter } from './rulebook/starter.ts';
import { seatAfter, seatOf } from './seat.ts';
import type { TileId } from './tile.ts';
import { beginTurn } from './turnFlow.ts';

/** What chance gives a round: the whole set in shuffled order, and one seat. */
export interface Lots {
  readonly deck: readonly TileId[];
  /** 0 to seatCount - 1: who leads, or hunts the engine first, where the rules leave it to chance. */
  readonly lot: number;
}

/** More void deals in a row than anybody will ever see. */
const MOST_DEALS = 1_000;

/** What a lottery gave, and the round that came of it. */
export interface FairDeal {
  readonly lots: Lots;
  readonly decision: Decision;
}

/**
 * Deals the next round by lot: first the deck, then the seat, and both again for as long as the rules
 * call the deal void. Throws when that does not end, which takes a lottery that is none.
 */
export function dealFairly(match: Match, lottery: Lottery): FairDeal {
  for (let count = 0; count < MOST_DEALS; count += 1) {
    const deck = shuffledSet(highestPip(match.options), lottery);
    const lots: Lots = { deck, lot: lottery.below(match.seatCount) };
    const dealt = startRound(match, lots);
    if (dealt.ok) return { lots, decision: dealt.value };
  }
  throw new Error(`${MOST_DEALS} void deals in a row`);
}

/**
 * Deals the next round and begins its first turn.
 * Errors: the deal is void, and another deck is wanted (only where the highest double held opens).
 */
export function startRound(
  match: Match,
  { deck, lot }: Lots,
): Result<Decision, { readonly code: 'dealIsVoid' }> {
  const { options, seatCount } = match;
  const previous = match.rounds.at(-1);
  const from = previous === undefined ? seatOf(lot) : seatAfter(previous.starter, seatCount);
  const order: DealOrder = { seatCount, engine: engineAt(match, match.rounds.length), deck, from };
  const found = findEngine(options, order);
  if (found === null) return fail({ code: 'dealIsVoid' });
  const { engine, hands, boneyard, hunted, holder } = found;
  const starter =
    previous === undefined
      ? firstStarter(options, { seatCount, lot: from, holder, deck: dealingDeck(options, order) })
      : nextStarter(options, { seatCount, previous, holder });
  const course = courseFrom(undealtRound(options, seatCount));
  tell(course, { type: 'roundDealt', engine, starter, hands, boneyard, hunted });
  beginTurn(course, starter);
  return ok(course);
}
