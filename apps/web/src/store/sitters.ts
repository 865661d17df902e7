import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import type { Speaker } from '../text/speaker.ts';

/** Who sat where when the last round ended. */
export interface Sitters {
  /** For sentences about that round, whoever has taken a seat since. */
  readonly atEnd: ReadonlySignal<Speaker>;
  readonly stop: () => void;
}

/** Follows who sits where, and stands still from the end of a round until the next is dealt. */
export function watchSitters(
  snapshot: ReadonlySignal<TableSnapshot>,
  speaker: ReadonlySignal<Speaker>,
): Sitters {
  const atEnd = signal(speaker.peek());
  let seenRound: number | null = null;
  const stop = effect(() => {
    const { lastResult, match } = snapshot.value;
    const now = speaker.value;
    const round = lastResult === null ? null : (match?.rounds.length ?? 0);
    if (round === null || round !== seenRound) atEnd.value = now;
    seenRound = round;
  });
  return { atEnd, stop };
}
