/**
 * `node scripts/cli.ts TOOL ...`: runs a tool of the testkit or of the server in the caller's own
 * folder, so that `pnpm -s scenarios ../some/file.yaml` means what it says.
 */
import { fileURLToPath } from 'node:url';

const [tool = '', ...args] = process.argv.slice(2);
const home = tool === 'match' ? 'apps/server' : 'packages/testkit';
const path = new URL(`../${home}/src/cli/${tool}.ts`, import.meta.url);

process.chdir(process.env['INIT_CWD'] ?? '.');
process.argv = [
  process.execPath,
  fileURLToPath(path),
  ...(args[0] === '--' ? args.slice(1) : args),
];
await import(path.href);
