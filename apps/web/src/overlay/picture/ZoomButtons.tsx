import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Look } from './useCamera.ts';
import { lensOver, useLooking } from './useLooking.ts';
import type { TablePicture } from './useTablePicture.ts';

/**
 * What looks at the table from near: buttons, keys, a wheel and two fingers. The buttons stand below the
 * turntable where lanes lie beside it, or in the strip of the turntable above them.
 */
export function ZoomButtons(props: {
  readonly look: Look;
  readonly screen: RefObject<HTMLElement | null>;
  /** The whole table. */
  readonly picture: ReadonlySignal<TablePicture>;
}) {
  const { look } = props;
  const lens = useMemo(() => lensOver(look, props.picture), [look.camera, props.picture]);
  useLooking(props.screen, lens);
  const { table } = props.picture.value;
  if (table === null || table.lanes.length === 0) return null;
  const { mode, area, hub } = table;
  const isNear = look.isNear.value;
  const place =
    mode === 'yard'
      ? { left: `${hub.x}px`, top: `${area.y + area.height - 8}px` }
      : { left: `${area.x + area.width - 8}px`, top: `${hub.y}px` };
  return (
    <div class={`zoom is-${mode}`} style={place} role="group" aria-label={text.table.zoom}>
      {isNear && (
        <>
          <button type="button" class="zoom-button" onClick={lens.whole}>
            <Icon name="larger" />
            <span class="hidden-text">{text.table.zoomFit}</span>
          </button>
          <button type="button" class="zoom-button" onClick={lens.further}>
            <Icon name="farther" />
            <span class="hidden-text">{text.table.zoomOut}</span>
          </button>
        </>
      )}
      <button type="button" class="zoom-button" onClick={lens.closer}>
        <Icon name="closer" />
        <span class="hidden-text">{text.table.zoomIn}</span>
      </button>
    </div>
  );
}
