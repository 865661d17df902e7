/** Runs files of scenarios against the rules: `pnpm -s scenarios FILE...` */
import { readScenarios } from '../scenarios/read.ts';
import { describeOutcome } from '../scenarios/report.ts';
import { runEntry } from '../scenarios/run.ts';

const files = process.argv.slice(2);
let passedCount = 0;
let failedCount = 0;

for (const file of files) {
  const read = readScenarios(file);
  if (!read.ok) {
    failedCount += 1;
    console.log(`FAILED ${file}\n  ${read.reason}`);
    continue;
  }
  for (const [index, entry] of read.entries.entries()) {
    const outcome = runEntry(entry, index + 1);
    for (const line of describeOutcome(outcome)) console.log(line);
    if (outcome.failures.length === 0) passedCount += 1;
    else failedCount += 1;
  }
}

if (files.length === 0) {
  console.error('usage: pnpm -s scenarios FILE...');
  process.exitCode = 2;
} else {
  console.log(`${passedCount} passed, ${failedCount} failed`);
  process.exitCode = failedCount === 0 ? 0 : 1;
}
