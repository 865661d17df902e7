import type { Socket } from 'node:net';
import type { Clock } from '@roundhouse/server';
import type { Dice } from '@roundhouse/rules/testing';
import { NO_FAULTS, type Faults } from './faults.ts';

/** Where a lane has its time and its chance from. */
export interface Weather {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly dice: Dice;
}

/** Bytes on their way; null is the end of the stream. */
interface Piece {
  readonly bytes: Buffer | null;
  readonly dueMs: number;
}

/** What a lane keeps back before it stops reading, as a full network does. */
const MOST_WAITING_BYTES = 64 * 1024;
/** How finely a limited bandwidth is dealt out. */
const PACE_MS = 20;

/** One direction of a connection: reads at one socket, writes to another, and does harm in between. */
export class Lane {
  #faults = NO_FAULTS;
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #weather: Weather;
  readonly #waiting: Piece[] = [];
  #waitingBytes = 0;
  #isEnded = false;
  /** When the last piece will have passed. */
  #freeAtMs = 0;
  #callOff: () => void = () => {};
  #passedBytes = 0;
  #lostBytes = 0;

  constructor(from: Socket, to: Socket, weather: Weather) {
    this.#from = from;
    this.#to = to;
    this.#weather = weather;
    from.on('data', (bytes: Buffer) => this.#take(bytes));
    from.on('end', () => this.#take(null));
    to.on('drain', () => this.#pump());
    to.on('close', () => this.#callOff());
  }

  /** What is wrong with it now. */
  get faults(): Faults {
    return this.#faults;
  }

  /** Bytes that were written on. */
  get passedBytes(): number {
    return this.#passedBytes;
  }

  /** Bytes that were read and wait to be written on. */
  get waitingBytes(): number {
    return this.#waitingBytes;
  }

  /** Bytes that were swallowed. */
  get lostBytes(): number {
    return this.#lostBytes;
  }

  /** Changes what is wrong with it; also for what waits. */
  set(faults: Partial<Faults>): void {
    this.#faults = { ...this.#faults, ...faults };
    if (this.#faults.isBlackHole) this.#loseAll();
    this.#pump();
  }

  /** Ends the stream for the one who listens; what comes after that is lost. */
  halfClose(): void {
    this.#loseAll();
    this.#end();
  }

  #take(bytes: Buffer | null): void {
    if (this.#faults.isBlackHole || this.#isEnded) {
      this.#lostBytes += bytes?.length ?? 0;
      return;
    }
    const { latencyMs, jitterMs } = this.#faults;
    const { clock, dice } = this.#weather;
    const delayMs = latencyMs + (jitterMs > 0 ? dice.below(jitterMs + 1) : 0);
    this.#waiting.push({ bytes, dueMs: clock.now() + delayMs });
    this.#waitingBytes += bytes?.length ?? 0;
    this.#pump();
  }

  /** Passes on what is due, and comes back when the next piece is. */
  #pump(): void {
    this.#callOff();
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (this.#faults.isStalled || this.#to.writableNeedDrain || this.#to.destroyed) break;
      const { clock } = this.#weather;
      const waitMs = Math.max(next.dueMs, this.#freeAtMs) - clock.now();
      if (waitMs > 0) {
        this.#callOff = clock.after(waitMs, () => this.#pump());
        break;
      }
      this.#waiting.shift();
      this.#pass(next);
    }
    if (this.#waitingBytes > MOST_WAITING_BYTES) this.#from.pause();
    else this.#from.resume();
  }

  #pass({ bytes, dueMs }: Piece): void {
    if (bytes === null) return this.#end();
    const slice = bytes.subarray(0, this.#mostAtOnce());
    const rest = bytes.subarray(slice.length);
    if (rest.length > 0) this.#waiting.unshift({ bytes: rest, dueMs });
    this.#waitingBytes -= slice.length;
    this.#passedBytes += slice.length;
    this.#to.write(slice);
    const { bytesPerSecond, sliceGapMs } = this.#faults;
    const busyMs = Math.max(sliceGapMs, (slice.length * 1_000) / bytesPerSecond);
    this.#freeAtMs = this.#weather.clock.now() + busyMs;
  }

  #end(): void {
    this.#isEnded = true;
    this.#to.end();
  }

  #mostAtOnce(): number {
    const { sliceBytes, bytesPerSecond } = this.#faults;
    const paced = Math.max(1, Math.floor((bytesPerSecond * PACE_MS) / 1_000));
    if (sliceBytes === Infinity) return paced;
    return Math.min(paced, 1 + this.#weather.dice.below(sliceBytes));
  }

  #loseAll(): void {
    this.#lostBytes += this.#waitingBytes;
    this.#waitingBytes = 0;
    this.#waiting.length = 0;
  }
}
