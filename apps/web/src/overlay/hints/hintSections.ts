import { adviceFor, hintsFor, noStarterChance, type Hints } from '@roundhouse/bots';
import { handPoints, seatsOf, trainOf, type SeatView, type TileId } from '@roundhouse/rules';
import type { TileMark } from '../../store/table/moves.ts';
import type { Speaker } from '../../text/speaker.ts';
import { text } from '../../text/text.ts';

/** Some sentences about one thing. */
export interface HintSection {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Everything that can be said of a hand, with what to do first; sections without a sentence are left out. */
export function hintSections(view: SeatView, speaker: Speaker): readonly HintSection[] {
  const hints = hintsFor(view);
  const { hints: words } = text;
  const sections: readonly HintSection[] = [
    { title: words.now, sentences: adviceSentences(view, speaker) },
    { title: words.train, sentences: trainSentences(view, hints) },
    { title: words.firsts, sentences: firstSentences(hints) },
    {
      title: words.dumps,
      sentences: hints.dumps.map(({ tile, costs, proven }) => text.dumpCosts(tile, costs, proven)),
    },
    {
      title: words.doubles,
      sentences: hints.doubles.map(({ double, covers }) => text.coversFor(double, covers)),
    },
    {
      title: words.gone,
      sentences: hints.deadSuits.map(({ pip, held }) => text.usedUp(pip, held)),
    },
    { title: words.ending, sentences: endingSentences(view, hints, speaker) },
  ];
  return sections.filter(({ sentences }) => sentences.length > 0);
}

/** What a coach says in a line: what to lay and why, or how good the hand is while others moves. */
export function coachWords(view: SeatView, speaker: Speaker): string {
  const advice = adviceFor(view);
  if (advice !== null) return text.adviceWords(advice, speaker);
  return trainSentences(view, hintsFor(view)).slice(0, 2).join(' ');
}

function adviceSentences(view: SeatView, speaker: Speaker): readonly string[] {
  const advice = adviceFor(view);
  if (advice === null) return [];
  const { orElse } = advice;
  return [
    text.adviceWords(advice, speaker),
    ...(orElse === null ? [] : [text.orElse(orElse.tile)]),
  ];
}

function trainSentences(view: SeatView, { plan }: Hints): readonly string[] {
  const { start, tiles, extras, proven } = plan;
  const count = view.hand.tiles.length;
  if (tiles.length === 0) return starterless(view) ?? [text.hints.noTrain];
  return [
    text.bestTrain(tiles.length, count, handPoints(view.table.options, tiles)),
    proven ? text.hints.longest : text.hints.longestFound,
    text.trainTiles(tiles, start),
    text.extraTiles(extras),
  ];
}

/** How often a hand begins without a starter; null where this one has begun, or may. */
function starterless({ table, seat, hand }: SeatView): readonly string[] | null {
  const isFresh = trainOf(table, seat).placed.length === 0 && table.hadTurn[seat] !== true;
  if (!isFresh || hand.drawnTile !== null) return null;
  const handSize = hand.tiles.length;
  const chance = noStarterChance({ maxPip: table.options.maxPip, handSize });
  return [text.noStarter(Math.round(chance * 1_000) / 10, handSize)];
}

function firstSentences({ firsts }: Hints): readonly string[] {
  if (firsts.length < 2) return [];
  return firsts.map(({ tile, keeps, proven }) => text.firstKeeps(tile, keeps, proven));
}

/** So many of the heaviest tiles are named. */
const MOST_NAMED = 3;
/** Whoever has so few is about to go out; `hintsFor` counts alike. */
const FEW = 2;

function endingSentences(
  { table, seat }: SeatView,
  { shed }: Hints,
  speaker: Speaker,
): readonly string[] {
  if (shed.length === 0) return [];
  const near = seatsOf(table.seatCount).filter(
    (other) => other !== seat && (table.handCounts[other] ?? 0) <= FEW,
  );
  const names = near.map((other) => speaker.names[other] ?? '');
  return [text.shedFirst(names, shed.slice(0, MOST_NAMED))];
}

/** The place of each tile on the best train, and a sign at the extras. */
export function marksOf(view: SeatView): ReadonlyMap<TileId, TileMark> {
  const { plan } = hintsFor(view);
  return new Map([
    ...plan.tiles.map((tile, at): [TileId, TileMark] => [
      tile,
      { sign: String(at + 1), words: text.onBestTrain(at + 1) },
    ]),
    ...plan.extras.map((tile): [TileId, TileMark] => [
      tile,
      { sign: '+', words: text.hints.extra },
    ]),
  ]);
}
