import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tableIsDrawn } from '../store/drawn.ts';
import type { Play } from '../store/play.ts';

/** The table is seen before it is heard. */
const FETCH_AFTER_MS = 500;
/** A hand beside a TV draws no table. */
const FETCH_AT_LAST_MS = 3000;
/** Wait before code is fetched again that did not come. */
const RETRY_MS = 10_000;

/** Lets a match be heard and felt; the code for that is fetched when the table can be seen. */
export function useSounds(play: Play): void {
  useEffect(() => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsked = false;
    const fetchAfter = (delayMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isAsked || over.signal.aborted) return;
        isAsked = true;
        begin(play, over.signal).catch(retry);
      }, delayMs);
    };
    const retry = () => {
      isAsked = false;
      fetchAfter(RETRY_MS);
    };
    const stop = effect(() => fetchAfter(tableIsDrawn.value ? FETCH_AFTER_MS : FETCH_AT_LAST_MS));
    return () => {
      stop();
      clearTimeout(timer);
      over.abort();
    };
  }, [play]);
}

async function begin(play: Play, over: AbortSignal): Promise<void> {
  const { sound } = await import('./sounds.ts');
  if (!over.aborted) sound(play, over);
}
