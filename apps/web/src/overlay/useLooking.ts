import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { followFingers } from '../input/fingers.ts';
import { isTyping } from './isTyping.ts';
import type { Look } from './useCamera.ts';

/** So many px of a wheel come twice as close. */
const WHEEL_PX = 420;

/** Follows wheel, keys and two fingers while the table is on the page. */
export function useLooking(screen: RefObject<HTMLElement | null>, look: Look): void {
  useEffect(() => {
    const element = screen.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      if (!look.isOnTable(at)) return;
      event.preventDefault();
      look.zoom(2 ** (-event.deltaY / WHEEL_PX), at);
    };
    const onKey = (event: KeyboardEvent) => {
      const act = keyMeaning(event, look);
      if (act === null || isTyping(event.target)) return;
      act();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('keydown', onKey, { capture: true });
    const stop = followFingers(element, { ...look, isNear: () => look.isNear.peek() });
    return () => {
      element.removeEventListener('wheel', onWheel);
      removeEventListener('keydown', onKey, { capture: true });
      stop();
    };
  }, [screen]);
}

/** A zero jumps to a tile with a blank, unless the table is looked at from near. */
function keyMeaning(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  look: Look,
): (() => void) | null {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return null;
  if (key === '+' || key === '=') return look.closer;
  if (key === '-') return look.further;
  return key === '0' && look.isNear.peek() ? look.whole : null;
}
