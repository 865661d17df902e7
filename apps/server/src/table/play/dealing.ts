import { dealFairly, invariant, newMatch, type GameEvent, type Match } from '@roundhouse/rules';
import { lotteryFrom } from './shuffle.ts';
import type { TableData } from '../record/tableData.ts';
import type { TableFact } from '../record/tableFact.ts';

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

/** Deals by the fair lottery of a seed. */
export const fairDealer: Dealer = (match, seed) =>
  dealFairly(match, lotteryFrom(seed)).decision.events;
