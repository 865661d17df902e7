import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOMES } from './parts.ts';

const REPOSITORY = new URL('../../../../../', import.meta.url);
const FILES = [
  'apps/server/src/**/*.ts',
  'packages/{rules,protocol}/src/**/*.ts',
  'node_modules/.pnpm/@colyseus+core@*/node_modules/@colyseus/core/build/**/*.mjs',
];

function filesOf(pattern: RegExp): readonly string[] {
  const inRepository = globSync(FILES, { cwd: REPOSITORY });
  return inRepository.filter((file) => pattern.test(`/${file}`));
}

function declares(file: string, name: RegExp): boolean {
  const text = readFileSync(new URL(file, REPOSITORY), 'utf8');
  const names = text.match(/[\w$]+(?=\s*\()/g) ?? [];
  return names.some((each) => name.test(each));
}

const homes = HOMES.map(([part, file, name = /./]) => ({ part, file, name }));

test.each(homes)('$part has the time of $file $name, which is there', ({ file, name }) => {
  expect(filesOf(file).filter((each) => declares(each, name))).not.toEqual([]);
});

test('a file that was moved away is noticed', () => {
  expect(filesOf(/apps\/server\/src\/table\/tableImage/)).toEqual([]);
});
