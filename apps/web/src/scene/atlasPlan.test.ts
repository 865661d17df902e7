import { LARGEST_PIP, seatsOf } from '@roundhouse/rules';
import { describe, expect, test } from 'vitest';
import { PAGE_PX, planAtlas } from './atlasPlan.ts';
import { isNearlySpec, type AtlasSpec } from './atlasSpec.ts';
import { THEMES } from './theme.ts';

function spec(change: Partial<AtlasSpec> = {}): AtlasSpec {
  return {
    theme: THEMES.light,
    table: { edgePx: 40, numerals: false },
    hand: { edgePx: 102.5, numerals: false },
    maxPip: 12,
    engine: 12,
    seats: seatsOf(8),
    hubPx: 70,
    resolution: 2.5,
    wholeTiles: false,
    ...change,
  };
}

describe('The atlas of a table', () => {
  test('fits a phone with a sharp screen on one page, at full size', () => {
    const plan = planAtlas(spec());
    expect(plan.sizePx).toBeLessThanOrEqual(PAGE_PX);
    expect(plan.spec.hand?.edgePx).toBe(102.5);
  });

  test('makes tiles smaller rather than a second page', () => {
    const huge = spec({ maxPip: LARGEST_PIP, hand: { edgePx: 240, numerals: false } });
    const plan = planAtlas(huge);
    expect(plan.sizePx).toBe(PAGE_PX);
    expect(plan.spec.hand?.edgePx).toBeLessThan(240);
    expect(plan.spec.table.edgePx).toBe(40);
  });

  test('has both stances of every number, and no spots for the blank', () => {
    const { jobs } = planAtlas(spec());
    for (let pip = 1; pip <= 12; pip += 1) {
      expect(jobs.has(`table.half.${pip}.upright`)).toBe(true);
      expect(jobs.has(`hand.half.${pip}.lying`)).toBe(true);
    }
    expect(jobs.has('table.half.0.upright')).toBe(false);
  });

  test('paints a numeral for every number, the blank included, and only once', () => {
    const { jobs } = planAtlas(spec({ table: { edgePx: 12, numerals: true } }));
    for (let pip = 0; pip <= 12; pip += 1) expect(jobs.has(`table.half.${pip}`)).toBe(true);
    expect(jobs.has('table.half.5.lying')).toBe(false);
  });

  test('leaves the hand out for those who hold none', () => {
    const { jobs } = planAtlas(spec({ hand: null }));
    expect([...jobs.keys()].filter((name) => name.startsWith('hand'))).toEqual([]);
  });

  test('gives every picture even sides, so that its middle falls between pixels', () => {
    for (const { name, width, height } of planAtlas(spec()).placed) {
      expect([name, width % 2, height % 2]).toEqual([name, 0, 0]);
    }
  });
});

describe('An atlas whose tiles have changed size', () => {
  test('serves on while the change is small, whatever else stays', () => {
    expect(isNearlySpec(spec(), spec({ table: { edgePx: 34, numerals: false } }))).toBe(true);
    expect(isNearlySpec(spec(), spec({ hubPx: 60 }))).toBe(true);
  });

  test('does not serve when the change is large, or when other pictures are wanted', () => {
    expect(isNearlySpec(spec(), spec({ table: { edgePx: 20, numerals: false } }))).toBe(false);
    expect(isNearlySpec(spec(), spec({ table: { edgePx: 38, numerals: true } }))).toBe(false);
    expect(isNearlySpec(spec(), spec({ hand: null }))).toBe(false);
    expect(isNearlySpec(spec({ hand: null }), spec())).toBe(false);
    expect(isNearlySpec(spec(), spec({ theme: THEMES.dark }))).toBe(false);
  });
});
