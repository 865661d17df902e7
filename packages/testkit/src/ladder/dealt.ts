import {
  dealFairly,
  plannedRounds,
  seatOf,
  type Match,
  type Round,
  type RoundRecord,
} from '@roundhouse/rules';
import type { Dice } from '@roundhouse/rules/testing';

/** A round of the match with each of its engines in turn, and any seat to lead. */
export function dealt(match: Match, deal: number, dice: Dice): Round {
  const { options, seatCount } = match;
  const record: RoundRecord = {
    engine: 0,
    starter: seatOf(dice.below(seatCount)),
    out: seatOf(dice.below(seatCount)),
    blocked: false,
    scores: Array.from({ length: seatCount }, () => 0),
  };
  const rounds = Array.from({ length: deal % plannedRounds(options) }, () => record);
  return dealFairly({ ...match, rounds }, dice).decision.round;
}
