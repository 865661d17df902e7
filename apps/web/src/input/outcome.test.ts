import {
  decide,
  fullSet,
  legalCommands,
  newMatch,
  PRESET_NAMES,
  presetOptions,
  startRound,
  turnOf,
  viewFor,
  type Play,
  type PresetName,
  type Round,
} from '@roundhouse/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

/** Numbers that repeat with their seed, from 0 to `below` - 1. */
function lottery(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function dealt(preset: PresetName, next: (below: number) => number): Round {
  const options = presetOptions(preset);
  const match = options.ok ? newMatch(options.value, 4) : null;
  if (!options.ok || match?.ok !== true) throw new Error('it is a game');
  for (;;) {
    const deck = fullSet(options.value.maxPip)
      .map((tile) => ({ tile, key: next(1e9) }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ tile }) => tile);
    const started = startRound(match.value, { deck, lot: 0 });
    if (started.ok) return started.value.round;
  }
}

/** A round of this preset after some moves picked by the seed; null when it is over by then. */
function roundAfter(preset: PresetName, seed: number, moves: number): Round | null {
  const next = lottery(seed);
  let round = dealt(preset, next);
  for (let move = 0; move < moves; move += 1) {
    const seat = turnOf(round.table)?.seat;
    if (seat === undefined) return null;
    const legal = legalCommands(viewFor(round, seat));
    const command = legal[next(legal.length)];
    if (command === undefined) return null;
    const decided = decide(round, seat, command);
    if (!decided.ok) return null;
    ({ round } = decided.value);
  }
  return round;
}

test('what is said of a play is what happens, though the hands of others are not known', () => {
  const seen = { covers: 0, opens: 0, again: 0, closes: 0, isLast: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom<PresetName>(...PRESET_NAMES),
      fc.nat(),
      fc.nat(260),
      (preset, seed, moves) => {
        const round = roundAfter(preset, seed, moves);
        const seat = round === null ? undefined : turnOf(round.table)?.seat;
        if (round === null || seat === undefined) return;
        const view = viewFor(round, seat);
        for (const play of legalCommands(view)) {
          if (play.type !== 'play') continue;
          const outcome = outcomeOf(view, play);
          const decided = decide(round, seat, play);
          if (outcome === null || !decided.ok) throw new Error('a legal play has an outcome');
          const { events } = decided.value;
          const has = (type: string) => events.some((event) => event.type === type);
          const opened = events.find((event) => event.type === 'doubleOpened');
          expect(outcome.opens).toBe(opened?.pip ?? null);
          expect(outcome.isLast).toBe(has('wentOut'));
          expect(outcome.closes).toBe(
            events.some((event) => event.type === 'markerRemoved' && event.seat === seat),
          );
          const laid = events.find((event) => event.type === 'tilePlayed');
          expect(outcome.covers === null).toBe((laid?.answers ?? null) === null);
          for (const kind of ['covers', 'opens'] as const)
            if (outcome[kind] !== null) seen[kind] += 1;
          for (const kind of ['again', 'closes', 'isLast'] as const)
            if (outcome[kind]) seen[kind] += 1;
        }
      },
    ),
    { numRuns: 300 },
  );
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(0);
});

test('a play that is not legal has no outcome', () => {
  const round = roundAfter('roundhouse', 3, 0);
  const seat = round === null ? undefined : turnOf(round.table)?.seat;
  if (round === null || seat === undefined) throw new Error('a round runs');
  const [tile] = fullSet(12).filter((one) => !viewFor(round, seat).hand.tiles.includes(one));
  const play: Play = {
    type: 'play',
    tile: tile ?? fullSet(12)[0] ?? never(),
    train: seat,
    end: null,
  };
  expect(outcomeOf(viewFor(round, seat), play)).toBeNull();
});

function never(): never {
  throw new Error('there are tiles');
}
