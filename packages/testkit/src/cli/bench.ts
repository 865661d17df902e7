/** Measures and prints beside the budget: `pnpm -s bench rules` */
import { measureRules, RULES_BUDGET } from '../bench/rules.ts';

const BENCHES: Readonly<Record<string, () => void>> = { rules: benchRules };

function benchRules(): void {
  const speeds = measureRules();
  for (const { preset, commandsPerSecond } of speeds) {
    console.log(`${preset.padEnd(14)} ${perSecond(commandsPerSecond)}`);
  }
  const slowest = Math.min(...speeds.map((speed) => speed.commandsPerSecond));
  const mean = speeds.length / speeds.reduce((sum, each) => sum + 1 / each.commandsPerSecond, 0);
  const { mustHold, aim } = RULES_BUDGET;
  console.log(`all presets    ${perSecond(mean)}, slowest ${perSecond(slowest)}`);
  console.log(`budget         ${perSecond(mustHold)} must hold, ${perSecond(aim)} is the aim`);
  console.log(`ratio          ${(mean / mustHold).toFixed(2)} of what must hold`);
}

function perSecond(count: number): string {
  return `${Math.round(count).toLocaleString('en')} commands/s`;
}

const [name = ''] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(`usage: pnpm -s bench ${Object.keys(BENCHES).join('|')}`);
  process.exitCode = 2;
} else bench();
