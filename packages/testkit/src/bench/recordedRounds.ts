import {
  invariant,
  legalCommands,
  newMatch,
  presetOptions,
  turnOf,
  viewFor,
  type Match,
  type OptionError,
  type PresetName,
  type Result,
  type Round,
  type Seat,
  type TurnCommand,
} from '@roundhouse/rules';
import { carriedOut, dealRound, type Dice } from '@roundhouse/rules/testing';

/** A round with everything that was done in it. */
export interface RecordedRound {
  readonly deal: Round;
  readonly moves: readonly { readonly seat: Seat; readonly command: TurnCommand }[];
}

/** A match of a preset that nobody has begun. Throws where the preset has no deal for so many. */
export function freshMatch(preset: PresetName, seatCount: number): Match {
  const match = matchFor(preset, seatCount);
  invariant(match.ok, `${preset} is for ${seatCount}`);
  return match.value;
}

/** A match before its first round. Errors: these rules are not for so many players. */
export function matchFor(preset: PresetName, seatCount: number): Result<Match, OptionError> {
  const options = presetOptions(preset);
  return options.ok ? newMatch(options.value, seatCount) : options;
}

/** First rounds of a match, played out at random. */
export function recordRounds(match: Match, count: number, dice: Dice): readonly RecordedRound[] {
  return Array.from({ length: count }, () => recordRound(dealRound(match, dice).round, dice));
}

function recordRound(deal: Round, dice: Dice): RecordedRound {
  const moves: { seat: Seat; command: TurnCommand }[] = [];
  let round = deal;
  for (let turn = turnOf(deal.table); turn !== null; turn = turnOf(round.table)) {
    const { seat } = turn;
    const command = dice.pick(legalCommands(viewFor(round, seat)));
    moves.push({ seat, command });
    round = carriedOut(round, { seat, command }).round;
  }
  return { deal, moves };
}
