import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands in files beside the served ones; no answer may ever contain it. */
export const CANARY = 'canary-8d1f0c57-may-not-leave';

/** A client to serve and a place for a journal, in a folder beside files that nobody may read. */
export interface Site {
  readonly folder: string;
  readonly webDir: string;
  readonly dataDir: string;
}

/** Makes one in the system's folder for such things. */
export function makeSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-fuzz-'));
  const webDir = join(folder, 'web');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  for (const path of ['canary.txt', '.env', 'web/.env', 'web/.git']) {
    writeFileSync(join(folder, path), CANARY);
  }
  writeFileSync(join(webDir, 'index.html'), '<title>Roundhouse</title>');
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), 'play();');
  return { folder, webDir, dataDir: join(folder, 'data') };
}

/** Takes it away again. */
export function removeSite({ folder }: Site): void {
  rmSync(folder, { recursive: true, force: true });
}
