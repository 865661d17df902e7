import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableLog } from '../../store/table/log.ts';
import type { Notice } from '../../store/table/talk.ts';

/** Sentences that come within this time are read out as one. */
const BATCH_MS = 400;
/** Whoever missed more than this finds the rest in the log. */
const MOST_READ = 8;

/** Tells ears what happens: others' moves politely and in batches, the own turn at once. */
export function Announcer(props: {
  readonly log: TableLog;
  /** What the own turn asks for; null at other times. */
  readonly turn: string | null;
  /** The answer to a key. */
  readonly spoken: Notice | null;
}) {
  const { log, turn, spoken } = props;
  const polite = useSignal('');
  const told = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = log.entries.subscribe((entries) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const fresh = entries.filter(({ id, own }) => id > told.current && !own);
        told.current = entries.at(-1)?.id ?? told.current;
        if (fresh.length === 0) return;
        const sentences = fresh.slice(-MOST_READ).map(({ sentence }) => sentence);
        polite.value = again(polite.peek(), sentences.join(' '));
      }, BATCH_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [log]);

  return (
    <>
      <div class="hidden-text" aria-live="polite">
        {polite}
      </div>
      <div class="hidden-text" aria-live="assertive">
        {turn}
      </div>
      <div class="hidden-text" role="status">
        {spoken !== null && <p key={spoken.count}>{spoken.sentence}</p>}
      </div>
    </>
  );
}

/** An equal text would not be read again: a space makes it new. */
function again(before: string, next: string): string {
  return before === next ? `${next} ` : next;
}
