import type { Sign } from './remote.ts';

/** Tells what is, and then what happens, around this page. Returns a function that stops it. */
export function watchPage(tell: (sign: Sign) => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const look = () => tell(document.hidden ? 'hidden' : 'seen');
  const wake = () => void (document.hidden || tell('seen'));
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pageshow', wake, { signal });
  addEventListener('focus', wake, { signal });
  addEventListener('online', () => tell('online'), { signal });
  addEventListener('offline', () => tell('offline'), { signal });
  if (document.hidden) tell('hidden');
  if (!navigator.onLine) tell('offline');
  return () => over.abort();
}
