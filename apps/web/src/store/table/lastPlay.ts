import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TileId, TrainId, VisibleEvent } from '@roundhouse/rules';
import type { Connection } from '../../connection/connection.ts';

/** The tile laid last, until somebody lays another. */
export interface LastPlay {
  readonly tile: TileId;
  readonly train: TrainId;
}

/** Follows which tile was laid last; null before this browser knows of one. */
export function watchLastPlay(connection: Connection): {
  readonly lastPlay: ReadonlySignal<LastPlay | null>;
  readonly stop: () => void;
} {
  const seen = signal<LastPlay | null | undefined>(undefined);
  const stop = connection.onEvents(({ events }) => {
    seen.value = lastOf(events, seen.peek());
  });
  const lastPlay = computed(() => {
    const { value: own } = seen;
    return (own === undefined ? lastOf(connection.recalled.value, null) : own) ?? null;
  });
  return { lastPlay, stop };
}

/** The tile laid last after these events, or what it was before them. */
function lastOf<B>(events: readonly VisibleEvent[], before: B): LastPlay | null | B {
  return events.reduce<LastPlay | null | B>((last, event) => {
    if (event.type === 'roundDealt') return null;
    return event.type === 'tilePlayed' ? { tile: event.tile, train: event.train } : last;
  }, before);
}
