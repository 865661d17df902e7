import { expect, test } from 'vitest';
import {
  formatCommand,
  handPoints,
  invariant,
  offeredSeatCounts,
  PRESET_NAMES,
  seatOf,
  seatsOf,
  turnOf,
  viewFor,
  type Round,
} from '@roundhouse/rules';
import { positionFromGiven } from '@roundhouse/rules/testing';
import {
  anyRules,
  deal,
  mixedPlayers,
  playOut,
  PLAYERS_IN_HASTE,
  rulesOf,
  seeded,
  shuffled,
} from '../testing/index.ts';
import { PLAYERS, type Player } from './index.ts';

const SEED = Number(process.env['ROUNDHOUSE_SEED'] ?? 1);
/** How many times as many rounds as usual: `ROUNDHOUSE_RUNS=50` plays some 2,000 by presets. */
const FACTOR = Number(process.env['ROUNDHOUSE_RUNS'] ?? 1);
const TIMEOUT_MS = 1_200_000;

const TABLES = PRESET_NAMES.flatMap((preset) =>
  offeredSeatCounts(rulesOf(preset))
    .filter((seatCount) => [2, 4, 8].includes(seatCount))
    .map((seatCount) => ({ preset, seatCount })),
);

test.each(TABLES)(
  'all players play $preset to the end by its rules, $seatCount at the table',
  { timeout: TIMEOUT_MS },
  ({ preset, seatCount }) => {
    for (let seed = SEED; seed < SEED + 2 * FACTOR; seed += 1) {
      const rng = seeded(seed);
      const players = shuffled(mixedPlayers(seatCount), rng);
      const round = playOut(deal(rulesOf(preset), seatCount, rng), { players, rng });
      expect(round.table.phase.kind, `seed ${seed}`).toBe('over');
    }
  },
);

test('all players play by whatever rules a host thinks of', { timeout: TIMEOUT_MS }, () => {
  for (let seed = SEED; seed < SEED + 60 * FACTOR; seed += 1) {
    const rng = seeded(seed);
    const seatCount = 2 + Math.floor(rng() * 3);
    const options = anyRules(rng);
    const players = shuffled(mixedPlayers(5), rng).slice(0, seatCount);
    const round = playOut(deal(options, seatCount, rng), { players, rng });
    expect(round.table.phase.kind, `seed ${seed}`).toBe('over');
  }
});

test('the same seed plays the same game', () => {
  const phases = [1, 1].map((seed) => {
    const rng = seeded(seed);
    const round = deal(rulesOf('roundhouse'), 4, rng);
    return playOut(round, { players: mixedPlayers(4), rng }).table.phase;
  });
  expect(phases[0]).toEqual(phases[1]);
});

/** What the first of two players does when the table lies so and it is to move. */
function firstMove(player: Player, hand: readonly string[], ends: Record<string, number>): string {
  const given = { hands: { A: hand, B: ['5-4', '5-3'] }, ends, boneyard: ['1-1'] };
  const round = positionFromGiven(rulesOf('roundhouse'), given);
  return formatCommand(player.decide(viewFor(round, seatOf(0)), () => 0));
}

test('a porter lays the heaviest tile that fits', () => {
  const hand = ['12-3', '9-3', '8-2'];
  expect(firstMove(PLAYERS.porter, hand, { A: 3, B: 6, M: 8 })).toBe('12-3>A');
});

test('a conductor keeps the train that it sees, and lays another tile elsewhere first', () => {
  const hand = ['12-3', '12-9', '8-2'];
  expect(firstMove(PLAYERS.conductor, hand, { A: 3, B: 6, M: 8 })).toBe('8-2>M');
});

test('an engineer begins with the light tile where that train is longer', () => {
  const hand = ['12-3', '3-1', '5-1', '7-5', '7-0'];
  expect(firstMove(PLAYERS.conductor, hand, { A: 3, B: 6, M: 8 })).toBe('12-3>A');
  expect(firstMove(PLAYERS.engineer, hand, { A: 3, B: 6, M: 8 })).toBe('3-1>A');
});

test('a dispatcher lays one heavy tile rather than two light ones', () => {
  const hand = ['12-3', '3-0', '1-0'];
  expect(firstMove(PLAYERS.engineer, hand, { A: 3, B: 6, M: 8 })).toBe('3-0>A');
  expect(firstMove(PLAYERS.dispatcher, hand, { A: 3, B: 6, M: 8 })).toBe('12-3>A');
});

/** Points left to each of two levels, over many rounds between them. */
function pointsBetween(better: Player, worse: Player): readonly [number, number] {
  const points: [number, number] = [0, 0];
  for (let seed = 100; seed < 150; seed += 1) {
    const rng = seeded(seed);
    const dealt = deal(rulesOf('roundhouse'), 4, rng);
    for (const players of [
      [better, worse, better, worse],
      [worse, better, worse, better],
    ]) {
      const { secret, table } = playOut(dealt, { players, rng });
      for (const [seat, { tiles }] of secret.hands.entries()) {
        points[players[seat] === better ? 0 : 1] += handPoints(table.options, tiles);
      }
    }
  }
  return points;
}

const LEVELS = Object.entries(PLAYERS_IN_HASTE);
const STEPS = LEVELS.slice(1).map(
  ([name, player], index) => [name, player, LEVELS[index]?.[1] ?? player] as const,
);

test.each(STEPS)('%ss are left with fewer points than the level below', (_, better, worse) => {
  const [less, more] = pointsBetween(better, worse);
  expect(less).toBeLessThan(more);
});

function waitingSeat({ table }: Round) {
  const waiting = seatsOf(2).find((seat) => seat !== turnOf(table)?.seat);
  invariant(waiting !== undefined, 'one of two waits');
  return waiting;
}

test.each(LEVELS)('no %s decides out of turn', (_, player) => {
  const round = deal(rulesOf('roundhouse'), 2, seeded(5));
  const view = viewFor(round, waitingSeat(round));
  expect(() => player.decide(view, () => 0)).toThrow('has something to do');
});
