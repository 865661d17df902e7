import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseScenarios, readScenarios } from './read.ts';
import { runEntry } from './run.ts';

const FIXTURE = fileURLToPath(new URL('../../../rules/fixtures/scenarios.yaml', import.meta.url));

/** The failures of the entries in a piece of YAML, each as `what: actual`. */
function failuresIn(yaml: string): readonly string[] {
  const file = parseScenarios(yaml);
  if (!file.ok) return [file.reason];
  return file.entries
    .flatMap((entry, index) => runEntry(entry, index + 1).failures)
    .map(({ what, actual }) => `${what}: ${actual}`);
}

const POSITION = `
- id: T1
  title: own train only
  preset: pagat
  given: {engine: 12, hands: {A: [5-3, 9-9], B: [2-1]}, boneyard: [10-10], ends: {A: 5, B: 8}}
  steps:
  - {expect: {legal: ["5-3>A"]}}
  - {illegal: "A draw"}
  - {do: "A 5-3>A", expect: {turn: B, ends: {A: 3, B: 8, M: null}, count: {A: 1}}}
`;

describe('the worked scenarios', () => {
  const file = readScenarios(FIXTURE);
  const entries = file.ok ? file.entries : [];

  it('are all there', () => {
    expect(entries).toHaveLength(120);
  });

  it.each(entries.map((entry, index) => runEntry(entry, index + 1)))(
    '$id: $title',
    ({ failures }) => {
      expect(failures).toEqual([]);
    },
  );
});

describe('the runner', () => {
  it('passes a position that is as it says', () => {
    expect(failuresIn(POSITION)).toEqual([]);
  });

  it.each([
    ['legal: ["5-3>A"]', 'legal: ["5-3>A", pass]', 'legal: [5-3>A]'],
    ['illegal: "A draw"', 'illegal: "A 5-3>A"', 'illegal: accepted'],
    ['do: "A 5-3>A"', 'do: "A 5-3>M"', 'do: {code: tileDoesNotMatch'],
    ['turn: B', 'turn: A', 'turn: B'],
    ['A: 3, B: 8', 'A: 3, B: [8, 8]', 'ends: {A: [3], B: [8], M: null}'],
    ['M: null', 'M: 12', 'ends: {A: [3], B: [8], M: null}'],
    ['M: null', 'M: []', 'ends: {A: [3], B: [8], M: null}'],
    ['count: {A: 1}', 'count: {A: 2}', 'count: {A: 1}'],
    ['count: {A: 1}', 'count: {Z: 1}', 'count: {}'],
    ['count: {A: 1}', 'over: true', 'over: false'],
    ['count: {A: 1}', 'out: A', 'out: null'],
    ['count: {A: 1}', 'marked: [B]', 'marked: []'],
    ['count: {A: 1}', 'open: ["A:3"]', 'open: []'],
    ['count: {A: 1}', 'bone: 2', 'bone: 1'],
    ['count: {A: 1}', 'blocked: true', 'blocked: false'],
    ['count: {A: 1}', 'scores: {A: 0}', 'scores: the round runs'],
    ['count: {A: 1}', 'call: {A: due}', 'call: {A: none}'],
  ])('fails when %s is told as %s', (right, wrong, failure) => {
    expect(failuresIn(POSITION.replace(right, wrong))).toEqual([expect.stringContaining(failure)]);
  });

  it('names the step of a failure', () => {
    const file = parseScenarios(POSITION.replace('turn: B', 'turn: A'));
    const outcome = runEntry(file.ok ? file.entries[0] : null, 1);
    expect(outcome).toMatchObject({ id: 'T1', failures: [{ step: 3, what: 'turn' }] });
  });

  it.each([
    ['id: T1', 'id: T1\n  colour: red'],
    ['boneyard: [10-10]', 'boneyard: [10-10], spare: []'],
    ['{illegal: "A draw"}', '{illegal: "A draw", twice: true}'],
    ['turn: B', 'turn: B, mood: good'],
    ['preset: pagat', 'preset: pagat\n  opts: {colour: red}'],
    ['preset: pagat', 'preset: pagat\n  opts: {drawRule: two}'],
    ['preset: pagat', 'preset: nobody'],
    ['preset: pagat\n', '\n'],
    ['B: [2-1]', 'B: [2-1, 5-3]'],
    ['B: [2-1]', 'B: [13-1]'],
    ['B: [2-1]', 'B: [two-one]'],
    ['ends: {A: 5', 'ends: {Q: 5'],
    ['boneyard: [10-10]', 'boneyard: [10-10], turn: Q'],
    ['boneyard: [10-10]', 'boneyard: [10-10], marked: [M]'],
    ['boneyard: [10-10]', 'boneyard: [10-10], skip: [Q]'],
    ['boneyard: [10-10]', 'boneyard: [10-10], openingDone: [Q]'],
    ['boneyard: [10-10]', 'boneyard: [10-10], openingDone: some'],
    ['{illegal: "A draw"}', '{illegal: "A dream"}'],
    ['{illegal: "A draw"}', '{illegal: "Q draw"}'],
    ['{illegal: "A draw"}', '{}'],
    ['{illegal: "A draw"}', '{expect: {}}'],
    ['{illegal: "A draw"}', 'draw'],
    ['id: T1', 'id: T1\n  calc: {set: 12, tiles: 91}'],
    ['id: T1', 'id: T1\n  result: {holder: A}'],
  ])('fails when %s becomes %s', (right, wrong) => {
    expect(failuresIn(POSITION.replace(right, wrong))).not.toEqual([]);
  });

  it.each([
    '',
    '# nothing',
    '[]',
    'A: 1',
    '- 1',
    '- {id: X, title: nothing}',
    '- {a: 1, a: 2}',
    '{',
  ])('fails a file that reads "%s"', (yaml) => {
    expect(failuresIn(yaml)).not.toEqual([]);
  });

  it('says why a file cannot be read', () => {
    expect(readScenarios('/nowhere.yaml')).toEqual({
      ok: false,
      reason: expect.stringContaining('no such file'),
    });
  });
});

describe('the other bodies', () => {
  it.each([
    ['{calc: {set: 12, tiles: 91}}', '{calc: {set: 12, tiles: 90}}'],
    ['{calc: {set: 12, meanPips: 12}}', '{calc: {set: 12, meanPips: 11.9}}'],
    ['{calc: {noStarterPct: {8: 30.2}}}', '{calc: {noStarterPct: {8: 30.3}}}'],
    ['{calc: {noStarterPct: {8: 30.25}}}', '{calc: {noStarterPct: {8: 30.24}}}'],
    ['{calc: {stripAbove: 9, of: 12, left: 55}}', '{calc: {stripAbove: 9, of: 12, left: 56}}'],
    [
      '{calc: {meanHand: 15, of: 12, engineOut: 12, value: 178.0}}',
      '{calc: {meanHand: 15, of: 12, value: 178.0}}',
    ],
    ['{calc: {expectedStarters: 15, value: 2.0}}', '{calc: {expectedStarters: 15, value: 2.1}}'],
    ['{calc: {hands: {"5-5,1-0": 11}}}', '{calc: {hands: {"5-5,1-0": 12}}}'],
    ['{calc: {rounds: {9: 10}}}', '{calc: {rounds: {9: 9}}}'],
    ['{calc: {left: [[12, 4, 15, 30]]}}', '{calc: {left: [[12, 4, 15, 31]]}}'],
    [
      '{calc: {totals: {A: 2, B: 1, C: 1}, winners: [C, B]}}',
      '{calc: {totals: {A: 2, B: 1}, winners: [A]}}',
    ],
    ['{calc: {startersPerRound: {9: 9}}}', '{calc: {startersPerRound: {9: 10}}}'],
    ['{calc: {set: 12, tiles: 91}}', '{calc: {set: 12, tiles: 91, weight: 3}}'],
    ['{calc: {set: 12, tiles: 91}}', '{calc: {set: 12}}'],
    ['{calc: {set: 12, tiles: 91}}', '{calc: {}}'],
  ])('a calculation: %s passes, %s fails', (right, wrong) => {
    expect(failuresIn(`[${right}]`)).toEqual([]);
    expect(failuresIn(`[${wrong}]`)).not.toEqual([]);
  });

  const HUNT = `
- hunt: {mode: equalRounds, engine: 6-6, hands: {A: [5-0], B: [4-1]}, boneyard: [3-2, 1-0, 6-6, 2-2, 0-0], from: B}
  result: {holder: B, starter: B, hands: {A: [5-0, 1-0, 2-2], B: [4-1, 3-2]}, boneLeft: 1}`;

  it.each([
    ['holder: B', 'holder: A'],
    ['starter: B', 'starter: A'],
    ['boneLeft: 1', 'boneLeft: 2'],
    ['1-0, 2-2]', '1-0]'],
    ['equalRounds', 'inTurn'],
    ['boneLeft: 1', 'boneLeft: 1, luck: 2'],
    ['1-0, 6-6, 2-2', '1-0, 2-2'],
    ['engine: 6-6', 'engine: 6-5'],
  ])('a hunt with %s passes, with %s it fails', (right, wrong) => {
    expect(failuresIn(HUNT)).toEqual([]);
    expect(failuresIn(HUNT.replace(right, wrong))).not.toEqual([]);
  });

  const MATCH = `
- match: {seats: [A, B], maxPip: 6, matchRounds: 2, starterFirst: B, tieBreak: extraRound, rounds: [
    {scores: {A: 0, B: 4}, out: A}, {scores: {A: 4, B: 0}, out: B}]}
  result: {engines: [6, 5, 6], starters: [B, A, B], totals: {A: 4, B: 4}, over: false, winners: []}`;

  it.each([
    ['engines: [6, 5, 6]', 'engines: [6, 5]'],
    ['starters: [B, A, B]', 'starters: [B, A]'],
    ['A: 4, B: 4', 'A: 4, B: 3'],
    ['over: false', 'over: true'],
    ['winners: []', 'winners: [A, B]'],
    ['tieBreak: extraRound', 'tieBreak: shared'],
    ['starterFirst: B', 'starterFirst: A'],
    ['{A: 4, B: 0}', '{A: 4}'],
    ['{A: 4, B: 0}', '{A: 4, B: 0, C: 0}'],
    ['out: B}]', 'out: B, weather: 1}]'],
  ])('a match with %s passes, with %s it fails', (right, wrong) => {
    expect(failuresIn(MATCH)).toEqual([]);
    expect(failuresIn(MATCH.replace(right, wrong))).not.toEqual([]);
  });
});
