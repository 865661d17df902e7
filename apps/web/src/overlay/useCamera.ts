import {
  useComputed,
  useSignal,
  useSignalEffect,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { followFingers, type Looking } from '../input/fingers.ts';
import type { Camera, Picture, Point } from '../layout/picture.ts';
import { panBy, WHOLE, zoomBy, zoomed } from '../layout/zoom.ts';
import type { Play } from '../store/play.ts';
import { isTyping } from './isTyping.ts';
import type { TablePicture } from './useTablePicture.ts';

/** One press of a button or a key comes so much closer. */
const STEP = 1.3;
/** So many px of a wheel come twice as close. */
const WHEEL_PX = 420;

/** The table as it is looked at, and what changes that. */
export interface Look {
  readonly picture: ReadonlySignal<TablePicture>;
  readonly isNear: ReadonlySignal<boolean>;
  readonly closer: () => void;
  readonly further: () => void;
  readonly whole: () => void;
}

/**
 * Lets the table be looked at from near, with two fingers, a wheel, keys or buttons. It is an aid for
 * reading only: every move can be made from the whole table, and with each turn that is shown again.
 */
export function useCamera(
  play: Play,
  screen: RefObject<HTMLElement | null>,
  picture: ReadonlySignal<TablePicture>,
): Look {
  const camera = useFittingCamera(play, picture);
  const change = (next: (camera: Camera, table: Picture) => Camera) => {
    const { table } = picture.peek();
    if (table !== null) camera.value = next(camera.peek(), table);
  };
  const zoom = (factor: number, about: Point | null) =>
    change((now, table) => zoomBy(now, { factor, about: about ?? middleOf(table) }, table));
  const look: Look = {
    picture: useComputed(() => {
      const { table, ...rest } = picture.value;
      return { ...rest, table: table && zoomed(table, camera.value) };
    }),
    isNear: useComputed(() => camera.value.scale > 1),
    closer: () => zoom(STEP, null),
    further: () => zoom(1 / STEP, null),
    whole: () => (camera.value = WHOLE),
  };
  useLooking(screen, {
    ...look,
    zoom,
    pan: (by) => change((now, table) => panBy(now, by, table.area)),
    isNear: () => camera.peek().scale > 1,
    isOnTable: ({ x, y }) => {
      const area = picture.peek().table?.area;
      if (area === undefined) return false;
      return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
    },
  });
  return look;
}

/** A camera that shows the whole table with each turn, and when the screen changes. */
function useFittingCamera(play: Play, picture: ReadonlySignal<TablePicture>): Signal<Camera> {
  const camera = useSignal<Camera>(WHOLE);
  const turn = useComputed(() => play.snapshot.value.turn);
  const area = useComputed(() => JSON.stringify(picture.value.table?.area));
  useSignalEffect(() => {
    void turn.value;
    void area.value;
    camera.value = WHOLE;
  });
  return camera;
}

function middleOf({ area }: Picture): Point {
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

type Keys = Pick<Look, 'closer' | 'further' | 'whole'>;

/** Follows wheel, keys and fingers while the table is on the page. */
function useLooking(screen: RefObject<HTMLElement | null>, looking: Looking & Keys): void {
  useEffect(() => {
    const element = screen.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      if (!looking.isOnTable(at)) return;
      event.preventDefault();
      looking.zoom(2 ** (-event.deltaY / WHEEL_PX), at);
    };
    const onKey = (event: KeyboardEvent) => {
      const act = keyMeaning(event, looking);
      if (act === null || isTyping(event.target)) return;
      act();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('keydown', onKey, { capture: true });
    const stop = followFingers(element, looking);
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
  looking: Looking & Keys,
): (() => void) | null {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return null;
  if (key === '+' || key === '=') return looking.closer;
  if (key === '-') return looking.further;
  return key === '0' && looking.isNear() ? looking.whole : null;
}
