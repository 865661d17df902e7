import {
  useComputed,
  useSignal,
  useSignalEffect,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals';
import { WHOLE, zoomed } from '../../layout/camera.ts';
import type { Camera } from '../../layout/picture.ts';
import type { Moves } from '../../store/table/moves.ts';
import type { TablePicture } from './useTablePicture.ts';

/** The table as it is looked at. */
export interface Look {
  readonly picture: ReadonlySignal<TablePicture>;
  readonly isNear: ReadonlySignal<boolean>;
  readonly camera: Signal<Camera>;
}

/**
 * Lets the table be looked at from near. It is an aid for reading only: every move can be made from the
 * whole table, and with each turn that is shown again.
 */
export function useCamera(moves: Moves, whole: ReadonlySignal<TablePicture>): Look {
  const camera = useFittingCamera(moves, whole);
  return {
    picture: useComputed(() => {
      const { table, ...rest } = whole.value;
      return { ...rest, table: table && zoomed(table, camera.value) };
    }),
    isNear: useComputed(() => camera.value.scale > 1),
    camera,
  };
}

/** A camera that shows the whole table with each turn, and when the screen changes. */
function useFittingCamera(moves: Moves, picture: ReadonlySignal<TablePicture>): Signal<Camera> {
  const camera = useSignal<Camera>(WHOLE);
  const turn = useComputed(() => moves.snapshot.value.turn);
  const area = useComputed(() => JSON.stringify(picture.value.table?.area));
  useSignalEffect(() => {
    void turn.value;
    void area.value;
    camera.value = WHOLE;
  });
  return camera;
}
