import { expect, test } from 'vitest';
import { readMatchErrand } from './matchErrand.ts';

test('a match is named by its table, as people type codes, and its number', () => {
  const args = ['export', 'abc 234', '--match', '2', '--unfinished', '--out', 'x.json'];
  expect(readMatchErrand(args, { DATA_DIR: '/srv' })).toEqual({
    ok: true,
    value: {
      job: 'export',
      dir: '/srv',
      code: 'ABC234',
      match: 2,
      unfinished: true,
      out: 'x.json',
    },
  });
});

test('without more words the last match goes from the usual folder to standard output', () => {
  expect(readMatchErrand(['export', 'ABC234'], {})).toMatchObject({
    ok: true,
    value: { dir: expect.stringMatching(/\/data$/), match: null, unfinished: false, out: null },
  });
});

test('a file is stored, or only checked', () => {
  const value = { job: 'import', dir: '/other', file: 'x.json', checkOnly: false };
  const args = ['import', 'x.json', '--data', '/other'];
  expect(readMatchErrand(args, { DATA_DIR: '/srv' })).toEqual({ ok: true, value });
  expect(readMatchErrand([...args, '--check'], {})).toMatchObject({ value: { checkOnly: true } });
});

test.each([
  [[]],
  [['export']],
  [['export', 'ABC234', 'XYZ789']],
  [['export', 'ABCO01']],
  [['export', 'ABC234', '--match', '0']],
  [['export', 'ABC234', '--check']],
  [['import', 'x.json', '--out', 'y.json']],
  [['import', 'x.json', '--verbose']],
  [['delete', 'ABC234']],
])('%j is not understood', (args) => {
  expect(readMatchErrand(args, {})).toMatchObject({ ok: false, error: expect.any(String) });
});
