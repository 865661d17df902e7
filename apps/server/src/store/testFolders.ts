import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is gone after the test. */
export function emptyFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** A small disk of its own in a folder; it can be made read-only as a whole. */
export interface SmallDisk {
  readonly dir: string;
  /** Fails while somebody has a file open for writing. */
  makeReadOnly(): void;
}

/** A disk with room for so many kilobytes until the test is over; null where nobody may mount one. */
export function smallDisk(kilobytes: number): SmallDisk | null {
  const dir = emptyFolder();
  if (!isDone('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', dir])) return null;
  onTestFinished(() => void execFileSync('umount', [dir]));
  return {
    dir,
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', dir]),
  };
}

function isDone(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
