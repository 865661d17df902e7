import {
  invariant,
  newMatch,
  shuffledSet,
  startRound,
  type GameEvent,
  type Match,
} from '@roundhouse/rules';
import { lotteryFrom } from './shuffle.ts';
import type { TableData } from '../record/tableData.ts';
import type { TableFact } from '../record/tableFact.ts';

/** More void deals in a row than anybody will ever see. */
const MOST_DEALS = 1_000;

/** Makes the events of a deal, the first turn included, out of a seed. */
export type Dealer = (match: Match, seed: string) => readonly GameEvent[];

/**
 * The deal of the next round out of the seed that was drawn for it. The seed decides everything:
 * where the rules call a deal void, the next deck comes out of the same seed.
 */
export function dealtRoundFact(data: TableData, ofNewMatch: boolean, deal: Dealer): TableFact {
  invariant(data.nextSeed !== null, 'the seed is drawn before the deal');
  const match = matchFor(data, ofNewMatch);
  return { type: 'roundStarted', newMatch: ofNewMatch, events: deal(match, data.nextSeed) };
}

function matchFor({ stage, rules, occupants }: TableData, ofNewMatch: boolean): Match {
  if (!ofNewMatch && stage.phase !== 'lobby') return stage.match;
  const match = newMatch(rules.options, occupants.length);
  invariant(match.ok, 'a match is begun only when it is possible');
  return match.value;
}

/** Deals fairly: first the deck, then the lot, for each deal of a seed. */
export const fairDealer: Dealer = (match, seed) => {
  const lottery = lotteryFrom(seed);
  for (let count = 0; count < MOST_DEALS; count += 1) {
    const deck = shuffledSet(match.options.maxPip, lottery);
    const lot = lottery.below(match.seatCount);
    const dealt = startRound(match, { deck, lot });
    if (dealt.ok) return dealt.value.events;
  }
  throw new Error(`${MOST_DEALS} void deals in a row`);
};
