import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TOOLS = ['chaos', 'docs', 'fuzz', 'ladder', 'leak', 'proxy', 'simulateFaults', 'timing'];

function run(tool: string, ...args: readonly string[]) {
  const path = fileURLToPath(new URL(`${tool}.ts`, import.meta.url));
  return spawnSync(process.execPath, [path, ...args], { encoding: 'utf8', timeout: 60_000 });
}

test.each(TOOLS)('%s says how it is used when it does not know a flag', (tool) => {
  const { status, stdout, stderr } = run(tool, '--bogus');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--bogus'.*\nusage: pnpm -s [a-z-]+( \[--.*\])?\n$/u);
});

test.each([
  ['ladder', ['--seats', '1'], /^.*seat.*\n$/u],
  ['ladder', ['--seats', '99'], /^.*seat.*\n$/u],
  ['sim', ['--rounds', '1', '--log', '/'], /^--log \/ cannot be written: EISDIR.*\n$/u],
  ['bench', ['rules', '--x'], /^usage: pnpm -s bench /u],
  ['bench', ['nothing'], /^usage: pnpm -s bench /u],
])('%s %j is answered in a line', (tool, args, line) => {
  const { status, stdout, stderr } = run(tool, ...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(line);
});

test('a flag lacks its value', () => {
  const { status, stderr } = run('ladder', '--deals');
  expect(status).toBe(2);
  expect(stderr).toContain('usage: pnpm -s ladder [--deals 1000] [--matches N]');
});

test.each(['0', '-1', '1.5', 'many', ''])('a count of %j is refused', (count) => {
  const { status, stderr } = run('leak', `--games=${count}`);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: `--games ${count}: a whole number above 0 is wanted\n`,
  });
});
