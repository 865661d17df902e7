/**
 * Takes matches out of a data folder and into one: `pnpm -s match export CODE`,
 * `pnpm -s match import FILE`. In the container: `node apps/server/src/cli/match.ts`.
 */
import { describeDataTrouble } from '../dataTrouble.ts';
import { JournalError } from '../store/journalError.ts';
import { exportMatch, importFile } from './matchJobs.ts';
import { MATCH_USAGE, readMatchErrand, type MatchErrand } from './matchErrand.ts';

function run(errand: MatchErrand): void {
  const done = errand.job === 'export' ? exportMatch(errand) : importFile(errand);
  if (!done.ok) complain(done.error, 1);
  else if (done.value.isResult) process.stdout.write(done.value.text);
  else process.stderr.write(`${done.value.text}\n`);
}

function complain(sentence: string, exitCode: number): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = exitCode;
}

const errand = readMatchErrand(process.argv.slice(2), process.env);
if (!errand.ok) complain(`${errand.error}\n\n${MATCH_USAGE}`, 2);
else {
  try {
    run(errand.value);
  } catch (error) {
    if (!(error instanceof JournalError)) throw error;
    complain(describeDataTrouble(errand.value.dir, error), 1);
  }
}
