import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { TablePhase, TableSnapshot } from '@roundhouse/protocol';

/** The last tile flies and settles, and is seen lying there for a moment. */
export const LAST_LOOK_MS = 900;

/** What a table shows: the end of a round only when its last tile has been seen. */
export class LastLook {
  /** The phase to show. */
  readonly phase: ReadonlySignal<TablePhase>;
  readonly #snapshot: ReadonlySignal<TableSnapshot>;
  readonly #isHeld = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(snapshot: ReadonlySignal<TableSnapshot>) {
    this.#snapshot = snapshot;
    this.phase = computed(() => (this.#isHeld.value ? 'playing' : snapshot.value.phase));
  }

  /** `isWatched`: somebody looks who wants to see things move. Returns a function that stops it. */
  start(isWatched: () => boolean): () => void {
    let before = this.#snapshot.peek().phase;
    const stop = effect(() => {
      const { phase, lastResult } = this.#snapshot.value;
      if (phase === before) return;
      this.end();
      if (before === 'playing' && lastResult !== null && isWatched()) this.#hold();
      before = phase;
    });
    return () => {
      stop();
      this.end();
    };
  }

  /** Shows what is; for whoever does something meanwhile. */
  end(): void {
    clearTimeout(this.#timer);
    this.#isHeld.value = false;
  }

  #hold(): void {
    this.#isHeld.value = true;
    this.#timer = setTimeout(() => this.end(), LAST_LOOK_MS);
  }
}
