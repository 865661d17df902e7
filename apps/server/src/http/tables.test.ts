import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';
import { DEFAULT_CONFIG } from '../config.ts';

let server: TestServer;

beforeAll(async () => {
  const config = { ...DEFAULT_CONFIG, maxTables: 4 };
  server = await TestServer.start({ config, seeds: seededSeeds('routes') });
});
afterAll(() => server.stop());

async function jsonOf(response: Response): Promise<unknown> {
  return response.json();
}

test('a table is opened with a code and a key, and found by its code', async () => {
  const response = await server.post('/api/tables', { name: 'Ada', bots: 2 });
  expect(response.status).toBe(201);
  const { code, seatToken } = (await jsonOf(response)) as { code: string; seatToken: string };
  expect(seatToken).toMatch(/^[\w-]{43}$/);
  const found = await server.fetch(`/api/tables/${code.toLowerCase()}`);
  expect(await jsonOf(found)).toEqual({
    code,
    phase: 'lobby',
    host: 'Ada',
    seatsFree: 7,
    locked: false,
  });
});

test('a table may begin at once', async () => {
  const { code } = await server.open({ name: 'Ada', bots: 1, start: true });
  const found = await server.fetch(`/api/tables/${code}`);
  expect(await jsonOf(found)).toMatchObject({ phase: 'playing', seatsFree: 0 });
});

test.each(['222222', 'nothing', '__proto__', '%2e%2e%2f', '%00'])(
  'no table is found at %s',
  async (code) => {
    const response = await server.fetch(`/api/tables/${code}`);
    expect([response.status, await jsonOf(response)]).toEqual([
      404,
      { error: { code: 'noSuchTable' } },
    ]);
  },
);

test.each([
  ['nothing', undefined, 'badMessage'],
  ['a list', [], 'badMessage'],
  ['no name', { bots: 1 }, 'badMessage'],
  ['a number for a name', { name: 7 }, 'badMessage'],
  ['a blank name', { name: '  ' }, 'badName'],
  ['an unknown field', { name: 'Ada', seed: 1 }, 'badMessage'],
  ['an unknown preset', { name: 'Ada', preset: 'mine' }, 'badMessage'],
  ['an unknown option', { name: 'Ada', options: { cheat: 1 } }, 'badMessage'],
  ['thirteen seats', { name: 'Ada', seats: 13 }, 'badMessage'],
  ['eleven seats at double-twelve', { name: 'Ada', seats: 11 }, 'badOptions'],
  ['more bots than seats', { name: 'Ada', seats: 2, bots: 2 }, 'tableFull'],
  ['a start alone', { name: 'Ada', start: true }, 'badOptions'],
  ['too many rounds', { name: 'Ada', options: { matchRounds: 99 } }, 'badOptions'],
])('%s opens no table', async (_what, body, code) => {
  const response = await server.post('/api/tables', body);
  expect([response.status, await jsonOf(response)]).toMatchObject([400, { error: { code } }]);
});

test.each(['{', '{"name":"Ada","__proto__":{"start":true}}', '"Ada"', '\u0000'])(
  'the body %s is refused',
  async (body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await server.fetch('/api/tables', { method: 'POST', headers, body });
    expect([response.status, await jsonOf(response)]).toEqual([
      400,
      { error: { code: 'badMessage' } },
    ]);
  },
);

test('ten seats are offered with double-twelve and twelve with double-fifteen', async () => {
  expect(
    (await server.post('/api/tables', { name: 'Ada', seats: 10, bots: 9, start: true })).status,
  ).toBe(201);
  const options = { maxPip: 15 };
  expect(
    (await server.post('/api/tables', { name: 'Ada', options, seats: 12, bots: 11 })).status,
  ).toBe(201);
});

test('there is an end to the tables', async () => {
  const response = await server.post('/api/tables', { name: 'Ada' });
  expect([response.status, await jsonOf(response)]).toEqual([
    503,
    { error: { code: 'tooManyTables' } },
  ]);
});

test('the health check counts the tables', async () => {
  expect(await jsonOf(await server.fetch('/healthz'))).toEqual({ ok: true, tables: 4 });
});

test.each(['/api/secrets', '/api', '/secrets', '/matchmake/secrets'])(
  'regression: the unknown route %s is an answer that does not repeat it',
  async (path) => {
    const response = await server.fetch(path);
    expect([response.status, await jsonOf(response)]).toEqual([
      404,
      { error: { code: 'notFound' } },
    ]);
  },
);

test.each(['create', 'joinOrCreate', 'join', 'reconnect', '__proto__', 'controller'])(
  'nobody opens a room by %s',
  async (method) => {
    const response = await server.post(`/matchmake/${method}/table`, { version: 2, name: 'Ada' });
    expect(await response.text()).toContain('invalid method');
    expect(server.app.registry.size).toBe(4);
  },
);
