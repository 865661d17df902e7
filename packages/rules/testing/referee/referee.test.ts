import { describe, expect, it } from 'vitest';
import { recalculate } from './calculations.ts';
import { settleHunt, settleMatch } from './index.ts';
import { get } from './position.ts';
import { PRESETS } from './presets.ts';
import { inOrder, playThrough, readScenarios } from './scenarios.ts';

const SCENARIOS = readScenarios();
const POSITIONS = SCENARIOS.filter((scenario) => 'given' in scenario);
const CALCULATIONS = SCENARIOS.filter((scenario) => 'calc' in scenario);
const HUNTS = SCENARIOS.filter((scenario) => 'hunt' in scenario);
const MATCHES = SCENARIOS.filter((scenario) => 'match' in scenario);

describe('the second referee agrees with the 120 worked examples', () => {
  it('knows them all: 102 positions, 14 pieces of arithmetic, 2 hunts and 2 matches', () => {
    const counts = [POSITIONS, CALCULATIONS, HUNTS, MATCHES].map(({ length }) => length);
    expect(counts).toEqual([102, 14, 2, 2]);
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(120);
  });

  it.each(POSITIONS)('$id $title', (scenario) => {
    const options = { ...get(PRESETS, scenario.preset), ...scenario.opts };
    expect(playThrough(options, scenario)).toEqual(scenario.steps.map(inOrder));
  });

  it.each(CALCULATIONS)('$id $title', ({ calc }) => {
    expect(recalculate(calc, get(PRESETS, 'pagat'))).toEqual(calc);
  });

  it.each(HUNTS)('$id $title', ({ hunt, result }) => {
    expect(settleHunt(hunt)).toMatchObject(result);
  });

  it.each(MATCHES)('$id $title', ({ match, result }) => {
    expect(settleMatch(match)).toMatchObject(result);
  });
});
