import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { closing, playwrightOutcome, verdict, vitestOutcome } from './reports.mjs';

describe("reading vitest's report", () => {
  it('names the failed tests, and a test file that does not load', () => {
    const failed = { status: 'failed', ancestorTitles: ['the deal'], title: 'is fair' };
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { name: join(ROOT, 'a.test.ts'), status: 'passed', assertionResults: [] },
        { name: join(ROOT, 'rules/b.test.ts'), status: 'failed', assertionResults: [failed] },
        { name: join(ROOT, 'c.test.ts'), status: 'failed', assertionResults: [] },
      ],
    };
    expect(vitestOutcome(report)).toEqual({
      passed: 3,
      failures: ['rules/b.test.ts › the deal › is fair', 'c.test.ts does not load'],
    });
  });

  it('names nothing when every test passed', () => {
    const test = { status: 'passed', ancestorTitles: [], title: 'is fair' };
    const file = { name: join(ROOT, 'a.test.ts'), status: 'passed', assertionResults: [test] };
    expect(vitestOutcome({ numPassedTests: 1, testResults: [file] })).toEqual({
      passed: 1,
      failures: [],
    });
  });
});

describe("reading Playwright's report", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

  it('names failed tests, also in groups, and counts one that needed a second try', () => {
    const group = { title: 'on a phone', specs: [spec('a tile is dragged', 'flaky')] };
    const suites = [
      {
        title: 'hand.test.ts',
        specs: [spec('a tile is tapped', 'unexpected'), spec('a tile is seen', 'expected')],
        suites: [group],
      },
    ];
    expect(playwrightOutcome({ stats: { expected: 1 }, suites, errors: [] })).toEqual({
      passed: 1,
      failures: [
        'hand.test.ts › a tile is tapped',
        'hand.test.ts › on a phone › a tile is dragged (at the first try)',
      ],
    });
  });

  it('names what went wrong outside of tests', () => {
    const errors = [{ message: 'No house at port 2599\n    at start' }];
    expect(playwrightOutcome({ stats: { expected: 0 }, suites: [], errors })).toEqual({
      passed: 0,
      failures: ['No house at port 2599'],
    });
  });
});

describe('the verdict on a stage', () => {
  it('is what the report says when the command succeeded', () => {
    const outcome = { passed: 7, failures: [] };
    expect(verdict(true, outcome)).toEqual(outcome);
  });

  it('is what the report says when tests failed', () => {
    const outcome = { passed: 7, failures: ['a tile is tapped'] };
    expect(verdict(false, outcome)).toEqual(outcome);
  });

  it('is a failure when nothing was tested', () => {
    expect(verdict(true, { passed: 0, failures: [] })).toEqual({
      passed: 0,
      failures: ['nothing was tested'],
    });
  });

  it('is a failure when the command failed without a failed test', () => {
    expect(verdict(false, { passed: 7, failures: [] })).toEqual({
      passed: 7,
      failures: ['the command failed'],
    });
  });
});

describe('the end of the log', () => {
  it('names the failed tests above the stages, and has the total as its last line', () => {
    const stages = [
      { name: 'lint', seconds: 2, outcome: { passed: 1, failures: [] } },
      { name: 'browser', seconds: 61.25, outcome: { passed: 4, failures: ['a tile is tapped'] } },
    ];
    expect(closing(stages).split('\n')).toEqual([
      '',
      'Failed:',
      'browser: a tile is tapped',
      '',
      'lint             2.0 s   1 passed, 0 failed',
      'browser         61.3 s   4 passed, 1 failed',
      '',
      '5 passed, 1 failed',
    ]);
  });

  it('says nothing of failures when there are none', () => {
    const lint = { name: 'lint', seconds: 2, outcome: { passed: 1, failures: [] } };
    expect(closing([lint])).not.toContain('Failed');
  });
});
