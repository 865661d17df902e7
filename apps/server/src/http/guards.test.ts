import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawSocket, TestServer } from '@roundhouse/testkit/net';
import { DEFAULT_CONFIG } from '../config.ts';
import { isAllowedOrigin } from './origins.ts';

const ROOT = join(import.meta.dirname, '../../../..');

let server: TestServer;

beforeAll(async () => {
  const config = { ...DEFAULT_CONFIG, allowedOrigins: ['game.example'] };
  server = await TestServer.start({ config });
});
afterAll(() => server.stop());

test.each([
  [undefined, 'game.example', true],
  ['http://localhost:2567', 'localhost:2567', true],
  ['http://192.168.0.7:2567', '192.168.0.7:2567', true],
  ['https://game.example', 'inner:2567', true],
  ['http://localhost:2567', 'localhost:9999', false],
  ['https://evil.example', 'localhost:2567', false],
  ['https://game.example.evil.example', 'localhost:2567', false],
  ['null', 'localhost:2567', false],
  ['', '', false],
  ['rubbish', 'rubbish', false],
])('a page from %s may speak to %s: %s', (origin, host, allowed) => {
  expect(isAllowedOrigin(origin, host, ['game.example'])).toBe(allowed);
});

/** Sends a request with headers that `fetch` would not let through. */
function send(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const request = httpRequest({ port: server.port, path, headers, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    request.on('error', reject);
    request.end();
  });
}

/** Sends bytes as they are and returns the first line that comes back. */
async function sendRaw(text: string): Promise<string> {
  return (await sendAll(text)).split('\r\n')[0] ?? '';
}

/** Sends bytes as they are and returns everything that comes back until the end. */
function sendAll(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(5_000, () => reject(new Error('no answer')));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test('a foreign page reaches neither the pages, nor the tables, nor Colyseus', async () => {
  const origin = 'https://evil.example';
  for (const path of ['/', '/healthz', '/api/tables', '/matchmake/joinById/222222']) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, headers } = await send(path, { origin }, method);
      expect([path, method, status]).toEqual([path, method, 403]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  }
});

test('a foreign page opens no WebSocket, an own one does', async () => {
  const address = `ws://127.0.0.1:${server.port}/`;
  await expect(RawSocket.open(address, 'https://evil.example')).rejects.toThrow('403');
  const own = await RawSocket.open(address, server.origin);
  own.close();
});

const PHONE = 'Mozilla/5.0 (Linux; Android 14)';
/** How a request came to be, what it says of that, and whether anything comes of it. */
const ASKED_FOR = [
  ['by a picture of a foreign page', { 'sec-fetch-site': 'cross-site', 'user-agent': PHONE }, 403],
  ['by a link from a sister page', { 'sec-fetch-site': 'same-site', 'user-agent': PHONE }, 403],
  ['by who knows what over plain http', { 'user-agent': PHONE }, 403],
  ['by our page', { 'sec-fetch-site': 'same-origin', 'user-agent': PHONE }, 404],
  ['by hand', { 'sec-fetch-site': 'none', 'user-agent': PHONE }, 404],
  ['by our page over plain http', { 'user-agent': PHONE, 'x-requested-with': 'roundhouse' }, 404],
  ['by no browser', { 'user-agent': 'curl/8.5.0' }, 404],
  ['by an allowed page', { origin: 'https://game.example', 'sec-fetch-site': 'cross-site' }, 404],
] as const;

test.each(ASKED_FOR)('regression: a code that is looked up %s', async (...[, headers, status]) => {
  for (const path of ['/api/tables/ZZZZ22', '/API/Tables/ZZZZ22?x']) {
    expect((await send(path, headers)).status).toBe(status);
  }
});

test("regression: pictures of a foreign page use up nobody's tries, and open no WebSocket", async () => {
  const head = 'Host: a\r\nSec-Fetch-Site: cross-site\r\n';
  for (let count = 0; count < 40; count += 1) {
    const text = `GET /api/tables/ZZZZ22 HTTP/1.1\r\n${head}Connection: close\r\n\r\n`;
    expect(await sendRaw(text)).toContain(' 403 ');
  }
  expect((await server.fetch('/api/tables/ZZZZ22')).status).toBe(404);
  const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\n';
  expect(await sendRaw(`GET / HTTP/1.1\r\n${head}${upgrade}\r\n`)).toContain(' 403 ');
});

test('a page may be linked to from anywhere', async () => {
  const linked = { 'sec-fetch-site': 'cross-site', 'user-agent': PHONE };
  for (const path of ['/healthz', '/nowhere.js']) {
    expect((await send(path, linked)).status).not.toBe(403);
  }
});

test('CORS names no origin that is not allowed, whoever else forgets to refuse it', () => {
  const answered = (origin: string) => {
    const headers = new Headers({ origin, host: 'localhost:2567' });
    return matchMaker.controller.getCorsHeaders(headers)['Access-Control-Allow-Origin'];
  };
  for (const foreign of ['https://evil.example', 'null', 'https://game.example.evil.example']) {
    expect(answered(foreign)).toBeUndefined();
  }
  expect(answered('https://game.example')).toBe('https://game.example');
});

test('regression: a WebSocket speaks no protocol that somebody made up, and repeats none', async () => {
  const socket = connect(server.port, '127.0.0.1');
  const head = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  socket.write(`${head}${key}Sec-WebSocket-Protocol: gibberish\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toContain(' 101 ');
  expect(answer.toString()).not.toContain('gibberish');
});

test('an allowed origin may ask first and is named in the answer', async () => {
  const { status, headers } = await send(
    '/api/tables',
    { origin: 'https://game.example' },
    'OPTIONS',
  );
  expect(status).toBe(204);
  expect(headers['access-control-allow-origin']).toBe('https://game.example');
  expect(headers['access-control-allow-credentials']).toBe('true');
});

test('without an origin no origin is named', async () => {
  const { headers } = await send('/healthz', {});
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['no host', 'GET / HTTP/1.0\r\n\r\n'],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  [
    'a path that is none',
    'POST http://[ HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  ],
  [
    'an upgrade to nowhere',
    'GET a:b HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ],
  [
    'an upgrade with a mad host',
    'GET /x HTTP/1.1\r\nHost: [\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ],
])('%s is refused, and the server lives on', async (_what, text) => {
  expect(await sendRaw(text)).toContain(' 400 ');
  expect((await server.fetch('/healthz')).status).toBe(200);
});

test('a body that is too large or has no length is refused unread', async () => {
  const large = { 'content-length': '9000', 'content-type': 'application/json' };
  const chunked =
    'POST /matchmake/joinById/222222 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await sendRaw(chunked)).toContain(' 411 ');
  const head = Object.entries(large)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  expect(await sendRaw(`POST /api/tables HTTP/1.1\r\nHost: a\r\n${head}\r\n`)).toContain(' 413 ');
});

test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/jsonx', undefined])(
  'regression: a body of type %s is refused unread',
  async (type) => {
    const head = `Host: a\r\nContent-Length: 2\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}`;
    for (const path of ['/api/tables', '/matchmake/joinById/222222']) {
      expect(await sendRaw(`POST ${path} HTTP/1.1\r\n${head}\r\n{}`)).toContain(' 415 ');
    }
  },
);

test('a request of two lengths is refused, and nothing after it is a request', async () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  for (const lengths of [
    'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n',
    'Transfer-Encoding: chunked\r\nContent-Length: 6\r\n',
    'Content-Length: 6\r\nContent-Length: 0\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
  ]) {
    const post = `POST /api/tables HTTP/1.1\r\nHost: a\r\n${lengths}\r\n0\r\n\r\n${smuggled}`;
    expect(await sendRaw(post)).toMatch(/ 4\d\d /u);
  }
});

test.each([
  ['a few too many', 101, 431],
  ['very many', 5_000, 431],
])('a request with %s headers is refused', async (_what, count, status) => {
  const headers = Array.from({ length: count }, (_, index) => `X${index}: y\r\n`).join('');
  for (const kind of ['', 'Upgrade: websocket\r\nConnection: Upgrade\r\n']) {
    const text = `GET /healthz HTTP/1.1\r\nHost: a\r\n${kind}${headers}\r\n`;
    expect(await sendRaw(text)).toContain(` ${status} `);
  }
  expect((await server.fetch('/healthz')).status).toBe(200);
});

test('no compression is agreed upon, whatever a client offers', async () => {
  const offer = 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n';
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
  const kind = 'Upgrade: websocket\r\nConnection: Upgrade\r\n';
  const answer = await sendAll(`GET / HTTP/1.1\r\nHost: a\r\n${kind}${key}${offer}\r\n`);
  expect(answer).toContain(' 101 ');
  expect(answer.toLowerCase()).not.toContain('permessage-deflate');
});

test.each([
  '/monitor',
  '/colyseus',
  '/playground',
  '/__apidocs',
  '/admin',
  '/api/reference',
  '/matchmake',
  '/matchmake/table',
])('nobody looks into rooms by %s', async (path) => {
  expect((await server.fetch(path)).status).toBe(404);
  expect((await server.fetch(`${path}/`)).status).toBe(404);
});

test('no package asks for the tools that look into rooms, and no source imports them', () => {
  const tools = /@colyseus\/(?:monitor|playground|tools|admin)/u;
  const files = globSync(['{.,apps/*,packages/*}/package.json', '{apps,packages}/*/src/**/*.ts'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => tools.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('regression: whoever connects and says nothing, or half a request, is soon closed', async () => {
  const sockets = ['', 'GET / HTTP/1.1\r\n'].map((text) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    return socket.resume();
  });
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true]);
}, 12_000);
