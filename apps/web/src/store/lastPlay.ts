import { signal, type ReadonlySignal } from '@preact/signals';
import type { TileId, TrainId } from '@roundhouse/rules';
import type { Connection } from '../connection/connection.ts';

/** The tile laid last, until somebody lays another. */
export interface LastPlay {
  readonly tile: TileId;
  readonly train: TrainId;
}

/** Follows which tile was laid last; null before this browser has seen one. */
export function watchLastPlay(connection: Connection): {
  readonly lastPlay: ReadonlySignal<LastPlay | null>;
  readonly stop: () => void;
} {
  const lastPlay = signal<LastPlay | null>(null);
  const stop = connection.onEvents(({ events }) => {
    for (const event of events) {
      if (event.type === 'tilePlayed') lastPlay.value = { tile: event.tile, train: event.train };
      if (event.type === 'roundDealt') lastPlay.value = null;
    }
  });
  return { lastPlay, stop };
}
