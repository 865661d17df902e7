import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { VisibleEvent } from '@roundhouse/rules';
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

/** What happened, and who sat where at that moment. */
interface Told {
  readonly id: number;
  readonly event: VisibleEvent;
  readonly speaker: Speaker;
}

function entryOf({ id, event, speaker }: Told): LogEntry {
  const own = 'seat' in event && event.seat === speaker.me;
  return { id, sentence: text.eventSentence(event, speaker) ?? '', own };
}

/** Writes down what a connection tells, in sentences for `speaker`. */
export function keepLog(connection: Connection, speaker: ReadonlySignal<Speaker>): TableLog {
  const told = signal<readonly Told[]>([]);
  let count = 0;
  const stop = connection.onEvents(({ events }) => {
    const added = events
      .filter((event) => text.eventSentence(event, speaker.value) !== null)
      .map((event) => ({ id: (count += 1), event, speaker: speaker.value }));
    if (added.length > 0) told.value = [...told.value, ...added].slice(-LONGEST);
  });
  return { entries: computed(() => told.value.map(entryOf)), stop };
}
