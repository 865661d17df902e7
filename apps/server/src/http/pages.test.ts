import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '@roundhouse/testkit/net';
import { DEFAULT_CONFIG } from '../config.ts';

let server: TestServer;

/** An answer as it comes over the wire. */
function fetchRaw(path: string, headers: OutgoingHttpHeaders) {
  const { host, port } = server.place;
  return new Promise<{ status: number | undefined; body: Buffer; headers: IncomingHttpHeaders }>(
    (resolve, reject) => {
      get({ host, port, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            body: Buffer.concat(parts),
            headers: answer.headers,
          }),
        );
      }).on('error', reject);
    },
  );
}

const webDir = mkdtempSync(join(tmpdir(), 'roundhouse-'));

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<title>Roundhouse</title>');
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), 'play();');
  writeFileSync(join(webDir, 'assets', 'large-abc123.js'), 'play();'.repeat(1_000));
  writeFileSync(join(webDir, 'assets', 'main-abc123.js.br'), brotliCompressSync('play();'));
  writeFileSync(join(webDir, 'assets', 'main-abc123.js.gz'), gzipSync('play();'));
  writeFileSync(join(webDir, 'table.html'), '<title>Roundhouse table</title>');
  writeFileSync(
    join(webDir, 'table.html.br'),
    brotliCompressSync('<title>Roundhouse table</title>'),
  );
  writeFileSync(join(webDir, 'index.de.html'), '<title>Roundhouse auf Deutsch</title>');
  writeFileSync(join(webDir, 'table.de.html'), '<title>Roundhouse table auf Deutsch</title>');
  writeFileSync(join(webDir, 'worker.js'), 'keep();');
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  server = await TestServer.start({ config: { ...DEFAULT_CONFIG, webDir } });
});
afterAll(async () => {
  await server.stop();
  rmSync(webDir, { recursive: true });
});

test.each(['/', '/practice', '/how-to-play', '/t/K7MX2Q', '/t/k7m-x2q'])(
  'the page is served at %s and always asked for anew',
  async (path) => {
    const response = await server.fetch(path);
    expect(await response.text()).toContain('Roundhouse');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a browser that takes %s is sent what the build has made of it',
  async (name, unpack) => {
    const { body, headers } = await fetchRaw('/assets/main-abc123.js', { 'accept-encoding': name });
    expect(unpack(body).toString()).toBe('play();');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': name,
      'content-type': 'text/javascript; charset=UTF-8',
      vary: 'Accept-Encoding',
    });
  },
);

test('what the build has not made small is made so on the way', async () => {
  const { body } = await fetchRaw('/assets/large-abc123.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(body).toString()).toBe('play();'.repeat(1_000));
});

test('the page of a table names its files at once', async () => {
  expect(await (await server.fetch('/t/K7MX2Q')).text()).toContain('table');
  expect(await (await server.fetch('/')).text()).not.toContain('table');
});

test.each([
  ['de-CH,de;q=0.9,en;q=0.5', true],
  ['fr;q=0.4,de', true],
  ['en-GB,de;q=0.5', false],
  ['pl', false],
  ['fr', false], // this build has no page for it
  ['', false],
])(
  'who asks for %j is given the page of that language if there is one',
  async (asked, isGerman) => {
    for (const path of ['/', '/t/K7MX2Q']) {
      const { body, headers } = await fetchRaw(path, { 'accept-language': asked });
      expect(body.includes('auf Deutsch')).toBe(isGerman);
      expect(headers.vary).toContain('Accept-Language');
    }
  },
);

test.each(['/t/', '/t', '/t/%E0%A4%A', '/t/K7MX2Q/more'])(
  'a link to a table that is none, %s, leads to the page all the same',
  async (path) => {
    const { status, body } = await fetchRaw(path, { accept: 'text/html' });
    expect([status, body.toString()]).toEqual([200, '<title>Roundhouse table</title>']);
  },
);

test('a browser that has lost its way is shown the first page, and a program is told', async () => {
  const browser = await fetchRaw('/nowhere', { accept: 'text/html,*/*;q=0.8' });
  expect([browser.status, browser.body.toString()]).toEqual([404, '<title>Roundhouse</title>']);
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
    const program = await fetchRaw('/nowhere', headers);
    expect([program.status, program.body.toString()]).toEqual([
      404,
      '{"error":{"code":"notFound"}}',
    ]);
  }
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await fetchRaw('/', {});
  const again = await fetchRaw('/', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('what decides about keeping files is never kept itself', async () => {
  expect((await server.fetch('/worker.js')).headers.get('cache-control')).toBe('no-cache');
});

test('a missing file is missing, not the page', async () => {
  expect((await server.fetch('/assets/gone.js')).status).toBe(404);
  expect((await server.fetch('/nowhere')).status).toBe(404);
});

test('pages run no foreign script and are shown in no foreign frame', async () => {
  const { headers } = await server.fetch('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers.get('x-powered-by')).toBeNull();
});
