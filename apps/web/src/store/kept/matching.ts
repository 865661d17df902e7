import { signal, type ReadonlySignal } from '@preact/signals';

/** Whether the window, or the system, is as a media query says, from now on; never where there is none to ask. */
export function matching(text: string): ReadonlySignal<boolean> {
  if (typeof matchMedia !== 'function') return signal(false);
  const query = matchMedia(text);
  const matches = signal(query.matches);
  query.addEventListener('change', (event) => (matches.value = event.matches));
  return matches;
}
