import { expect, test } from 'vitest';
import { placeAt } from './statePaths.ts';

test.each([
  'boneyardTiles',
  'players.0.tiles',
  'trains.0.secret.1',
  'seed',
  '?27.3',
  'hands.0.plan',
])('the field %s is a stranger until somebody has thought about it', (path) => {
  expect(placeAt(path)).toEqual({ kind: 'stranger' });
});

test.each([
  'turn',
  'players.3.handCount',
  'trains.12.ends.0',
  'rounds.0.scores.2',
  'rounds.3.draws.1',
])('everybody may see %s', (path) => {
  expect(placeAt(path)).toEqual({ kind: 'public' });
});

test('a tile that a finished round tells of is no matter of course', () => {
  expect(placeAt('rounds.1.giftTile')).toEqual({ kind: 'gift', round: 1 });
});

test('a hand is known by its seat, and its tiles by their place', () => {
  expect(placeAt('hands.2')).toEqual({ kind: 'hand', seat: 2, isTile: false });
  expect(placeAt('hands.2.tiles')).toEqual({ kind: 'hand', seat: 2, isTile: false });
  expect(placeAt('hands.2.tiles.14')).toEqual({ kind: 'hand', seat: 2, isTile: true });
  expect(placeAt('hands.2.drawn')).toEqual({ kind: 'hand', seat: 2, isTile: true });
});
