import type { TileId } from '@roundhouse/rules';
import { useLayoutEffect } from 'preact/hooks';
import { sorted, SORTINGS, type Sorting } from '../../store/hand/sorting.ts';
import type { Moves } from '../../store/table/moves.ts';
import { text } from '../../text/text.ts';
import { Icon } from '../parts/Icon.tsx';
import '../../styles/tools.css';
import { sortByPlan } from './sortByPlan.ts';
import type { PanelProps } from './tool.ts';

/** Where else a press leaves the panel open: a tile is picked up to be put in order. */
const BESIDE = '.hand, .sort-button';

/** Everything that puts the hand in order, without dragging. Load this file lazily. */
export function Arrange({ moves, picture, tool, panel }: PanelProps) {
  const close = () => (tool.value = null);
  const closeByButton = () => {
    close();
    document.querySelector<HTMLElement>('.arrange-button')?.focus();
  };
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('.arrange-sorts button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      closeByButton();
    };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (target.closest(BESIDE) === null) close();
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPress);
    };
  }, []);
  const lifted = moves.lifted.value;
  const { dividers } = moves.order.arrangement.value;
  const top = picture.value.tray?.y ?? 0;
  const sort = (by: Sorting | 'byPlan') => {
    if (by === 'byPlan') sortByPlan(moves);
    else moves.order.lay(sorted(moves.hand.value, by));
    close();
  };
  return (
    <section
      class="arrange"
      ref={panel}
      style={{ top: `${top - 6}px` }}
      aria-labelledby="arrange-title"
    >
      <header class="arrange-head">
        <h2 id="arrange-title">{text.moves.arrange}</h2>
        <button type="button" class="button button-quiet button-icon" onClick={closeByButton}>
          <Icon name="close" />
          <span class="hidden-text">{text.settings.close}</span>
        </button>
      </header>
      <div class="arrange-sorts">
        <button type="button" class="button button-main" onClick={() => sort('byPlan')}>
          {text.moves.byPlan}
        </button>
        {SORTINGS.map((by) => (
          <button key={by} type="button" class="button" onClick={() => sort(by)}>
            {text.table.sortings[by]}
          </button>
        ))}
      </div>
      {lifted === null ? (
        <p class="note">{text.arranging.arrangeHint}</p>
      ) : (
        <OneTile moves={moves} tile={lifted} />
      )}
      {dividers.length > 0 && (
        <button
          type="button"
          class="button button-quiet"
          onClick={() => moves.order.lay({ ...moves.order.arrangement.value, dividers: [] })}
        >
          {text.arranging.undivideAll}
        </button>
      )}
    </section>
  );
}

/** What can be done with the tile that is picked up. */
function OneTile({ moves, tile }: { readonly moves: Moves; readonly tile: TileId }) {
  const { order } = moves;
  const { tiles, dividers } = order.arrangement.value;
  const index = tiles.indexOf(tile);
  return (
    <div class="arrange-tile" role="group" aria-label={text.tileName(tile)}>
      <strong>{text.tileName(tile)}</strong>
      <div class="arrange-actions">
        <button type="button" class="button" onClick={() => order.turnOver(tile)}>
          {text.arranging.turnOver}
        </button>
        <button
          type="button"
          class="button"
          disabled={index <= 0}
          onClick={() => order.divide(tile)}
        >
          {dividers.includes(tile) ? text.arranging.undivide : text.arranging.divide}
        </button>
        <button
          type="button"
          class="button"
          disabled={index <= 0}
          onClick={() => order.move(tile, index - 1)}
        >
          {text.arranging.earlier}
        </button>
        <button
          type="button"
          class="button"
          disabled={index >= tiles.length - 1}
          onClick={() => order.move(tile, index + 1)}
        >
          {text.arranging.later}
        </button>
      </div>
    </div>
  );
}
