import { expect, test } from 'vitest';
import { tilesNamed } from '../../testing/deck.ts';
import { INITIAL_OPTIONS } from '../options.ts';
import { dealHands } from './setup.ts';

test('each seat gets its tiles from the front of the deck, what is left is the boneyard', () => {
  const options = { ...INITIAL_OPTIONS, dealTable: { 2: 2, 3: 1 } };
  const deck = tilesNamed('12-5 4-4 3-1 9-8 7-7 6-0');
  expect(dealHands(options, 2, deck)).toEqual({
    hands: [tilesNamed('12-5 4-4'), tilesNamed('3-1 9-8')],
    boneyard: tilesNamed('7-7 6-0'),
  });
});

test('the deal table says how many tiles each seat gets', () => {
  const options = { ...INITIAL_OPTIONS, dealTable: { 2: 2, 3: 1 } };
  const { hands, boneyard } = dealHands(options, 3, tilesNamed('12-5 4-4 3-1 9-8 7-7 6-0'));
  expect(hands).toEqual([tilesNamed('12-5'), tilesNamed('4-4'), tilesNamed('3-1')]);
  expect(boneyard).toHaveLength(3);
});
