import { signal, type ReadonlySignal } from '@preact/signals';

/** A window that has no room for a table above a hand: a laptop's at 400 %. A phone's keyboard makes none. */
const TOO_LOW = '(max-width: 599px) and (max-height: 339px) and (pointer: fine)';

/** True while the window has no room for a whole table; the trains are a list then, and scroll. */
export const isLowWindow: ReadonlySignal<boolean> = watched();

function watched(): ReadonlySignal<boolean> {
  if (typeof matchMedia !== 'function') return signal(false);
  const query = matchMedia(TOO_LOW);
  const matches = signal(query.matches);
  query.addEventListener('change', () => (matches.value = query.matches));
  return matches;
}
