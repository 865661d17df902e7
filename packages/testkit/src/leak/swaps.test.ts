import { expect, test } from 'vitest';
import {
  evolve,
  invariant,
  newMatch,
  presetOptions,
  seatOf,
  undealtRound,
  type GameEvent,
} from '@roundhouse/rules';
import { dealRound, diceFrom, playRound, randomPolicy } from '@roundhouse/rules/testing';
import { blindTo, findSwaps, swapped, type PlayedDeal } from './swaps.ts';

const MOVES = 30;

function played(seed: number): PlayedDeal {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'the preset is a game');
  const match = newMatch(options.value, 3);
  invariant(match.ok, 'three may play');
  const dice = diceFrom(seed);
  const { events, round } = dealRound(match.value, dice);
  const steps = [...playRound(round, { policy: randomPolicy, dice })].slice(0, MOVES);
  const moves = steps.map(({ seat, command }) => ({ seat, command }));
  return { options: options.value, events, moves };
}

function tilesOf(deal: PlayedDeal, events: readonly GameEvent[]) {
  return events.reduce(evolve, undealtRound(deal.options, 3)).secret;
}

test('a swap changes the two places and nothing else', () => {
  const deal = played(1);
  const swaps = findSwaps(deal, [seatOf(0), null], { dice: diceFrom(1), most: 3 });
  expect(swaps.length).toBeGreaterThan(0);
  const [before, after] = [deal.events, deal.events.map((event) => swapped(event, swaps))].map(
    (events) => tilesOf(deal, events),
  );
  expect(after?.hands[0]).not.toEqual(before?.hands[0]);
  expect(after?.boneyard).not.toEqual(before?.boneyard);
  expect(after?.hands.slice(1)).toEqual(before?.hands.slice(1));
});

test('whoever holds neither tile is blind to the swap, spectators always', () => {
  expect(blindTo([seatOf(0), null], 3)).toEqual([null, 1, 2]);
  expect(blindTo([seatOf(2), seatOf(0)], 3)).toEqual([null, 1]);
  expect(blindTo([null, null], 2)).toEqual([null, 0, 1]);
});
