import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '@roundhouse/testkit/net';
import { DEFAULT_CONFIG } from '../config.ts';

let server: TestServer;
const webDir = mkdtempSync(join(tmpdir(), 'roundhouse-'));

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<title>Roundhouse</title>');
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), 'play();'.repeat(1_000));
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  server = await TestServer.start({ config: { ...DEFAULT_CONFIG, webDir } });
});
afterAll(async () => {
  await server.stop();
  rmSync(webDir, { recursive: true });
});

test.each(['/', '/t/K7MX2Q', '/t/k7m-x2q'])(
  'the page is served at %s and always asked for anew',
  async (path) => {
    const response = await server.fetch(path);
    expect(await response.text()).toContain('Roundhouse');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test('hashed files are kept for a year, and sent compressed', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const response = await server.fetch('/assets/main-abc123.js', { headers });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('gzip');
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
