/**
 * `pnpm -s timing --rounds N [--seed S]`: whether the time of an answer tells what became of a code
 * that leads nowhere. Status 1 when it does.
 */
import { DEAD_KINDS, timeDeadCodes } from '../timing/deadCodes.ts';
import { sameDistribution } from '../timing/sameDistribution.ts';
import { countFrom, flagsOf } from './flags.ts';
import { lastLine } from './lastLine.ts';

/** What is less likely than this is no chance; two kinds are compared with a third. */
const TOO_UNLIKELY = 0.01 / 2;

const values = flagsOf('timing', {
  rounds: { type: 'string', default: '5000' },
  seed: { type: 'string', default: '1' },
});
const waits = await timeDeadCodes(
  countFrom('rounds', values.rounds),
  countFrom('seed', values.seed),
);

function median(sample: readonly number[]): string {
  const middle = sample.toSorted((one, other) => one - other)[Math.floor(sample.length / 2)];
  return `${((middle ?? 0) * 1_000).toFixed(0)} us`;
}

const chances = DEAD_KINDS.map((kind) => {
  const chance = sameDistribution(waits.free, waits[kind]);
  console.log(
    `${kind.padEnd(10)} median ${median(waits[kind])}, like a free code: p ${chance.toFixed(4)}`,
  );
  return chance;
});
const control = sameDistribution(waits.free, waits.inMemory);
console.log(
  `control: a table in memory, median ${median(waits.inMemory)}: p ${control.toFixed(4)}`,
);
const told = chances.filter((chance) => chance < TOO_UNLIKELY).length;
lastLine('timing', {
  rounds: waits.free.length,
  toldApart: told,
  control: control.toExponential(1),
});
process.exit(told === 0 && control < TOO_UNLIKELY ? 0 : 1);
