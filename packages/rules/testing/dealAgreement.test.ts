import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  engineAt,
  formatSeat,
  formatTile,
  fullSet,
  huntEngine,
  nextStarter,
  presetOptions,
  seatOf,
  seatsOf,
  standings,
  tileOf,
  type Match,
  type RuleOptions,
  type Seat,
} from '../src/index.ts';
import { arbitrarySeed } from './arbitraries.ts';
import { diceFrom } from './dice.ts';
import { settleHunt, settleMatch } from './referee/index.ts';
import { runs, TIMEOUT_MS } from './runs.ts';

function rules(overrides: Readonly<Record<string, unknown>>): RuleOptions {
  const options = presetOptions('roundhouse', overrides);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

const bySeat = <T>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value, seat) => [formatSeat(seatOf(seat)), value]));

describe('both referees agree on what is around a round', { timeout: TIMEOUT_MS }, () => {
  const hunts = fc.record({
    mode: fc.constantFrom('inTurn' as const, 'equalRounds' as const),
    seatCount: fc.integer({ min: 2, max: 5 }),
    size: fc.integer({ min: 1, max: 4 }),
    from: fc.nat(4),
    engine: fc.nat(6),
    seed: arbitrarySeed,
  });

  it('on the hunt for the engine', () => {
    const agree = fc.property(hunts, ({ mode, seatCount, size, from, engine, seed }) => {
      const deck = diceFrom(seed).shuffled(fullSet(6));
      const hands = seatsOf(seatCount).map((seat) => deck.slice(seat * size, (seat + 1) * size));
      const boneyard = deck.slice(seatCount * size);
      const first = seatOf(from % seatCount);
      const ours = huntEngine(rules({ engineHunt: mode }), engine, {
        hands,
        boneyard,
        from: first,
      });
      const theirs = settleHunt({
        mode,
        engine: formatTile(tileOf(engine, engine)),
        hands: bySeat(hands.map((tiles) => tiles.map(formatTile))),
        boneyard: boneyard.map(formatTile),
        from: formatSeat(first),
      });
      expect({
        holder: ours.holder === null ? null : formatSeat(ours.holder),
        hands: bySeat(ours.hands.map((tiles) => tiles.map(formatTile))),
        boneLeft: ours.boneyard.length,
      }).toEqual({ holder: theirs.holder, hands: theirs.hands, boneLeft: theirs.boneLeft });
    });
    fc.assert(agree, runs(200));
  });

  const matches = fc.record({
    seatCount: fc.integer({ min: 2, max: 4 }),
    matchRounds: fc.constantFrom('full' as const, 1, 2, 3),
    starterNext: fc.constantFrom(
      ...(['rotateClockwise', 'previousWinner', 'engineHolder'] as const),
    ),
    winner: fc.constantFrom('lowestTotal' as const, 'highestTotal' as const),
    tieBreak: fc.constantFrom(...(['shared', 'mostRoundsWon', 'extraRound'] as const)),
    leader: fc.nat(3),
    rounds: fc.array(
      fc.record({
        scores: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
        out: fc.option(fc.nat(3)),
        holder: fc.nat(3),
      }),
      { maxLength: 8 },
    ),
  });

  it('on the standing of a match and its leaders', () => {
    const agree = fc.property(matches, ({ seatCount, leader, rounds, ...given }) => {
      const seat = (index: number): Seat => seatOf(index % seatCount);
      const options = rules({ ...given, maxPip: 6, dealTable: { [seatCount]: 2 } });
      const starters = [seat(leader)];
      let match: Match = { options, seatCount, rounds: [] };
      const played = rounds.filter(({ scores, out, holder }) => {
        if (standings(match).over) return false;
        const previous = {
          engine: engineAt(match, match.rounds.length),
          starter: starters.at(-1) ?? seat(0),
          out: out === null ? null : seat(out),
          blocked: out === null,
          scores: scores.slice(0, seatCount),
        };
        match = { ...match, rounds: [...match.rounds, previous] };
        starters.push(nextStarter(options, { seatCount, previous, holder: seat(holder) }));
        return true;
      });
      const { totals, over, winners, roundCount } = standings(match);
      expect({
        engines: Array.from({ length: roundCount }, (_, index) => engineAt(match, index)),
        starters: starters.slice(0, played.length + Number(!over)).map(formatSeat),
        totals: bySeat(totals),
        over,
        winners: winners.map(formatSeat),
      }).toEqual(
        settleMatch({
          ...given,
          seats: seatsOf(seatCount).map(formatSeat),
          maxPip: 6,
          starterFirst: formatSeat(seat(leader)),
          rounds: played.map(({ scores, out, holder }) => ({
            scores: bySeat(scores.slice(0, seatCount)),
            out: out === null ? null : formatSeat(seat(out)),
            nextHolder: formatSeat(seat(holder)),
          })),
        }),
      );
    });
    fc.assert(agree, runs(300));
  });
});
