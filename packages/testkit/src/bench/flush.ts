import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { spreadOf, type Spread } from './server/spread.ts';

const FLUSH_COUNT = 100;
const PAGE = Buffer.alloc(4_096, 1);

/** How long the disk under a folder takes for what no acknowledgement can do without, milliseconds. */
export async function flushMs(dir: string): Promise<Spread> {
  const path = join(dir, `roundhouse-flush-${process.pid}`);
  const file = await open(path, 'w');
  const times: number[] = [];
  try {
    for (let count = 0; count < FLUSH_COUNT; count += 1) {
      const beganMs = performance.now();
      await file.write(PAGE);
      await file.datasync();
      times.push(performance.now() - beganMs);
    }
  } finally {
    await file.close();
    await rm(path);
  }
  return spreadOf(times);
}
