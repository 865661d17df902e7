import {
  useComputed,
  useSignal,
  useSignalEffect,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals';
import type { Camera, Picture, Point } from '../layout/picture.ts';
import { panBy, WHOLE, zoomBy, zoomed } from '../layout/zoom.ts';
import type { Play } from '../store/play.ts';
import type { TablePicture } from './useTablePicture.ts';

/** One press of a button or a key comes so much closer. */
const STEP = 1.3;
/** The table as it is looked at, and what changes that. */
export interface Look {
  readonly picture: ReadonlySignal<TablePicture>;
  readonly isNear: ReadonlySignal<boolean>;
  readonly closer: () => void;
  readonly further: () => void;
  readonly whole: () => void;
  /** About a point of the window, or the middle of the table. */
  readonly zoom: (factor: number, about: Point | null) => void;
  readonly pan: (by: Point) => void;
  readonly isOnTable: (at: Point) => boolean;
}

/**
 * Lets the table be looked at from near. It is an aid for reading only: every move can be made from the
 * whole table, and with each turn that is shown again.
 */
export function useCamera(play: Play, picture: ReadonlySignal<TablePicture>): Look {
  const camera = useFittingCamera(play, picture);
  const change = (next: (camera: Camera, table: Picture) => Camera) => {
    const { table } = picture.peek();
    if (table !== null) camera.value = next(camera.peek(), table);
  };
  const zoom = (factor: number, about: Point | null) =>
    change((now, table) => zoomBy(now, { factor, about: about ?? middleOf(table) }, table));
  return {
    picture: useComputed(() => {
      const { table, ...rest } = picture.value;
      return { ...rest, table: table && zoomed(table, camera.value) };
    }),
    isNear: useComputed(() => camera.value.scale > 1),
    closer: () => zoom(STEP, null),
    further: () => zoom(1 / STEP, null),
    whole: () => (camera.value = WHOLE),
    zoom,
    pan: (by) => change((now, table) => panBy(now, by, table.area)),
    isOnTable: ({ x, y }) => {
      const area = picture.peek().table?.area;
      if (area === undefined) return false;
      return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
    },
  };
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
