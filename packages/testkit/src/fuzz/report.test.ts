import { expect, test } from 'vitest';
import type { FuzzReport } from './fuzz.ts';
import { figuresOf, problemsOf } from './report.ts';
import { emptyTally, type Tally } from './tally.ts';

/** A run in which everything was looked at and nothing found. */
function goodRun(changes: Partial<Tally> = {}): FuzzReport {
  const numbers = Object.fromEntries(
    Object.entries(emptyTally()).map(([key, value]) => [key, value === 0 ? 5 : value]),
  ) as Partial<Tally>;
  const sightings = { ...emptyTally().sightings, ownHands: 1, events: 1 };
  return {
    plan: { frames: 5, seed: 1 },
    tally: { ...emptyTally(), ...numbers, sightings, ...changes },
    controls: [{ kind: 'exit', name: 'a frame that kills', isSeen: true }],
    residentBytes: 0,
  };
}

test('a run that looked at everything and found nothing is good', () => {
  expect(problemsOf(goodRun())).toEqual([]);
});

test.each(['messages', 'http', 'swaps', 'ownSeats', 'bystanderMoves', 'judgedSockets'])(
  'a run without %s proves nothing',
  (count) => {
    expect(problemsOf(goodRun({ [count]: 0 }))).toEqual([`0 ${count}`]);
  },
);

test('fewer frames than asked for are too few', () => {
  expect(problemsOf({ ...goodRun(), plan: { frames: 6, seed: 1 } })).toEqual(['5 frames of 6']);
});

test('an oracle that saw no hand is blind', () => {
  expect(problemsOf(goodRun({ sightings: emptyTally().sightings }))).toContain('0 ownHands');
});

test('a control that was not seen, or no control at all, makes the run worthless', () => {
  const blind = { kind: 'exit', name: 'a frame that kills', isSeen: false } as const;
  expect(problemsOf({ ...goodRun(), controls: [blind] })).toEqual([
    'control not seen: a frame that kills',
  ]);
  expect(problemsOf({ ...goodRun(), controls: [] })).toEqual(['0 controls']);
});

test('every breach is told and counted under its name', () => {
  const run = goodRun({
    breaches: [
      { kind: 'exit', fact: 'SIGSEGV' },
      { kind: 'swap', fact: 'seat 1' },
    ],
  });
  expect(problemsOf(run)).toEqual(['exit: SIGSEGV', 'swap: seat 1']);
  expect(figuresOf(run)).toMatchObject({ exits: 1, foreignSeats: 1, stalls: 0, controls: '1/1' });
});
