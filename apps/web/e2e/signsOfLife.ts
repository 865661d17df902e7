import { expect } from '@playwright/test';
import { OFTEN } from './moves.ts';
import type { PageRecording } from './recording.ts';

/** Asks for a sign of life, and is one. */
const PING = Buffer.of(18);

/** How many signs of life a page has been given. */
export function signsOfLife(recording: PageRecording): number {
  const frames = recording.sockets().flatMap((socket) => socket.frames);
  return frames.filter(({ direction, bytes }) => direction === 'down' && PING.equals(bytes)).length;
}

/** Waits for one more sign of life than there were. */
export async function expectSign(recording: PageRecording, before: number): Promise<void> {
  await expect.poll(() => signsOfLife(recording), OFTEN).toBeGreaterThan(before);
}
