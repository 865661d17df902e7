import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isDouble,
  newMatch,
  PRESET_NAMES,
  seatOf,
  turnOf,
  type Round,
  type Seat,
} from '../src/index.ts';
import { arbitraryGame, arbitraryPresetGame, type Game } from './arbitraries.ts';
import { diceFrom, type Dice } from './dice.ts';
import { everything, noteEvents, noteOptions, noteRefusals } from './exhaustive.ts';
import type { Policy } from './policies.ts';
import { TIMEOUT_MS } from './runs.ts';
import { dealRound, playRound } from './selfPlay.ts';

const MOST_GAMES = 5_000;
/** One position in so many is asked for every refusal, beside those within a turn. */
const REFUSALS_EVERY = 20;

it('every refusal, event and value of an option occurs', { timeout: TIMEOUT_MS }, () => {
  const unseen = everything();
  for (const { options, seatCount, seed } of games()) {
    if (unseen.size === 0) break;
    const match = newMatch(options, seatCount);
    if (!match.ok) throw new Error(match.error.code);
    noteOptions(unseen, options);
    const dice = diceFrom(seed);
    const { events, round } = dealRound(match.value, dice);
    noteEvents(unseen, events);
    let last = round;
    for (const { before, decision } of playRound(round, { policy: doublesFirst, dice })) {
      noteEvents(unseen, decision.events);
      if (isAsked(before, dice)) noteRefusals(unseen, before, askedSeat(before, dice));
      last = decision.round;
    }
    noteRefusals(unseen, last, last.table.starter);
  }
  expect([...unseen]).toEqual([]);
});

/** Games of any rules, of the presets, and most of the one in which a third double is refused. */
function games(): readonly Game[] {
  const presets = fc.oneof(...PRESET_NAMES.map(arbitraryPresetGame));
  const thirdTile = arbitraryPresetGame('roundhouse');
  const kinds = fc.oneof(arbitraryGame, presets, { weight: 2, arbitrary: thirdTile });
  return fc.sample(kinds, { seed: 1, numRuns: MOST_GAMES });
}

/** A double whenever it can be, most of the time, so that turns with several are not too rare. */
const doublesFirst: Policy = (_view, legal, dice) => {
  const doubles = legal.filter((command) => command.type === 'play' && isDouble(command.tile));
  return dice.pick(doubles.length > 0 && dice.below(8) > 0 ? doubles : legal);
};

function isAsked({ table }: Round, dice: Dice): boolean {
  const step = turnOf(table)?.step ?? 'start';
  return step === 'chain' || step === 'extra' || dice.below(REFUSALS_EVERY) === 0;
}

/** The seat to move most of the time, else any. */
function askedSeat({ table }: Round, dice: Dice): Seat {
  const turn = turnOf(table);
  const any = seatOf(dice.below(table.seatCount));
  return turn === null || dice.below(4) === 0 ? any : turn.seat;
}
