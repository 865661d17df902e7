import { describe, expect, it } from 'vitest';
import { playwrightCounts, verdict, vitestCounts } from './reports.mjs';

describe('counting tests', () => {
  it('adds a test file that does not load to the failures', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(vitestCounts(report)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a browser test that needed a second try as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
  });
});

describe('the verdict on a stage', () => {
  it('is the count when the command succeeded', () => {
    expect(verdict(true, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
  });

  it('is a failure when nothing was tested', () => {
    expect(verdict(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });

  it('is a failure when the command failed without a failed test', () => {
    expect(verdict(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
  });
});
