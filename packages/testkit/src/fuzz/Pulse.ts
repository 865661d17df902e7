/** How often it beats, and how late a beat may be before this process counts as slow itself. */
const [BEAT_MS, LATE_MS] = [250, 1_500];
/** For so long after that, silence of the server proves nothing. */
const DOUBTFUL_MS = 30_000;

/**
 * Feels whether this process gets to run at all: on a crowded machine it may be the one that does not
 * answer. The server gives up whoever owes it two signs of life, and rightly.
 */
export class Pulse {
  readonly #timer: NodeJS.Timeout;
  #lastBeatMs = performance.now();
  #lateAtMs = -Infinity;

  constructor() {
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  /** True when this process was late itself a moment ago. */
  get wasLate(): boolean {
    this.#beat();
    return performance.now() - this.#lateAtMs < DOUBTFUL_MS;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const nowMs = performance.now();
    if (nowMs - this.#lastBeatMs > BEAT_MS + LATE_MS) this.#lateAtMs = nowMs;
    this.#lastBeatMs = nowMs;
  }
}
