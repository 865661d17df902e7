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

/** True where a test may have disks of its own: as root, and not in every container. */
export function mayMount(): boolean {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const isMounted = isDone('mount', ['-t', 'tmpfs', 'tmpfs', dir]);
  if (isMounted) execFileSync('umount', [dir]);
  rmSync(dir, { recursive: true });
  return isMounted;
}

/** A disk with room for so many kilobytes until the test is over. Throws where nobody may mount one. */
export function smallDisk(kilobytes: number): SmallDisk {
  const dir = emptyFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', dir]);
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
