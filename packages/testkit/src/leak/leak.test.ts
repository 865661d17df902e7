import { expect, test } from 'vitest';
import { describeReport, problemsOf, emptyReport } from './leakReport.ts';
import { runLeakTest, TWIN_SEATS } from './leakTest.ts';

test('nobody is sent a tile that they may not know', { timeout: 120_000 }, async () => {
  const report = await runLeakTest({
    seed: 'leaks',
    twinPresets: ['mtWindows'],
    matchPresets: ['tournament', 'pagat'],
  });
  console.log(describeReport(report).join('\n'));
  expect(problemsOf(report, TWIN_SEATS)).toEqual([]);
});

test('a leak test that has looked at nothing has failed', () => {
  const problems = problemsOf(emptyReport(), TWIN_SEATS);
  expect(problems).toContain('0 games');
  expect(problems).toContain('0 frames');
  expect(problems).toContain('0 controls');
});
