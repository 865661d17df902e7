import type { SeatView, TileId, TrainId } from '@roundhouse/rules';
import { outcomeOf } from '../../input/outcome.ts';
import type { Place } from '../../input/selection.ts';
import { areaInSight } from '../../layout/camera.ts';
import type { Lane, Rect } from '../../layout/picture.ts';
import type { Moves } from '../../store/table/moves.ts';
import type { OutcomeFacts } from '../../text/facts.ts';
import { text } from '../../text/text.ts';
import { sayId } from '../labels/laneWords.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';
import { ZOOM_PX } from '../picture/zoomRoom.ts';
import { Sentence } from '../parts/Sentence.tsx';
import { briefOf, briefWords } from './brief.ts';
import { sayingPlace, type SayingStyle } from './sayingPlace.ts';
import { commonReason, whyNot } from './whyNot.ts';

/** A train beside a tile that is picked up. */
export interface LaneSayProps {
  readonly moves: Moves;
  readonly train: TrainId;
  /** Where the train lies; null where it is a row of a list. */
  readonly lane: Lane | null;
  /** The table that it lies on; null where it is a row of a list. */
  readonly picture: TablePicture | null;
}

/** What is said of a train, in full for ears, and for eyes where it has room. */
interface Saying {
  readonly words: string;
  /** What eyes may read instead, the best first. */
  readonly shown: readonly string[];
  readonly isYes: boolean;
  /** The train is closed: where it lies, its dimmed tiles say so. */
  readonly isClosed: boolean;
}

/** What would come of the tile on this train, or why it may not lie there, in the rules' own words. */
export function LaneSay({ moves, train, lane, picture }: LaneSayProps) {
  const { value: view } = moves.view;
  const tile = moves.lifted.value;
  if (view === null || tile === null) return null;
  const places = moves.highlights.value.places.filter((place) => place.train === train);
  const saying = places.length > 0 ? yes(view, tile, places) : no(moves, { view, tile, train });
  if (saying === null || saying.words === '') return null;
  const { words, isYes } = saying;
  const id = sayId(train);
  const set = lane === null || picture === null ? inRow(saying) : inLane(saying, lane, picture);
  if (set === null) {
    return (
      <span id={id} class="hidden-text">
        {words}
      </span>
    );
  }
  const isWhole = set.words === words;
  return (
    <span id={id} class={isYes ? 'lane-say is-yes' : 'lane-say'} style={{ ...set.place }}>
      <span aria-hidden={isWhole ? undefined : 'true'}>
        <Sentence words={set.words} />
      </span>
      {!isWhole && <span class="hidden-text">{words}</span>}
    </span>
  );
}

interface Shown {
  readonly words: string;
  readonly place: SayingStyle | null;
}

function inRow({ shown }: Saying): Shown | null {
  const words = shown.at(-1);
  return words === undefined ? null : { words, place: null };
}

function inLane(
  { words: whole, shown, isYes, isClosed }: Saying,
  lane: Lane,
  picture: TablePicture,
): Shown | null {
  if (isClosed) return null;
  const wish = { unit: picture.table?.unit ?? 0, sight: sightOf(picture) };
  const tries = shown.map((words) => ({ words, mayCover: false }));
  for (const { words, mayCover } of isYes ? [...tries, { words: whole, mayCover: true }] : tries) {
    const isNear = isYes || words !== whole;
    const place = sayingPlace(words, lane, { ...wish, isYes, isNear, mayCover });
    if (place !== null) return { words, place };
  }
  return null;
}

/** The part of the table that is seen from near, clear of the buttons that lie over it; null for all of it. */
function sightOf({ table, tray }: TablePicture): Rect | null {
  const seen = table === null ? null : areaInSight(table, tray);
  if (seen === null || table?.mode !== 'rows' || table.camera === undefined) return seen;
  return { ...seen, y: seen.y + ZOOM_PX, height: Math.max(0, seen.height - ZOOM_PX) };
}

function yes(view: SeatView, tile: TileId, places: readonly Place[]): Saying | null {
  const [only] = places;
  const isOpen = places.length > 1 || only === undefined || only.end === 'any';
  const outcome = isOpen
    ? null
    : outcomeOf(view, { type: 'play', tile, train: only.train, end: only.end });
  if (!isOpen && outcome === null) return null;
  const words = outcome === null ? text.moves.whichEnd : text.outcomeWords(outcome);
  const short = outcome === null ? null : briefly(outcome);
  const shown = short === null ? [words] : [words, short];
  return { words, shown, isYes: true, isClosed: false };
}

/** What happens in a sign, for lanes without room, where nothing happens but a play. */
function briefly({ covers, opens, wants, closes, isLast }: OutcomeFacts): string | null {
  const [pip, ...others] = wants;
  const isPlain = covers === null && opens === null && !closes && !isLast;
  return isPlain && pip !== undefined && others.length === 0
    ? text.moves.brief.thenWants(pip)
    : null;
}

/** Where all trains refuse for the same reason, the line of the turn says it, once. */
function no(
  moves: Moves,
  {
    view,
    tile,
    train,
  }: { readonly view: SeatView; readonly tile: TileId; readonly train: TrainId },
): Saying | null {
  const refusal = whyNot(view, tile, train);
  if (refusal === null) return null;
  const words = text.refusalSentence(refusal, moves.speaker.value);
  const brief = briefOf(refusal);
  const short = briefWords(brief);
  const isSaid = brief.kind !== 'notNow' || commonReason(view, tile) !== null;
  return {
    words,
    shown: isSaid ? [short] : [words, short],
    isYes: false,
    isClosed: brief.kind === 'closed',
  };
}
