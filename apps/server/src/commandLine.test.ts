import { expect, test } from 'vitest';
import { readCommandLine } from './commandLine.ts';
import { DEFAULT_CONFIG } from './config.ts';

test('without a word everything is as usual', () => {
  expect(readCommandLine([], {})).toEqual({ ok: true, value: DEFAULT_CONFIG });
});

test('a flag beats the environment, and the environment the default', () => {
  const env = { PORT: '1111', HOST: '::1', DATA_DIR: '/from/env' };
  const read = readCommandLine(['--port', '2222', '--data=/from/flag'], env);
  const value = { port: 2222, host: '::1', dataDir: '/from/flag' };
  expect(read).toMatchObject({ ok: true, value });
});

test('an empty folder name means the usual folder', () => {
  const read = readCommandLine(['--data='], { DATA_DIR: '' });
  expect(read).toMatchObject({ ok: true, value: { dataDir: DEFAULT_CONFIG.dataDir } });
});

test('help is only asked for', () => {
  expect(readCommandLine(['--help', '--port', 'eighty'], {})).toEqual({ ok: true, value: 'help' });
});

test.each([
  [['--dta', '/srv'], '--dta'],
  [['--data'], '--data'],
  [['/srv'], '/srv'],
  [['--port', 'eighty'], 'eighty'],
])('%j is not understood', (args, named) => {
  expect(readCommandLine(args, {})).toMatchObject({
    ok: false,
    error: expect.stringContaining(named),
  });
});
