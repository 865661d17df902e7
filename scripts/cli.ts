/**
 * `node scripts/cli.ts TOOL ...`: runs a tool of the testkit or of the server in the caller's own
 * folder, so that `pnpm -s scenarios ../some/file.yaml` means what it says.
 */
import { fileURLToPath } from 'node:url';

const [tool = '', ...args] = process.argv.slice(2);
const path = new URL(`../${placeOf(tool)}`, import.meta.url);

process.chdir(process.env['INIT_CWD'] ?? '.');
process.argv = [
  process.execPath,
  fileURLToPath(path),
  ...(args[0] === '--' ? args.slice(1) : args),
];
await import(path.href);

function placeOf(name: string): string {
  if (name === 'match') return 'apps/server/src/cli/match.ts';
  // A browser is what these measure, and the testkit knows none.
  if (name === 'bench' && args[0] === 'web') return 'apps/web/bench/web.ts';
  if (name === 'bench' && args[0] === 'lighthouse') return 'apps/web/bench/lighthouse.ts';
  return `packages/testkit/src/cli/${name}.ts`;
}
