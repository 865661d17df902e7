import type { ReadonlySignal } from '@preact/signals';
import { highOf, lowOf, type TileId, type TrainId } from '@roundhouse/rules';
import { useRef } from 'preact/hooks';
import type { Play } from '../store/play.ts';
import { showsNumerals } from '../store/settings.ts';
import { playsFor } from '../store/table.ts';
import { text } from '../text/text.ts';
import { over, tileAt } from './placing.ts';
import { TileFace } from './TileFace.tsx';
import type { TileDrag } from './useDrag.ts';
import { focusFirstLegalLane } from './useKeys.ts';
import type { TablePicture } from './useTablePicture.ts';

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
            tabIndex={tile === stop ? 0 : -1}
            aria-pressed={play.lifted.value === tile}
            aria-label={text.handTileName(tile, fitsOf(play, tile), play.speaker.value)}
            onFocus={() => (focused.current = tile)}
            // A press of Enter has no pointer behind it.
            onClick={(event) => tap(tile, event.detail === 0)}
            {...drag.handlers(tile)}
          >
            {drawn && <HandFace tile={tile} />}
          </button>
        );
      })}
      {drawn && <FloatingTile picture={picture} drag={drag} />}
    </div>
  );
}

function HandFace({ tile }: { readonly tile: TileId }) {
  return (
    <span class="tile">
      <TileFace top={highOf(tile)} bottom={lowOf(tile)} numerals={showsNumerals()} />
    </span>
  );
}

/** The tile under the finger, while no canvas draws it. */
function FloatingTile({ picture, drag }: Pick<HandProps, 'picture' | 'drag'>) {
  const { value: floating } = drag.floating;
  if (floating === null) return null;
  return (
    <span class="floating-tile" style={tileAt(floating.at, picture.value.hand?.unit ?? 30, 0)}>
      <HandFace tile={floating.tile} />
    </span>
  );
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
  ].join(' ');
}
