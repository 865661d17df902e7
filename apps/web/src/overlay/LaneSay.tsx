import { refusalOf, type SeatView, type TileId, type TrainId } from '@roundhouse/rules';
import { outcomeOf } from '../input/outcome.ts';
import { playAt, type Place } from '../input/selection.ts';
import type { Lane } from '../layout/picture.ts';
import type { Play } from '../store/play.ts';
import { text } from '../text/text.ts';
import { sayId } from './laneWords.ts';
import { sayingPlace } from './sayingPlace.ts';
import { Sentence } from './Sentence.tsx';

/** A train beside a tile that is picked up. */
export interface LaneSayProps {
  readonly play: Play;
  readonly train: TrainId;
  /** Where the train lies; null where it is a row of a list. */
  readonly lane: Lane | null;
  /** Half a tile's edge in px. */
  readonly unit: number;
}

/** What would come of the tile on this train, or why it may not lie there, in the rules' own words. */
export function LaneSay({ play, train, lane, unit }: LaneSayProps) {
  const { value: view } = play.view;
  const tile = play.lifted.value;
  if (view === null || tile === null) return null;
  const places = play.highlights.value.places.filter((place) => place.train === train);
  const words = places.length > 0 ? yes(view, tile, places) : no(play, { view, tile, train });
  const looks = places.length > 0 ? 'lane-say is-yes' : 'lane-say';
  const id = sayId(train);
  if (words === '') return null;
  if (lane === null) {
    return (
      <span id={id} class={looks}>
        <Sentence words={words} />
      </span>
    );
  }
  const place = sayingPlace(words, lane, { unit, isYes: places.length > 0 });
  return (
    <span
      id={id}
      class={place === null ? 'hidden-text' : looks}
      style={place === null ? {} : { ...place }}
    >
      <span>
        <Sentence words={words} />
      </span>
    </span>
  );
}

function yes(view: SeatView, tile: TileId, places: readonly Place[]): string {
  const [only] = places;
  if (places.length > 1 || only === undefined || only.end === 'any') return text.moves.whichEnd;
  const outcome = outcomeOf(view, { type: 'play', tile, train: only.train, end: only.end });
  return outcome === null ? '' : text.outcomeWords(outcome);
}

function no(
  play: Play,
  meant: { readonly view: SeatView; readonly tile: TileId; readonly train: TrainId },
): string {
  const { view, tile, train } = meant;
  const refusal = refusalOf(view, playAt(tile, { train, end: 'any' }, view));
  return refusal === null ? '' : text.refusalSentence(refusal, play.speaker.value);
}
