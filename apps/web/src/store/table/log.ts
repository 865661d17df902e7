import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { VisibleEvent } from '@roundhouse/rules';
import type { Connection } from '../../connection/connection.ts';
import type { Speaker } from '../../text/speaker.ts';
import { text } from '../../text/text.ts';

/** One sentence of the log. */
export interface LogEntry {
  /** Counts up from 1, and down for what was told of the time before; tells equal sentences apart. */
  readonly id: number;
  readonly sentence: string;
  /** True when it tells of the reader's own move. */
  readonly own: boolean;
  /** True when it tells of what a bot did. */
  readonly isBot: boolean;
}

/** As much as anybody reads back. */
const LONGEST = 150;

/** What happened since this browser came, and shortly before, oldest first. */
export interface TableLog {
  readonly entries: ReadonlySignal<readonly LogEntry[]>;
  readonly stop: () => void;
}

/** What happened, and who sat where at that moment. */
interface Told {
  readonly id: number;
  readonly event: VisibleEvent;
  readonly speaker: Speaker;
  readonly isBot: boolean;
}

function entryOf({ id, event, speaker, isBot }: Told): LogEntry {
  const own = 'seat' in event && event.seat === speaker.me;
  return { id, sentence: text.eventSentence(event, speaker) ?? '', own, isBot };
}

/** Writes down what a connection tells, in sentences for `speaker`. */
export function keepLog(connection: Connection, speaker: ReadonlySignal<Speaker>): TableLog {
  const told = signal<readonly Told[]>([]);
  let count = 0;
  const isTold = (event: VisibleEvent) => text.eventSentence(event, speaker.value) !== null;
  const toldNow = (event: VisibleEvent) => {
    const player = 'seat' in event ? connection.snapshot.peek()?.players[event.seat] : undefined;
    return { event, speaker: speaker.value, isBot: player?.kind === 'bot' };
  };
  const stop = connection.onEvents(({ events }) => {
    const added = events.filter(isTold).map((event) => ({ ...toldNow(event), id: (count += 1) }));
    if (added.length > 0) told.value = [...told.value, ...added].slice(-LONGEST);
  });
  const before = computed(() =>
    connection.recalled.value
      .filter(isTold)
      .map((event, at, { length }) => ({ ...toldNow(event), id: at + 1 - length })),
  );
  return { entries: computed(() => [...before.value, ...told.value].map(entryOf)), stop };
}
