import { MIXED_TILE } from '../planner/planHand.ts';
import { EXTRA_TILE, MARKER_DOWN } from '../weights.ts';
import type { QuickRound } from './QuickRound.ts';
import type { TrainFinder } from './TrainFinder.ts';

/** Plays a quick round to its end. Every seat weighs its plays much as a Dispatcher does. */
export function playOn(round: QuickRound, finder: TrainFinder): void {
  while (round.seat >= 0) {
    const found = round.findPlays();
    if (found > 0) layPlay(round, found === 1 ? 0 : bestPlay(round, finder));
    else if (round.mayDraw) round.draw();
    else round.fail();
  }
}

/** Lays the play with this index. */
export function layPlay(round: QuickRound, index: number): void {
  round.lay(round.playTrains[index] ?? 0, round.playOuters[index] ?? 0);
}

function bestPlay(round: QuickRound, finder: TrainFinder): number {
  let best = 0;
  let most = -1;
  for (let index = 0; index < round.playCount; index += 1) {
    const worth = worthOf(round, finder, index);
    if (worth <= most) continue;
    most = worth;
    best = index;
  }
  return best;
}

/** What the tile sheds, and the train that is left after it. */
function worthOf(round: QuickRound, finder: TrainFinder, index: number): number {
  const { seat, hands, ends } = round;
  const train = round.playTrains[index] ?? 0;
  const outer = round.playOuters[index] ?? 0;
  const inner = ends[train] ?? 0;
  const isHome = train === seat;
  hands.hide(seat, inner, outer);
  const left = finder.weigh(seat, isHome ? outer : (ends[seat] ?? 0));
  hands.hide(seat, inner, outer);
  const extraTile = inner === outer ? EXTRA_TILE : 0;
  const markerDown = isHome && round.isMarked(seat) ? MARKER_DOWN : 0;
  return MIXED_TILE + hands.pointsOf(inner, outer) + left + extraTile + markerDown;
}
