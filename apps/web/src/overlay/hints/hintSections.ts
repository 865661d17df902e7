import { adviceFor, bestTrain, type BestTrain, type Hints, type NoStarter } from '@roundhouse/bots';
import { handPoints, type SeatView, type TileId } from '@roundhouse/rules';
import type { TileMark } from '../../store/table/moves.ts';
import type { Speaker } from '../../text/speaker.ts';
import { text } from '../../text/text.ts';

/** Some sentences about one thing. */
export interface HintSection {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Everything that can be said of a hand, with what to do first; sections without a sentence are left out. */
export function hintSections(
  view: SeatView,
  hints: Hints,
  speaker: Speaker,
): readonly HintSection[] {
  const { hints: words } = text;
  const sections: readonly HintSection[] = [
    { title: words.now, sentences: adviceSentences(hints, speaker) },
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
    { title: words.ending, sentences: endingSentences(hints, speaker) },
  ];
  return sections.filter(({ sentences }) => sentences.length > 0);
}

/** What a coach says, and the tile that it is about; null where it is about none. */
export interface CoachWords {
  readonly words: string;
  readonly tile: TileId | null;
}

/** What a coach says in a line: what to lay and why, or how good the hand is while others move. */
export function coachWords(view: SeatView, speaker: Speaker): CoachWords {
  const advice = adviceFor(view);
  if (advice !== null) {
    const { command } = advice;
    const tile = command.type === 'play' ? command.tile : null;
    return { words: text.adviceWords(advice, speaker), tile };
  }
  const words = trainSentences(view, bestTrain(view)).slice(0, 2).join(' ');
  return { words, tile: null };
}

function adviceSentences({ advice }: Hints, speaker: Speaker): readonly string[] {
  if (advice === null) return [];
  const { orElse } = advice;
  return [
    text.adviceWords(advice, speaker),
    ...(orElse === null ? [] : [text.orElse(orElse.tile)]),
  ];
}

function trainSentences(view: SeatView, { plan, noStarter }: BestTrain): readonly string[] {
  const { start, tiles, extras, proven } = plan;
  if (noStarter !== null) return [starterless(noStarter)];
  if (tiles.length === 0) return [text.hints.noTrain];
  return [
    text.bestTrain(tiles.length, view.hand.tiles.length, handPoints(view.table.options, tiles)),
    proven ? text.hints.longest : text.hints.longestFound,
    text.trainTiles(tiles, start),
    text.extraTiles(extras),
  ];
}

/** How often a hand begins without a starter, in per cent and tenths of them. */
function starterless({ chance, handSize }: NoStarter): string {
  return text.noStarter(Math.round(chance * 1_000) / 10, handSize);
}

function firstSentences({ firsts }: Hints): readonly string[] {
  if (firsts.length < 2) return [];
  return firsts.map(({ tile, keeps, proven }) => text.firstKeeps(tile, keeps, proven));
}

/** So many of the heaviest tiles are named. */
const MOST_NAMED = 3;

function endingSentences({ nearlyOut, shed }: Hints, speaker: Speaker): readonly string[] {
  if (shed.length === 0) return [];
  const names = nearlyOut.map((other) => speaker.names[other] ?? '');
  return [text.shedFirst(names, shed.slice(0, MOST_NAMED))];
}

/** The place of each tile on the best train, and a sign at the extras; none without a train. */
export function marksOf({ plan }: Hints): ReadonlyMap<TileId, TileMark> {
  if (plan.tiles.length === 0) return new Map();
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
