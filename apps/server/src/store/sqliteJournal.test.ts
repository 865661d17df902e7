import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { testJournal } from './journalSuite.ts';
import { sqliteJournal } from './sqliteJournal.ts';

/** A folder that is gone after the test. */
async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'roundhouse-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

describe('the journal on the disk', () => {
  testJournal(async () => sqliteJournal<string>({ dir: await emptyFolder() }));
});
