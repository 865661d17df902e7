import type { Lane, Point } from '../../layout/picture.ts';
import { showsNumerals } from '../../store/kept/settings.ts';
import { tileAt } from '../picture/placing.ts';
import { TileFace } from '../parts/TileFace.tsx';

/** What a lane draws while no canvas does. */
export interface LaneFacesProps {
  readonly lane: Lane;
  readonly unit: number;
  /** Ends at which the lifted tile may be laid. */
  readonly ghosts: readonly (number | null | 'any')[];
  readonly marked: boolean;
}

/** Tiles, places and marker of a lane as plain elements: enough to play when no canvas can draw. */
export function LaneFaces({ lane, unit, ghosts, marked }: LaneFacesProps) {
  const here = ({ x, y }: Point): Point => ({ x: x - lane.rect.x, y: y - lane.rect.y });
  const numerals = showsNumerals();
  return (
    <span class="lane-faces" aria-hidden="true">
      {lane.tiles.map((place) => (
        // An upright drawing turned by -90 degrees lies with its top half on the left.
        <span key={place.index} class="tile" style={tileAt(here(place), unit, place.angle - 90)}>
          <TileFace
            top={place.inner}
            bottom={place.outer}
            numerals={numerals || unit < 15}
            angle={place.angle - 90}
          />
        </span>
      ))}
      {lane.slots.map((place) => {
        const isGhost = ghosts.includes(place.end);
        return (
          <span
            key={`${place.end} ${place.on}`}
            class={isGhost ? 'slot is-ghost' : 'slot'}
            style={tileAt(here(place), unit, place.angle - 90)}
          />
        );
      })}
      {marked && lane.marker !== null && (
        <span
          class={ghosts.length > 0 ? 'marker is-over-plus' : 'marker'}
          style={{ ...pointStyle(here(lane.marker)), fontSize: `${unit}px` }}
        />
      )}
    </span>
  );
}

function pointStyle({ x, y }: Point) {
  return { left: `${x}px`, top: `${y}px` };
}
