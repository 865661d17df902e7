/** Looks for leaks in many games: `pnpm -s leak --games N [--seed S]`. */
import { describeReport, problemsOf } from '../leak/leakReport.ts';
import { TWIN_SEATS } from '../leak/leakTest.ts';
import { judgeManyGames } from '../leak/manyGames.ts';
import { countFrom, flagsOf } from './flags.ts';
import { lastLine } from './lastLine.ts';

const values = flagsOf('leak', {
  seed: { type: 'string', default: 'leaks' },
  games: { type: 'string', default: '50' },
});
const begin = performance.now();
const report = await judgeManyGames(values.seed, countFrom('games', values.games));
for (const line of describeReport(report)) console.log(line);
const problems = problemsOf(report, TWIN_SEATS);
for (const problem of problems) console.log(`PROBLEM ${problem}`);
const { games, rounds, sockets, frames, twins, controls } = report;
lastLine('leak', {
  games,
  rounds,
  sockets,
  frames,
  twins,
  findings: report.findings.length,
  controls: controls.length,
  problems: problems.length,
  seed: values.seed,
  seconds: Math.round((performance.now() - begin) / 1000),
});
process.exit(problems.length === 0 ? 0 : 1);
