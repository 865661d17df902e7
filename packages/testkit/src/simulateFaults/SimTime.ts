import type { Dice } from '@roundhouse/rules/testing';
import type { Clock } from '@roundhouse/server';
import { settled } from '../table/FakeClock.ts';

interface Due {
  readonly atMs: number;
  readonly run: () => void;
}

/** Time that jumps from one thing due to the next; everything that a thing starts is finished before. */
export class SimTime implements Clock {
  readonly #dice: Dice;
  readonly #queue = new Set<Due>();
  #nowMs = 0;
  /** Things that happened. */
  stepCount = 0;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  now(): number {
    return this.#nowMs;
  }

  wallMs(): number {
    return this.#nowMs;
  }

  after(delayMs: number, run: () => void): () => void {
    const due = { atMs: this.#nowMs + Math.max(0, delayMs), run };
    this.#queue.add(due);
    return () => void this.#queue.delete(due);
  }

  /** Resolves after a while. */
  wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve));
  }

  /** Lets things happen until the time is over or it `isEnough`. */
  async run(durationMs: number, isEnough: () => boolean = () => false): Promise<void> {
    const endMs = this.#nowMs + durationMs;
    await settled();
    while (!isEnough()) {
      const next = this.#next();
      if (next === undefined || next.atMs > endMs) break;
      this.#queue.delete(next);
      this.#nowMs = next.atMs;
      this.stepCount += 1;
      next.run();
      await settled();
    }
  }

  /** The first thing due; among several at one moment the dice decide. */
  #next(): Due | undefined {
    let first: Due[] = [];
    for (const due of this.#queue) {
      const atMs = first[0]?.atMs ?? Infinity;
      if (due.atMs < atMs) first = [due];
      else if (due.atMs === atMs) first.push(due);
    }
    return first.length < 2 ? first[0] : this.#dice.pick(first);
  }
}
