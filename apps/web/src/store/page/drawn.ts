import { effect, signal } from '@preact/signals';

/** The table can be seen, drawn by a scene or by the page itself: other things may be fetched now. */
export const tableIsDrawn = signal(false);

/** Does something once the table can be seen, at once if it can be; the result takes the wish back. */
export function onceDrawn(work: () => void): () => void {
  let isDone = false;
  return effect(() => {
    if (!tableIsDrawn.value || isDone) return;
    isDone = true;
    work();
  });
}
