import { expect, test } from 'vitest';
import { DEFAULT_CONFIG, configFrom } from './config.ts';

test('without an environment everything has its usual value', () => {
  expect(configFrom({})).toEqual(DEFAULT_CONFIG);
  expect(configFrom({})).toMatchObject({ port: 2567, host: '0.0.0.0', dataDir: './data' });
});

test('an operator sets port, host, data and origins', () => {
  const env = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/roundhouse',
    ALLOWED_ORIGINS: 'https://game.example, localhost:5173',
  };
  expect(configFrom(env)).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/roundhouse',
    allowedOrigins: ['game.example', 'localhost:5173'],
  });
});

test.each(['*', 'http://', 'https://game.example/play', '*.example.org'])(
  'regression: %s is no origin, and the complaint names the variable',
  (ALLOWED_ORIGINS) => {
    expect(() => configFrom({ ALLOWED_ORIGINS })).toThrow(/^ALLOWED_ORIGINS \S+ is no origin/u);
  },
);

test('origins are taken with and without scheme, end and large letters', () => {
  const ALLOWED_ORIGINS = 'https://Game.Example/ OTHER.example,http://[::1]:5173';
  const allowedOrigins = ['game.example', 'other.example', '[::1]:5173'];
  expect(configFrom({ ALLOWED_ORIGINS })).toMatchObject({ allowedOrigins });
});

test('an operator says for how many days a table that nobody uses is kept', () => {
  expect(configFrom({ DATA_DAYS: '7' }).table.retentionMs).toBe(7 * 24 * 60 * 60_000);
  expect(configFrom({ DATA_DAYS: '' }).table).toEqual(DEFAULT_CONFIG.table);
  for (const DATA_DAYS of ['0', '-1', 'long']) {
    expect(() => configFrom({ DATA_DAYS })).toThrow('DATA_DAYS');
  }
});

test('an operator says how much is logged', () => {
  expect(configFrom({ LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
  expect(configFrom({ LOG_LEVEL: '' }).logLevel).toBe('info');
  for (const LOG_LEVEL of ['loud', 'INFO', '30', 'toString']) {
    expect(() => configFrom({ LOG_LEVEL })).toThrow('LOG_LEVEL');
  }
});

test.each(['eighty', '70000', '-1', '1.5'])('%s is no port', (PORT) => {
  expect(() => configFrom({ PORT })).toThrow('PORT');
});

test('an operator names the proxies, and says what one address may have', () => {
  const env = { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8', TABLES_PER_HOUR: '100' };
  const { trustedProxies, limits } = configFrom(env);
  expect(trustedProxies).toEqual({ addresses: ['127.0.0.1', '10.0.0.0/8'] });
  expect(limits).toEqual({ ...DEFAULT_CONFIG.limits, tablesPerHour: 100 });
  expect(() => configFrom({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY');
});
