import { setTimeout as wait } from 'node:timers/promises';
import type { DrivenTable } from './drivenTable.ts';

/** Moves that were made, and how long each took its mover, in milliseconds. */
export type ClientTimes = readonly number[];

/** Every table makes one move after the other, as fast as it is answered; one move at least. */
export function playFast(tables: readonly DrivenTable[], durationMs: number): Promise<ClientTimes> {
  const endMs = performance.now() + durationMs;
  return together(tables, async (table, times) => {
    do await timed(table, times);
    while (performance.now() < endMs);
  });
}

/** A pace at which people play. */
export interface Pace {
  readonly moveEveryMs: number;
  readonly durationMs: number;
}

/**
 * Every table makes a move so often, each at a moment of its own. A move that would begin before the
 * last one was answered begins when it was.
 */
export function playCalmly(tables: readonly DrivenTable[], pace: Pace): Promise<ClientTimes> {
  const { moveEveryMs, durationMs } = pace;
  const beginMs = performance.now();
  return together(tables, async (table, times, index) => {
    const offsetMs = (moveEveryMs * index) / tables.length;
    for (let atMs = offsetMs; atMs < durationMs; atMs += moveEveryMs) {
      await wait(Math.max(0, beginMs + atMs - performance.now()));
      await timed(table, times);
    }
  });
}

type Playing = (table: DrivenTable, times: number[], index: number) => Promise<void>;

async function together(tables: readonly DrivenTable[], play: Playing): Promise<ClientTimes> {
  const times: number[] = [];
  await Promise.all(tables.map((table, index) => play(table, times, index)));
  return times;
}

async function timed(table: DrivenTable, times: number[]): Promise<void> {
  const beganMs = performance.now();
  await table.move();
  times.push(performance.now() - beganMs);
}
