import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['scripts/**/*.{ts,mjs}', '{apps,packages}/*/*.ts']
  .concat('{apps,packages}/*/{src,testing,e2e}/**/*.{ts,tsx}')
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }));

/** True for a module that takes the path in the address of a file for the file's path: a space is `%20` there. */
function mistakesAddressForPath(source: string): boolean {
  return (
    /\bimport\.meta\.(?:url|resolve)\b/u.test(source) && /(?:\.|\{[^}]*\b)pathname\b/u.test(source)
  );
}

test('the checkout may lie in a folder with a space in its name', () => {
  const others = SOURCES.filter((file) => join(ROOT, file) !== import.meta.filename);
  expect(others.length).toBeGreaterThan(500);
  expect(
    others.filter((file) => mistakesAddressForPath(readFileSync(join(ROOT, file), 'utf8'))),
  ).toEqual([]);
});

test.each([
  "const MAIN = new URL('./main.ts', import.meta.url).pathname;",
  "const main = import.meta.resolve('./main.ts');\nrun(new URL(main).pathname);",
  'const { pathname } = new URL(import.meta.url);',
])('%j would be found', (source) => {
  expect(mistakesAddressForPath(source)).toBe(true);
});

test('the path of a page is no path of a file', () => {
  expect(mistakesAddressForPath('route(location.pathname);')).toBe(false);
});
