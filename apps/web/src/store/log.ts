import { signal, type ReadonlySignal } from '@preact/signals';
import type { Connection } from '../connection/connection.ts';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';

/** One sentence of the log. */
export interface LogEntry {
  /** Counts up from 1; tells equal sentences apart. */
  readonly id: number;
  readonly sentence: string;
  /** True when it tells of the reader's own move. */
  readonly own: boolean;
}

/** As much as anybody reads back. */
const LONGEST = 150;

/** What happened since this browser came, oldest first. */
export interface TableLog {
  readonly entries: ReadonlySignal<readonly LogEntry[]>;
  readonly stop: () => void;
}

/** Writes down what a connection tells, in sentences for `speaker`. */
export function keepLog(connection: Connection, speaker: ReadonlySignal<Speaker>): TableLog {
  const entries = signal<readonly LogEntry[]>([]);
  let count = 0;
  const stop = connection.onEvents(({ events }) => {
    const added = events.flatMap((event) => {
      const sentence = text.eventSentence(event, speaker.value);
      if (sentence === null) return [];
      count += 1;
      const own = 'seat' in event && event.seat === speaker.value.me;
      return [{ id: count, sentence, own }];
    });
    if (added.length > 0) entries.value = [...entries.value, ...added].slice(-LONGEST);
  });
  return { entries, stop };
}
