/** Time as the server knows it; tests bring their own. */
export interface Clock {
  /** Milliseconds of a clock that never jumps. */
  now(): number;
  /** Wall clock, for the journal only. */
  wallMs(): number;
  /** Calls `run` once after a while; the function returned calls it off. */
  after(delayMs: number, run: () => void): () => void;
}

/** The clock on the wall. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wallMs: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
