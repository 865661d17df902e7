import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Play } from '../store/play.ts';

/** Keys that work anywhere on the table: Esc puts back, D draws, P passes, E ends the own train. */
export function useKeys(play: Play, screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (!act(event.key, play, screen.current)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [play, screen]);
}

/** True when the key meant something. */
function act(key: string, play: Play, screen: HTMLElement | null): boolean {
  switch (key) {
    case 'Escape': {
      const { tile } = play.chosen.value;
      play.putBack();
      if (tile !== null) screen?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
      return true;
    }
    case 'd':
      return send(play, 'draw');
    case 'p':
      return send(play, 'pass') || send(play, 'decline');
    case 'e':
      return send(play, 'end');
    case 'h':
      screen?.querySelector<HTMLElement>('.hand-tile[tabindex="0"]')?.focus();
      return true;
    case 'ArrowDown':
    case 'ArrowUp':
      return stepLane(key === 'ArrowDown' ? 1 : -1, screen);
    default:
      return false;
  }
}

function send(play: Play, type: 'draw' | 'pass' | 'decline' | 'end'): boolean {
  if (!play.legal.value.some((command) => command.type === type)) return false;
  void play.send({ type });
  return true;
}

/** Moves from lane to lane; while a tile is lifted only to those that take it. */
function stepLane(step: 1 | -1, screen: HTMLElement | null): boolean {
  const lanes = [
    ...(screen?.querySelectorAll<HTMLElement>('.lane:not(.is-barred) .lane-button') ?? []),
  ];
  const at = lanes.findIndex((lane) => lane === document.activeElement);
  if (at < 0) return false;
  lanes[(at + step + lanes.length) % lanes.length]?.focus();
  return true;
}

/** Puts the keyboard on the first train that takes the lifted tile. */
export function focusFirstLegalLane(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.lane.is-legal .lane-button')?.focus();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
