import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { followFingers, type Looking } from '../../input/fingers.ts';
import { WHOLE } from '../../layout/camera.ts';
import type { Camera, Picture, Point } from '../../layout/picture.ts';
import { panBy, zoomBy } from '../../layout/zoom.ts';
import { isTyping } from '../parts/isTyping.ts';
import type { Look } from './useCamera.ts';
import type { TablePicture } from './useTablePicture.ts';

/** One press of a button or a key comes so much closer. */
const STEP = 1.3;
/** So many px of a wheel come twice as close. */
const WHEEL_PX = 420;

/** What comes closer and goes away again. */
export interface Lens extends Looking {
  readonly closer: () => void;
  readonly further: () => void;
  readonly whole: () => void;
}

/** A lens over the table; `whole` is its picture from far. */
export function lensOver({ camera, isNear }: Look, whole: ReadonlySignal<TablePicture>): Lens {
  const change = (next: (camera: Camera, table: Picture) => Camera) => {
    const { table } = whole.peek();
    if (table !== null) camera.value = next(camera.peek(), table);
  };
  const step = (factor: number) =>
    change((now, table) => zoomBy(now, { factor, about: middleOf(table) }, table));
  return {
    closer: () => step(STEP),
    further: () => step(1 / STEP),
    whole: () => (camera.value = WHOLE),
    zoom: (factor, about) => change((now, table) => zoomBy(now, { factor, about }, table)),
    pan: (by) => change((now, table) => panBy(now, by, table.area)),
    isNear: () => isNear.peek(),
    isOnTable: ({ x, y }) => {
      const area = whole.peek().table?.area;
      if (area === undefined) return false;
      return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
    },
  };
}

function middleOf({ area }: Picture): Point {
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** Follows wheel, keys and two fingers while the table is on the page. */
export function useLooking(screen: RefObject<HTMLElement | null>, lens: Lens): void {
  useEffect(() => {
    const element = screen.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      if (!lens.isOnTable(at)) return;
      event.preventDefault();
      lens.zoom(2 ** (-event.deltaY / WHEEL_PX), at);
    };
    const onKey = (event: KeyboardEvent) => {
      const act = keyMeaning(event, lens);
      if (act === null || isTyping(event.target)) return;
      act();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('keydown', onKey, { capture: true });
    const stop = followFingers(element, lens);
    return () => {
      element.removeEventListener('wheel', onWheel);
      removeEventListener('keydown', onKey, { capture: true });
      stop();
    };
  }, [screen, lens]);
}

/** A zero jumps to a tile with a blank, unless the table is looked at from near. */
function keyMeaning(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  lens: Lens,
): (() => void) | null {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return null;
  if (key === '+' || key === '=') return lens.closer;
  if (key === '-') return lens.further;
  return key === '0' && lens.isNear() ? lens.whole : null;
}
