import type { ReadonlySignal } from '@preact/signals';
import type { TileId, TrainId } from '@roundhouse/rules';
import { useRef } from 'preact/hooks';
import type { Play } from '../../store/table/play.ts';
import { showsNumerals } from '../../store/kept/settings.ts';
import { playsFor } from '../../store/table/table.ts';
import { text } from '../../text/text.ts';
import { handFace } from '../picture/handFace.ts';
import { over, tileAt } from '../picture/placing.ts';
import { TileFace } from '../parts/TileFace.tsx';
import type { TileDrag } from './useDrag.ts';
import { focusFirstLegalLane } from './focusFirstLegalLane.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';

/** What the hand needs. */
export interface HandProps {
  readonly play: Play;
  readonly picture: ReadonlySignal<TablePicture>;
  readonly drag: TileDrag;
  /** True while no canvas draws the tiles. */
  readonly drawn: boolean;
}

/** The own tiles: one stop for the Tab key, arrows within; Alt and arrows reorder. */
export function Hand({ play, picture, drag, drawn }: HandProps) {
  const focused = useRef<TileId | null>(null);
  const hand = play.hand.value;
  const places = picture.value.hand?.places ?? [];
  const stop =
    focused.current !== null && hand.includes(focused.current) ? focused.current : hand[0];

  const tap = (tile: TileId, isKey: boolean) => {
    if (drag.wasDrag()) return;
    play.step({ type: 'tileTapped', tile });
    if (isKey && play.lifted.value === tile) focusFirstLegalLane();
  };
  return (
    <div class="hand" role="group" aria-labelledby="hand-title">
      {hand.map((tile, index) => {
        const place = places[index];
        return (
          <button
            key={tile}
            type="button"
            class={handLooks(play, tile)}
            style={place && over(place)}
            data-tile={tile}
            data-turned={play.order.arrangement.value.turned.includes(tile)}
            tabIndex={tile === stop ? 0 : -1}
            aria-pressed={play.lifted.value === tile}
            aria-label={nameOf(play, tile)}
            onFocus={() => (focused.current = tile)}
            // A press of Enter has no pointer behind it.
            onClick={(event) => tap(tile, event.detail === 0)}
            onContextMenu={(event) => {
              event.preventDefault(); // a long press of a finger means nothing
              if (event.button === 2 && !drag.isHeld()) play.order.turnOver(tile);
            }}
            {...drag.handlers(tile)}
          >
            {drawn && <HandFace play={play} tile={tile} />}
            {play.order.fresh.value.has(tile) && (
              <span class="fresh-sign" aria-hidden="true">
                {text.moves.fresh}
              </span>
            )}
          </button>
        );
      })}
      {picture.value.hand?.dividers.map((place) => (
        <span key={`${place.x} ${place.y}`} class="divider" style={over(place)} />
      ))}
      {drawn && <FloatingTile play={play} picture={picture} drag={drag} />}
    </div>
  );
}

function HandFace({ play, tile }: { readonly play: Play; readonly tile: TileId }) {
  return (
    <span class="tile">
      <TileFace {...handFace(play, tile)} numerals={showsNumerals()} />
    </span>
  );
}

/** The tile under the finger, while no canvas draws it. */
function FloatingTile({ play, picture, drag }: Pick<HandProps, 'play' | 'picture' | 'drag'>) {
  const { value: floating } = drag.floating;
  if (floating === null) return null;
  return (
    <span class="floating-tile" style={tileAt(floating.at, picture.value.hand?.unit ?? 30, 0)}>
      <HandFace play={play} tile={floating.tile} />
    </span>
  );
}

function nameOf(play: Play, tile: TileId): string {
  const name = text.handTileName(tile, fitsOf(play, tile), play.speaker.value);
  return play.order.fresh.value.has(tile) ? text.moves.freshTile(name) : name;
}

/** Trains on which a tile may be laid now. */
function fitsOf(play: Play, tile: TileId): readonly TrainId[] {
  return [...new Set(playsFor(play.legal.value, { tile }).map(({ train }) => train))];
}

function handLooks(play: Play, tile: TileId): string {
  const isChoice = play.highlights.value.tiles.size > 0;
  const invited = play.highlights.value.tiles.has(tile) ? 'is-playable' : 'is-dim';
  const { kind } = play.selection.value;
  return [
    'hand-tile',
    ...(play.lifted.value === tile ? [kind === 'dragging' ? 'is-away' : 'is-lifted'] : []),
    ...(isChoice ? [invited] : []),
    ...(play.order.fresh.value.has(tile) ? ['is-fresh'] : []),
  ].join(' ');
}
