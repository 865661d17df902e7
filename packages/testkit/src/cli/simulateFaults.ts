/** Evenings under simulated faults: `pnpm -s simulate-faults --seeds N [--first N]`. */
import { simulateInThreads } from '../simulateFaults/crew.ts';
import { countsOf, linesAbout, testMutations } from '../simulateFaults/manyEvenings.ts';
import { countFrom, flagsOf } from './flags.ts';
import { lastLine } from './lastLine.ts';

/** Evenings within which a broken house must be noticed. */
const MOST_EVENINGS = 1000;
/** Lines about breaches that are printed. */
const MOST_LINES = 40;

const values = flagsOf('simulate-faults', {
  seeds: { type: 'string', default: '2000' },
  first: { type: 'string', default: '1' },
});
const begin = performance.now();
const first = countFrom('first', values.first);
const report = await simulateInThreads(first, countFrom('seeds', values.seeds));
for (const line of linesAbout(report).slice(0, MOST_LINES)) console.log(line);
if (report.breaches.size > 0) console.log(countsOf(report));
const mutations = await testMutations(first, MOST_EVENINGS);
for (const { name, foundAt, evenings } of mutations) {
  const fate =
    foundAt === null ? `NOT noticed in ${evenings} evenings` : `noticed at seed ${foundAt}`;
  console.log(`${name}: ${fate}`);
}
const blind = mutations.filter(({ foundAt }) => foundAt === null).length;
const { evenings, commands, crashes, cuts, steps, breaches } = report;
lastLine('simulate-faults', {
  seeds: evenings,
  first,
  commands,
  crashes,
  cuts,
  steps,
  breaches: breaches.size,
  mutations: mutations.length,
  unnoticed: blind,
  seconds: Math.round((performance.now() - begin) / 1000),
});
const isEmpty = commands === 0 || crashes === 0 || cuts === 0;
process.exit(isEmpty || breaches.size > 0 || blind > 0 ? 1 : 0);
