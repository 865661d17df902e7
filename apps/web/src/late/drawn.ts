import { effect, signal } from '@preact/signals';

/** The table can be seen, drawn by a scene or by the page itself: other things may be fetched now. */
export const tableIsDrawn = signal(false);

/**
 * Does something once the table can be seen, at once if it can be; it may return how that is undone.
 * The returned function takes the wish back, or undoes what was done.
 */
export function onceDrawn(work: () => (() => void) | void): () => void {
  let isDone = false;
  let undo: (() => void) | void = undefined;
  const stop = effect(() => {
    if (!tableIsDrawn.value || isDone) return;
    isDone = true;
    undo = work();
  });
  return () => {
    stop();
    undo?.();
  };
}
