import type { ReadonlySignal } from '@preact/signals';
import type { TileId, TrainId } from '@roundhouse/rules';
import { useRef } from 'preact/hooks';
import type { Moves, TileMark } from '../../store/table/moves.ts';
import { showsNumerals } from '../../store/kept/settings.ts';
import { playsFor } from '../../store/table/table.ts';
import { text } from '../../text/text.ts';
import { handFace } from '../picture/handFace.ts';
import { over, tileAt } from '../picture/placing.ts';
import { GRIP } from '../parts/grip.ts';
import { TileFace } from '../parts/TileFace.tsx';
import type { TileDrag } from './useDrag.ts';
import { focusFirstLegalLane } from './focusFirstLegalLane.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';

/** What the hand needs. */
export interface HandProps {
  readonly moves: Moves;
  readonly picture: ReadonlySignal<TablePicture>;
  readonly drag: TileDrag;
  /** True while no canvas draws the tiles: plain elements show them. */
  readonly isPlain: boolean;
}

/** The own tiles: one stop for the Tab key, arrows within; Alt and arrows reorder. */
export function Hand({ moves, picture, drag, isPlain }: HandProps) {
  const focused = useRef<TileId | null>(null);
  const hand = moves.hand.value;
  const places = picture.value.hand?.places ?? [];
  const stop =
    focused.current !== null && hand.includes(focused.current) ? focused.current : hand[0];

  const tap = (tile: TileId, isKey: boolean) => {
    if (drag.wasDrag() && !isKey) return;
    moves.step({ type: 'tileTapped', tile });
    if (isKey && moves.lifted.value === tile) focusFirstLegalLane();
  };
  return (
    <div class="hand" role="group" aria-labelledby="hand-title">
      {hand.map((tile, index) => {
        const place = places[index];
        return (
          <button
            key={tile}
            type="button"
            class={handLooks(moves, tile)}
            style={place && over(place)}
            data-tile={tile}
            data-mark={markOf(moves, tile)?.sign}
            data-turned={moves.order.arrangement.value.turned.includes(tile)}
            tabIndex={tile === stop ? 0 : -1}
            aria-pressed={moves.lifted.value === tile}
            aria-label={nameOf(moves, tile)}
            onFocus={() => (focused.current = tile)}
            // A press of Enter has no pointer behind it.
            onClick={(event) => tap(tile, event.detail === 0)}
            onContextMenu={(event) => {
              event.preventDefault(); // a long press of a finger means nothing
              if (event.button === 2 && !drag.isHeld()) moves.order.turnOver(tile);
            }}
            {...GRIP}
            {...drag.handlers(tile)}
          >
            {isPlain && <HandFace moves={moves} tile={tile} />}
            {moves.order.fresh.value.has(tile) && <span class="fresh-sign" />}
          </button>
        );
      })}
      {picture.value.hand?.dividers.map((place) => (
        <span key={`${place.x} ${place.y}`} class="divider" style={over(place)} />
      ))}
      {isPlain && <FloatingTile moves={moves} picture={picture} drag={drag} />}
    </div>
  );
}

function HandFace({ moves, tile }: { readonly moves: Moves; readonly tile: TileId }) {
  return (
    <span class="tile">
      <TileFace {...handFace(moves, tile)} numerals={showsNumerals()} />
    </span>
  );
}

/** The tile under the finger, while no canvas draws it. */
function FloatingTile({ moves, picture, drag }: Pick<HandProps, 'moves' | 'picture' | 'drag'>) {
  const { value: floating } = drag.floating;
  if (floating === null) return null;
  return (
    <span class="floating-tile" style={tileAt(floating.at, picture.value.hand?.unit ?? 30, 0)}>
      <HandFace moves={moves} tile={floating.tile} />
    </span>
  );
}

function nameOf(moves: Moves, tile: TileId): string {
  const name = text.handTileName(tile, fitsOf(moves, tile), moves.speaker.value);
  const mark = markOf(moves, tile)?.words;
  const marked = mark === undefined ? name : text.moves.markedTile(name, mark);
  return moves.order.fresh.value.has(tile) ? text.moves.freshTile(marked) : marked;
}

/** What hints say of a tile, or else the coach. */
function markOf({ marks, advised }: Moves, tile: TileId): TileMark | undefined {
  const { value: advice } = advised;
  return marks.value.get(tile) ?? (advice?.tile === tile ? advice.mark : undefined);
}

/** Trains on which a tile may be laid now. */
function fitsOf(moves: Moves, tile: TileId): readonly TrainId[] {
  return [...new Set(playsFor(moves.legal.value, { tile }).map(({ train }) => train))];
}

function handLooks(moves: Moves, tile: TileId): string {
  const isChoice = moves.highlights.value.tiles.size > 0;
  const invited = moves.highlights.value.tiles.has(tile) ? 'is-playable' : 'is-dim';
  const { kind } = moves.selection.value;
  return [
    'hand-tile',
    ...(moves.lifted.value === tile ? [kind === 'dragging' ? 'is-away' : 'is-lifted'] : []),
    ...(isChoice ? [invited] : []),
    ...(moves.order.fresh.value.has(tile) ? ['is-fresh'] : []),
  ].join(' ');
}
