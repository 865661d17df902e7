import { expect, test } from 'vitest';
import { seatsOf } from '@roundhouse/rules';
import { planAtlas } from './atlasPlan.ts';
import type { AtlasSpec } from './atlasSpec.ts';
import { THEMES } from './theme.ts';
import type { TileFace } from './tileFace.ts';
import { partsOf } from './tileParts.ts';

function spec(numerals: boolean): AtlasSpec {
  return {
    theme: THEMES.light,
    table: { edgePx: 41.3, numerals },
    hand: null,
    maxPip: 12,
    engine: 12,
    seats: seatsOf(2),
    hubPx: 70,
    resolution: 1,
    wholeTiles: true,
  };
}

test('a lying tile has its first half on the left, an upright one at the top, at whole px', () => {
  const lying = partsOf(spec(false), 'table', { stance: 'lying', first: 3, second: 9 });
  expect(lying.body).toBe('table.body.lying');
  expect(lying.halves).toEqual([
    { name: 'table.half.3.lying', x: -21, y: 0 },
    { name: 'table.half.9.lying', x: 21, y: 0 },
  ]);
  const upright = partsOf(spec(false), 'table', { stance: 'upright', first: 9, second: 3 });
  expect(upright.halves).toEqual([
    { name: 'table.half.9.upright', x: 0, y: -21 },
    { name: 'table.half.3.upright', x: 0, y: 21 },
  ]);
});

test('a blank half has no spots but a numeral', () => {
  const face: TileFace = { stance: 'lying', first: 0, second: 5 };
  expect(partsOf(spec(false), 'table', face).halves).toEqual([
    { name: 'table.half.5.lying', x: 21, y: 0 },
  ]);
  expect(partsOf(spec(true), 'table', face).halves.map(({ name }) => name)).toEqual([
    'table.half.0',
    'table.half.5',
  ]);
});

test('those who hold no tiles see them in the size of the table', () => {
  const [half] = partsOf(spec(false), 'hand', { stance: 'lying', first: 4, second: 5 }).halves;
  expect(half?.x).toBe(-21);
});

test('every part of every tile is painted on the atlas', () => {
  for (const numerals of [false, true]) {
    const { jobs } = planAtlas(spec(numerals));
    const missing = (['lying', 'upright'] as const).flatMap((stance) =>
      Array.from({ length: 13 }, (_, pip) =>
        partsOf(spec(numerals), 'table', { stance, first: pip, second: 12 - pip }),
      ).flatMap(({ body, halves }) =>
        [body, ...halves.map(({ name }) => name)].filter((name) => !jobs.has(name)),
      ),
    );
    expect(missing).toEqual([]);
    expect(jobs.has(partsOf(spec(numerals), 'table', null).body)).toBe(true);
  }
});
