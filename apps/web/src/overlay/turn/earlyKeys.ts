import { useEffect, useMemo } from 'preact/hooks';
import { isTyping } from '../parts/isTyping.ts';

/** Keys pressed before there was anybody to act on them, in their order. */
export interface EarlyKeys {
  /** Hands them over, once; nothing is kept from then on. */
  readonly take: () => readonly KeyboardEvent[];
}

/** True for a key that is no business of the table: somebody writes, or something is open over it. */
export function isForOthers({ target }: KeyboardEvent): boolean {
  return isTyping(target) || document.querySelector('dialog[open]') !== null;
}

/** The keys that press a button. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

/**
 * True for a press that the browser was kept from, since it came after keys that had to wait. Whoever
 * takes the keys presses what has the focus by then.
 */
export function isLatePress(event: KeyboardEvent): boolean {
  return PRESSING.has(event.key) && event.defaultPrevented;
}

/** Keeps the keys that are pressed while what acts on them is on its way. */
export function useEarlyKeys(): EarlyKeys {
  const pressed = useMemo((): KeyboardEvent[] => [], []);
  const keep = useMemo(() => (event: KeyboardEvent) => keepIn(pressed, event), [pressed]);
  useEffect(() => {
    addEventListener('keydown', keep);
    return () => removeEventListener('keydown', keep);
  }, [keep]);
  return {
    take: () => {
      removeEventListener('keydown', keep);
      return pressed.splice(0);
    },
  };
}

/** After Tab the focus is where the player has just put it, and the browser presses at once. */
function keepIn(pressed: KeyboardEvent[], event: KeyboardEvent): void {
  if (isForOthers(event)) return;
  const last = pressed.at(-1)?.key ?? 'Tab';
  if (PRESSING.has(event.key)) {
    if (last === 'Tab') return;
    event.preventDefault();
  }
  pressed.push(event);
}
