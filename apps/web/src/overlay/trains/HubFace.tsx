import type { ReadonlySignal } from '@preact/signals';
import { showsNumerals } from '../../store/kept/settings.ts';
import type { Moves } from '../../store/table/moves.ts';
import { TileFace } from '../parts/TileFace.tsx';
import type { TablePicture } from '../picture/useTablePicture.ts';

/** The turntable with the engine, while no canvas draws it. */
export function HubFace(props: {
  readonly moves: Moves;
  readonly picture: ReadonlySignal<TablePicture>;
}) {
  const hub = props.picture.value.table?.hub;
  const { table } = props.moves.snapshot.value;
  if (hub === undefined || table === null) return null;
  const { x, y, radius } = hub;
  const style = {
    left: `${x - radius}px`,
    top: `${y - radius}px`,
    width: `${radius * 2}px`,
    height: `${radius * 2}px`,
  };
  return (
    <div class="hub-face" style={style} aria-hidden="true">
      <span class="tile">
        <TileFace top={table.engine} bottom={table.engine} numerals={showsNumerals()} />
      </span>
    </div>
  );
}
