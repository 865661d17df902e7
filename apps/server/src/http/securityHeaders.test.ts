import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { TestServer, ask } from '@roundhouse/testkit/net';
import { DEFAULT_CONFIG } from '../config.ts';

const PAGE = new URL('../../../web/index.html', import.meta.url);

let server: TestServer;
let code: string;
const webDir = mkdtempSync(join(tmpdir(), 'roundhouse-'));

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), readFileSync(PAGE));
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), 'play();');
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  const config = { ...DEFAULT_CONFIG, webDir, trustedProxies: { addresses: ['127.0.0.1'] } };
  server = await TestServer.start({ config });
  ({ code } = await server.open({ name: 'Ada' }));
});
afterAll(async () => {
  await server.stop();
  rmSync(webDir, { recursive: true });
});

const NO_STORE = 'no-store';
const evil = { origin: 'https://evil.example' };
const POST = { method: 'POST' } as const;
const joining = { version: PROTOCOL_VERSION, watch: true };

/** A way to ask, by what it is, the status it has and how long its answer may be kept. */
const WAYS = [
  ['the page', { path: '/' }, 200, 'no-cache'],
  ['the page of a table', { path: '/t/K7MX2Q' }, 200, 'no-cache'],
  ['a file', { path: '/favicon.svg' }, 200, 'public, max-age=3600'],
  [
    'a file that never changes',
    { path: '/assets/main-abc123.js' },
    200,
    'public, max-age=31536000, immutable',
  ],
  ['a file that is missing', { path: '/assets/<script>.js' }, 404, NO_STORE],
  ['an address that is none', { path: '/%c0%ae' }, 404, NO_STORE],
  ['a code that is none', { path: '/api/tables/%zz<script>' }, 400, NO_STORE],
  ['a way out of the folder', { path: '/..%2f..%2fetc%2fpasswd' }, 404, NO_STORE],
  ['a table', { path: '/api/tables/CODE' }, 200, NO_STORE],
  ['no table', { path: '/api/tables/222222' }, 404, NO_STORE],
  ['an unknown interface', { path: '/api/<script>' }, 404, NO_STORE],
  ['a new table', { path: '/api/tables', ...POST, body: { name: 'Ada' } }, 201, NO_STORE],
  ['a bad new table', { path: '/api/tables', ...POST, body: { name: '<script>' } }, 201, NO_STORE],
  ['the health check', { path: '/healthz' }, 200, NO_STORE],
  ['the health check of Colyseus', { path: '/__healthcheck' }, 200, NO_STORE],
  ['a way in', { path: '/matchmake/joinById/CODE', ...POST, body: joining }, 200, NO_STORE],
  ['no way in', { path: '/matchmake/joinById/222222', ...POST, body: joining }, 522, NO_STORE],
  ['an unknown way', { path: '/matchmake/<script>/x', ...POST, body: joining }, 520, NO_STORE],
  ['no way at all', { path: '/matchmake/<script>', ...POST, body: joining }, 404, NO_STORE],
  ['a closed way', { path: '/matchmake/create/table', ...POST, body: joining }, 520, NO_STORE],
  ['a foreign page', { path: '/', headers: evil }, 403, NO_STORE],
  [
    'a body that is too large',
    { path: '/api/tables', ...POST, body: 'x'.repeat(9_000) },
    413,
    NO_STORE,
  ],
] as const;

test.each(WAYS)('%s comes with every header of safety', async (...[, way, status, kept]) => {
  const told = await ask(server.place, { ...way, path: way.path.replace('CODE', code) });
  expect([told.status, told.headers['cache-control']]).toEqual([status, kept]);
  expect(told.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  const policy = told.headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/u);
  expect(told.headers['x-powered-by']).toBeUndefined();
});

/** Requests that never reach Express, nor the guard. */
const UNREADABLE = [
  ['rubbish', 'rubbish\r\n\r\n', 400],
  ['no end of headers', `GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(200)}\r\n`, 431],
  ['a strange wish', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
  [
    'a foreign upgrade',
    'GET / HTTP/1.1\r\nHost: a\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    403,
  ],
] as const;

test.each(UNREADABLE)(
  'regression: %s is answered with every header of safety, too',
  async (...[, text, status]) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    const said = answer.toLowerCase();
    for (const header of [
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'referrer-policy: no-referrer',
      'cross-origin-resource-policy: same-origin',
      'cache-control: no-store',
    ]) {
      expect(said).toContain(`\r\n${header}\r\n`);
    }
    expect(said).toContain("\r\ncontent-security-policy: default-src 'self';");
    expect(said).not.toContain('evil');
  },
  12_000,
);

test('regression: a line that was opened ahead and asks for nothing is closed without an answer', async () => {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  await once(socket, 'close');
  expect(answer).toBe('');
}, 12_000);

test('no error repeats anything of what was asked', async () => {
  for (const [, way, status] of WAYS) {
    if (status < 400) continue;
    const { body } = await ask(server.place, way);
    expect(body).not.toMatch(/script|222222|passwd|joinById|create|xxxx/u);
  }
});

test('a page speaks to the host it came from, and to no other', async () => {
  const policyFor = async (host: string) =>
    (await ask(server.place, { path: '/', headers: { host } })).headers['content-security-policy'];
  expect(await policyFor('game.example:8443')).toContain(
    "connect-src 'self' ws://game.example:8443 wss://game.example:8443;",
  );
  expect(await policyFor("a;script-src'*'")).toContain("connect-src 'self' 'self';");
});

test('over https, by the word of a named proxy, a page shares its window with nobody', async () => {
  const secure = { 'x-forwarded-proto': 'https' };
  const opener = 'cross-origin-opener-policy';
  expect((await ask(server.place, { path: '/', headers: secure })).headers[opener]).toBe(
    'same-origin',
  );
  const stranger = await ask(server.place, { path: '/', headers: secure, from: '127.0.0.2' });
  expect(stranger.headers[opener]).toBeUndefined();
});

test('the page has no script and no style of its own, so that none need be allowed', () => {
  const page = readFileSync(PAGE, 'utf8');
  const scripts = [...page.matchAll(/<script\b([^>]*)>([^<]*)</gu)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes = '', text] of scripts) {
    expect(attributes).toContain('src=');
    expect(text).toBe('');
  }
  expect(page).not.toMatch(/\son\w+=|javascript:|<style|\sstyle=/u);
});
