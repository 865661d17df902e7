/**
 * `node scripts/cli.ts TOOL ...`: runs a tool of the testkit in the caller's own folder, so that
 * `pnpm -s scenarios ../some/file.yaml` means what it says.
 */
const [tool = '', ...args] = process.argv.slice(2);
const path = new URL(`../packages/testkit/src/cli/${tool}.ts`, import.meta.url);

process.chdir(process.env['INIT_CWD'] ?? '.');
process.argv = [process.execPath, path.pathname, ...(args[0] === '--' ? args.slice(1) : args)];
await import(path.href);
