import { useEffect } from 'preact/hooks';
import { onceDrawn } from './drawn.ts';
import { whenHere } from './patience.ts';

/**
 * Fetches code when the table can be seen, and does something with it that may be undone, for as long
 * as the component is shown and `subject` is the same.
 */
export function useWhenDrawn<T>(
  load: () => Promise<T>,
  work: (code: T) => (() => void) | void,
  subject: unknown,
): void {
  useEffect(() => onceDrawn(() => whenHere(load, work)), [subject]);
}
