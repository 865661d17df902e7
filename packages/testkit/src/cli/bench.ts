/**
 * Measures, and prints beside what was promised: `pnpm -s bench rules`, `pnpm -s bench server`,
 * `pnpm -s bench server short`, `pnpm -s bench restart`,
 * `pnpm -s bench restore`, `pnpm -s bench barons`.
 */
import { tmpdir } from 'node:os';
import type { Figures } from '../bench/budget.ts';
import { lastLine } from './lastLine.ts';

// Before any library looks: none of them should check what only its developers want to know.
process.env['NODE_ENV'] = 'production';

const [name = '', length = 'full', ...rest] = process.argv.slice(2);
const say = (line: string) => console.log(line);

const BENCHES: Readonly<Record<string, () => Promise<Figures>>> = {
  async rules() {
    const { benchRules, FULL_RULES } = await import('../bench/benchRules.ts');
    return benchRules(FULL_RULES, say);
  },
  async planner() {
    const { benchPlanner, FULL_PLANNER } = await import('../bench/planner/benchPlanner.ts');
    return benchPlanner(FULL_PLANNER, say);
  },
  async restart() {
    const { benchRestart, FULL_RESTART } = await import('../bench/restart/benchRestart.ts');
    return benchRestart(FULL_RESTART, say);
  },
  async barons() {
    const { shareOutCores } = await import('../bench/cores.ts');
    const { benchBarons, FULL_BARONS } = await import('../bench/barons/benchBarons.ts');
    const cores = shareOutCores();
    say(cores.said);
    return benchBarons({ core: cores.server, tempDir: tmpdir() }, FULL_BARONS, say);
  },
  async restore() {
    const { benchRestore, FULL_RESTORE } = await import('../bench/restore/benchRestore.ts');
    return benchRestore(FULL_RESTORE, say);
  },
  async server() {
    const { shareOutCores } = await import('../bench/cores.ts');
    const { benchServer } = await import('../bench/benchServer.ts');
    const { FULL_SIZES, SHORT_SIZES } = await import('../bench/server/sizes.ts');
    const sizes = length === 'short' ? SHORT_SIZES : FULL_SIZES;
    const cores = shareOutCores();
    say(cores.said);
    return benchServer({ core: cores.server, tempDir: tmpdir() }, sizes, say);
  },
};

const bench = BENCHES[name];
const isLength = length === 'full' || (name === 'server' && length === 'short');
if (bench === undefined || !isLength || rest.length > 0) {
  console.error(`usage: pnpm -s bench ${Object.keys(BENCHES).join('|')}|web|lighthouse [short]`);
  process.exitCode = 2;
} else {
  const figures = await bench();
  lastLine(`bench-${name}`, figures);
  process.exitCode = figures.missed === 0 ? 0 : 1;
}
