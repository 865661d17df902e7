import { expect, test } from 'vitest';
import {
  decide,
  formatCommand,
  fullSet,
  handPoints,
  invariant,
  newMatch,
  presetOptions,
  seatsOf,
  startRound,
  turnOf,
  viewFor,
  PRESET_NAMES,
  type PresetName,
  type Round,
} from '@roundhouse/rules';
import { positionFromGiven } from '@roundhouse/rules/testing';
import { PLAYERS, announcement, type Player, type Rng } from './index.ts';

/** A small generator, so that a seed names a whole game. */
function seeded(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function deal(preset: PresetName, seatCount: number, rng: Rng): Round {
  const options = presetOptions(preset);
  invariant(options.ok, `${preset} is a game`);
  const match = newMatch(options.value, seatCount);
  invariant(match.ok, `${preset} takes ${seatCount}`);
  const deck = fullSet(options.value.maxPip)
    .map((tile) => [rng(), tile] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, tile]) => tile);
  const dealt = startRound(match.value, { deck, lot: Math.floor(rng() * seatCount) });
  return dealt.ok ? dealt.value.round : deal(preset, seatCount, rng);
}

function playOut(dealt: Round, players: readonly Player[], rng: Rng): Round {
  let round = dealt;
  for (let moves = 0; round.table.phase.kind === 'turn'; moves += 1) {
    invariant(moves < 5_000, 'the round ends');
    round = playOnce(round, players, rng);
  }
  return round;
}

function playOnce(round: Round, players: readonly Player[], rng: Rng): Round {
  const speaker = seatsOf(players.length).find((seat) => announcement(viewFor(round, seat)));
  const seat = speaker ?? turnOf(round.table)?.seat;
  const player = players[seat ?? -1];
  invariant(seat !== undefined && player !== undefined, 'somebody is to move');
  const view = viewFor(round, seat);
  const command = announcement(view) ?? player.decide(view, rng);
  const decision = decide(round, seat, command);
  invariant(decision.ok, `${formatCommand(command)}: ${JSON.stringify(decision)}`);
  return decision.value.round;
}

test.each(PRESET_NAMES)('all players play %s to the end by its rules', (preset) => {
  for (let seed = 0; seed < 10; seed += 1) {
    const rng = seeded(seed);
    const round = playOut(deal(preset, 4, rng), alternating(), rng);
    expect(round.table.phase.kind, `seed ${seed}`).toBe('over');
  }
});

function alternating(): readonly Player[] {
  return [PLAYERS.passenger, PLAYERS.porter, PLAYERS.passenger, PLAYERS.porter];
}

test('the same seed plays the same game', () => {
  const scores = [1, 1].map((seed) => {
    const rng = seeded(seed);
    return playOut(deal('roundhouse', 4, rng), alternating(), rng).table.phase;
  });
  expect(scores[0]).toEqual(scores[1]);
});

test('a porter lays the heaviest tile that fits', () => {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'the preset is a game');
  const hands = { A: ['12-3', '9-3', '8-2'], B: ['5-4', '5-3'] };
  const round = positionFromGiven(options.value, {
    hands,
    ends: { A: 3, B: 6, M: 8 },
    boneyard: ['1-1'],
  });
  const view = viewFor(round, seatsOf(2)[0] ?? never());
  expect(formatCommand(PLAYERS.porter.decide(view, () => 0))).toBe('12-3>A');
});

function never(): never {
  throw new Error('two seats have a first');
}

test('porters are left with fewer points than passengers', () => {
  let difference = 0;
  for (let seed = 100; seed < 250; seed += 1) {
    const rng = seeded(seed);
    const { secret, table } = playOut(deal('roundhouse', 4, rng), alternating(), rng);
    const points = secret.hands.map(({ tiles }) => handPoints(table.options, tiles));
    difference += (points[0] ?? 0) + (points[2] ?? 0) - (points[1] ?? 0) - (points[3] ?? 0);
  }
  expect(difference).toBeGreaterThan(0);
});

test('nobody decides out of turn', () => {
  const round = deal('roundhouse', 2, seeded(5));
  const waiting = seatsOf(2).find((seat) => seat !== turnOf(round.table)?.seat);
  expect(() => PLAYERS.porter.decide(viewFor(round, waiting ?? never()), () => 0)).toThrow(
    'has something to do',
  );
});
