import { tileOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { namesInLine } from './inLine.ts';

test('tiles in a line are turned so that each goes on from the one before', () => {
  const line = [tileOf(12, 5), tileOf(5, 5), tileOf(8, 5), tileOf(8, 1), tileOf(3, 1)];
  expect(namesInLine(line, 12)).toEqual(['12–5', '5–5', '5–8', '8–1', '1–3']);
});

test('a line may begin with the smaller number of a tile', () => {
  expect(namesInLine([tileOf(9, 2), tileOf(9, 4)], 2)).toEqual(['2–9', '9–4']);
});
