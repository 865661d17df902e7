import {
  extraTileCovers,
  invariant,
  otherHalf,
  slotsOf,
  type Play,
  type SeatView,
  type TileId,
} from '@roundhouse/rules';
import type { Rng } from '../rng.ts';
import { imagine, unseenTiles } from './imagine.ts';
import { layPlay, playOn } from './playOn.ts';
import { QuickRound } from './QuickRound.ts';
import { TrainFinder } from './TrainFinder.ts';

/** Points that going out is worth besides those it saves. */
const OUT_BONUS = 5;
/** What a point on the hands of the others is worth, against one on the own. */
const OTHERS_SHARE = 0.5;

/** What may come of the plays of a seat: hidden tiles are dealt in thought, and the round is played on. */
export class Foresight {
  readonly #view: SeatView;
  readonly #unseen: readonly TileId[];
  /** The table with nobody's tiles; the deal that is thought of; and how it goes on. */
  readonly #bare: QuickRound;
  readonly #dealt: QuickRound;
  readonly #round: QuickRound;
  readonly #finder: TrainFinder;

  /** The rules are those of `isQuicklyPlayed`, and it is the seat's turn. */
  constructor(view: SeatView) {
    this.#view = view;
    this.#unseen = unseenTiles(view);
    this.#bare = new QuickRound(view.table);
    this.#dealt = new QuickRound(view.table);
    this.#round = new QuickRound(view.table);
    this.#finder = new TrainFinder(this.#round.hands, !extraTileCovers(view.table));
  }

  /** Thinks of another deal. */
  deal(rng: Rng): void {
    const { hands, boneyard } = imagine(this.#view, this.#unseen, rng);
    this.#dealt.copy(this.#bare);
    this.#dealt.fillBoneyard(boneyard);
    for (const [seat, tiles] of hands.entries()) {
      for (const tile of tiles) this.#dealt.hands.give(seat, tile);
    }
  }

  /** What a play leads to in this deal, in points: the more the better. */
  valueOf(play: Play): number {
    this.#round.copy(this.#dealt);
    layPlay(this.#round, this.#indexOf(play));
    playOn(this.#round, this.#finder);
    return this.#worthOfEnd();
  }

  #indexOf({ tile, train: id }: Play): number {
    const { table } = this.#view;
    const train = id === 'mexican' ? table.seatCount : id;
    const outer = otherHalf(tile, slotsOf(table, id)[0]?.pip ?? 0);
    const round = this.#round;
    round.findPlays();
    let index = 0;
    while (round.playTrains[index] !== train || round.playOuters[index] !== outer) {
      index += 1;
      invariant(index < round.playCount, 'a legal play is one of a quick round');
    }
    return index;
  }

  #worthOfEnd(): number {
    const { seat } = this.#view;
    const { hands, table, out } = this.#round;
    let others = 0;
    for (let other = 0; other < table.seatCount; other += 1) {
      if (other !== seat) others += hands.pointsHeld(other);
    }
    const share = (OTHERS_SHARE * others) / (table.seatCount - 1);
    return share - hands.pointsHeld(seat) + (out === seat ? OUT_BONUS : 0);
  }
}
