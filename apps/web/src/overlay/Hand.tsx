import type { ReadonlySignal } from '@preact/signals';
import { highOf, lowOf, type TileId, type TrainId } from '@roundhouse/rules';
import { useRef } from 'preact/hooks';
import type { Play } from '../store/play.ts';
import { settings } from '../store/settings.ts';
import { playsFor } from '../store/table.ts';
import { text } from '../text/text.ts';
import { over } from './placing.ts';
import { TileFace } from './TileFace.tsx';
import { focusFirstLegalLane } from './useKeys.ts';
import type { TablePicture } from './useTablePicture.ts';

/** What the hand needs. */
export interface HandProps {
  readonly play: Play;
  readonly picture: ReadonlySignal<TablePicture>;
  /** True while no canvas draws the tiles. */
  readonly drawn: boolean;
}

/** The own tiles: one stop for the Tab key, arrows within; Alt and arrows reorder. */
export function Hand({ play, picture, drawn }: HandProps) {
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef<TileId | null>(null);
  const hand = play.hand.value;
  const places = picture.value.hand?.places ?? [];
  const perRow = Math.ceil(hand.length / Math.max(1, picture.value.hand?.rows ?? 1));
  const stop =
    focused.current !== null && hand.includes(focused.current) ? focused.current : hand[0];

  const focusAt = (index: number) => {
    group.current?.querySelectorAll<HTMLElement>('.hand-tile')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = target(event.key, index, { count: hand.length, perRow });
    const tile = hand[index];
    if (to === null || tile === undefined) return;
    event.preventDefault();
    if (event.altKey) {
      play.move(tile, to);
      requestAnimationFrame(() => focusAt(Math.min(to, hand.length - 1)));
    } else {
      focusAt(to);
    }
  };
  return (
    <div class="hand" role="group" aria-labelledby="hand-title" ref={group}>
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
            aria-pressed={play.chosen.value.tile === tile}
            aria-label={text.handTileName(tile, fitsOf(play, tile), play.speaker.value)}
            onFocus={() => (focused.current = tile)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={(event) => {
              play.tapTile(tile, settings.value.secondTapPlays);
              // A press of Enter has no pointer behind it.
              if (event.detail === 0 && play.chosen.value.tile === tile) focusFirstLegalLane();
            }}
          >
            {drawn && (
              <span class="tile">
                <TileFace
                  top={highOf(tile)}
                  bottom={lowOf(tile)}
                  numerals={settings.value.numerals}
                />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Trains on which a tile may be laid now. */
export function fitsOf(play: Play, tile: TileId): readonly TrainId[] {
  return [...new Set(playsFor(play.legal.value, { tile }).map(({ train }) => train))];
}

function handLooks(play: Play, tile: TileId): string {
  const { chosen, legal, playable } = play;
  const { train } = chosen.value;
  const wanted =
    train === null ? playable.value.has(tile) : playsFor(legal.value, { tile, train }).length > 0;
  const isMyTurn = legal.value.length > 0;
  return [
    'hand-tile',
    ...(chosen.value.tile === tile ? ['is-lifted'] : []),
    ...(isMyTurn ? [wanted ? 'is-playable' : 'is-dim'] : []),
  ].join(' ');
}

/** Where a key leads from a place in the hand, or null for a key that leads nowhere. */
function target(
  key: string,
  index: number,
  { count, perRow }: { readonly count: number; readonly perRow: number },
): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return Math.min(last, index + perRow);
    case 'ArrowUp':
      return Math.max(0, index - perRow);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
