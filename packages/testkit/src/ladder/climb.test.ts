import { expect, test } from 'vitest';
import { freshMatch } from '../bench/recordedRounds.ts';
import { climb, type Step } from './climb.ts';
import { describeStep, isReached } from './report.ts';
import { targetsFor } from './targets.ts';
import { matchesWon } from './wholeMatches.ts';

const match = freshMatch('roundhouse', 4);

test('nobody gains anything among their equals, deal by deal', () => {
  const step = climb(match, { hero: 'porter', others: 'porter', deals: 5 }, 1);
  expect(step.gain).toEqual({ mean: 0, half: 0 });
});

test('an engineer gains among passengers, and a passenger loses among engineers', () => {
  const up = climb(match, { hero: 'engineer', others: 'passenger', deals: 20 }, 1);
  const down = climb(match, { hero: 'passenger', others: 'engineer', deals: 20 }, 1);
  expect(up.gain.mean - up.gain.half).toBeGreaterThan(0);
  expect(down.gain.mean + down.gain.half).toBeLessThan(0);
  expect(up.wins.mean).toBeGreaterThan(down.wins.mean);
});

test('an engineer wins most matches among passengers, and a passenger few among engineers', () => {
  const short = { ...match, options: { ...match.options, matchRounds: 5 } };
  const up = matchesWon(short, { hero: 'engineer', others: 'passenger', matches: 12 }, 1);
  const down = matchesWon(short, { hero: 'passenger', others: 'engineer', matches: 12 }, 1);
  expect(up.mean).toBeGreaterThan(60);
  expect(down.mean).toBeLessThan(25);
});

test('a target counts as reached when the whole interval reaches it', () => {
  const [target] = targetsFor('roundhouse', 4);
  if (target === undefined) throw new Error('there is a first target');
  const step: Step = {
    hero: target.hero,
    others: target.others,
    deals: 9,
    gain: { mean: target.gain + 1, half: 0.5 },
    wins: { mean: 30, half: 1 },
    heroPoints: 20,
    decisionMs: { p50: 1, p99: 2 },
  };
  expect(isReached(step, target)).toBe(true);
  expect(describeStep(step, target)).toMatch(/held$/u);
  const doubtful = { ...step, gain: { ...step.gain, half: 1.5 } };
  expect(isReached(doubtful, target)).toBe(false);
  expect(describeStep(doubtful, target)).toMatch(/MISSED$/u);
});

test('where nothing was measured a level must only be better than the one below', () => {
  for (const { gain } of targetsFor('wikipedia', 2)) expect(gain).toBe(0);
});
