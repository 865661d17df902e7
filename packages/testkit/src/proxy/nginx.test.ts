import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startNginx } from './nginx.ts';

let dir: string;
/** The folder for temporary files, and the only one in which programs are looked for. */
let temporary: string;
let programs: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'roundhouse-no-nginx-'));
  [temporary, programs] = [join(dir, 'temporary'), join(dir, 'programs')];
  mkdirSync(temporary);
  mkdirSync(programs);
  vi.stubEnv('TMPDIR', temporary);
  vi.stubEnv('PATH', programs);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

test('regression: a machine without nginx is told so, and no folder is left behind', async () => {
  writeFileSync(join(programs, 'openssl'), '#!/bin/sh\n', { mode: 0o755 });
  await expect(startNginx(1)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(readdirSync(temporary)).toEqual([]);
});

test('regression: a machine without openssl is told so, and no folder is left behind', async () => {
  await expect(startNginx(1)).rejects.toThrow('openssl');
  expect(readdirSync(temporary)).toEqual([]);
});
