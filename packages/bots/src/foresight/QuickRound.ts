import { turnOf, type Table, type TileId } from '@roundhouse/rules';
import { lowestPip } from '../planner/TileGraph.ts';
import { QuickDoubles } from './QuickDoubles.ts';
import { QuickHands } from './QuickHands.ts';

/** More places than any hand has tiles for any table. */
const MOST_PLAYS = 1_024;

/**
 * A round that is played on in somebody's mind, thousands of times for one decision: the rules that
 * `quickRules.ts` lists once more, on numbers that change in place. What it allows and does is compared
 * with the rulebook, move by move, in `QuickRound.test.ts`. Announcements are taken as made in time.
 *
 * Seats are numbers; a train has the number of its seat, the Mexican train the number of seats.
 */
export class QuickRound {
  readonly table: Table;
  readonly hands: QuickHands;
  readonly doubles: QuickDoubles;
  /** By train: the number that it shows. */
  readonly ends: Int8Array;
  /** The seat that plays; -1 once the round is over. */
  seat = -1;
  /** The seat that went out; -1 in a round that runs or is blocked. */
  out = -1;
  /** The turn began with a double to cover. */
  isCover = false;
  /** A tile is owed after a double. */
  isExtra = false;
  /** The places found by `findPlays`: train and outer half of each, `playCount` of them. */
  readonly playTrains = new Int8Array(MOST_PLAYS);
  readonly playOuters = new Int8Array(MOST_PLAYS);
  playCount = 0;
  /** Trains with a marker, one bit each. */
  #marked = 0;
  /** By pip: tiles on the table. */
  readonly #laidBySuit: Int8Array;
  #boneyard: readonly TileId[] = [];
  #taken = 0;
  #hasDrawn = false;
  #hasLaid = false;
  #passes: number;
  /** Made once: `findPlays` asks it of each double. */
  readonly #holds = (pip: number) => (this.hands.partnersOf(this.seat, pip) & ~(1 << pip)) !== 0;

  /** The table as it lies; nobody holds a tile yet. */
  constructor(table: Table) {
    const { personal, mexican, engine } = table;
    this.table = table;
    this.hands = new QuickHands(table);
    this.doubles = new QuickDoubles(table);
    this.ends = Int8Array.from([...personal, mexican], ({ ends }) => ends[0]?.pip ?? engine);
    this.#laidBySuit = Int8Array.from(table.laidBySuit);
    this.#passes = table.countedPasses;
    for (const [seat, { marked }] of personal.entries()) this.#marked |= Number(marked) << seat;
    const turn = turnOf(table);
    if (turn === null) return;
    this.seat = turn.seat;
    this.isCover = turn.cover;
    this.isExtra = turn.step === 'extra';
    this.#hasDrawn = turn.drawn > 0;
    this.#hasLaid = turn.tilesLaid > 0;
  }

  /** Becomes what the other is; both are rounds of one table. */
  copy(other: QuickRound): void {
    this.hands.copy(other.hands);
    this.doubles.copy(other.doubles);
    this.ends.set(other.ends);
    this.seat = other.seat;
    this.out = other.out;
    this.isCover = other.isCover;
    this.isExtra = other.isExtra;
    this.#marked = other.#marked;
    this.#laidBySuit.set(other.#laidBySuit);
    this.#boneyard = other.#boneyard;
    this.#taken = other.#taken;
    this.#hasDrawn = other.#hasDrawn;
    this.#hasLaid = other.#hasLaid;
    this.#passes = other.#passes;
  }

  /** The tiles to draw, the first of them next. */
  fillBoneyard(tiles: readonly TileId[]): void {
    this.#boneyard = tiles;
    this.#taken = 0;
  }

  get boneyardCount(): number {
    return this.#boneyard.length - this.#taken;
  }

  /** True when a seat's train carries its marker. */
  isMarked(seat: number): boolean {
    return ((this.#marked >> seat) & 1) === 1;
  }

  /** Finds every place where the seat in turn may lay a tile, and says how many there are. */
  findPlays(): number {
    this.playCount = 0;
    for (let train = 0; train <= this.table.seatCount; train += 1) {
      if (this.#isOpen(train)) this.#findPlaysOn(train);
    }
    return this.playCount;
  }

  #findPlaysOn(train: number): void {
    const inner = this.ends[train] ?? 0;
    for (let left = this.hands.partnersOf(this.seat, inner); left !== 0; left &= left - 1) {
      const outer = lowestPip(left);
      const double = outer === inner ? inner : -1;
      if (this.isExtra && !this.doubles.mayFollow({ train, double }, this.#holds)) continue;
      this.playTrains[this.playCount] = train;
      this.playOuters[this.playCount] = outer;
      this.playCount += 1;
    }
  }

  /** True when the seat in turn may draw instead; it has nothing to lay. */
  get mayDraw(): boolean {
    return !this.#hasDrawn && this.boneyardCount > 0;
  }

  /** Lays a tile of the seat in turn: one of the plays that were found. */
  lay(train: number, outer: number): void {
    const { seat } = this;
    const inner = this.ends[train] ?? 0;
    const left = this.hands.take(seat, inner, outer);
    this.ends[train] = outer;
    this.#countSuits(inner, outer);
    this.#passes = 0;
    this.#hasLaid = true;
    this.doubles.cover(train);
    if (train === seat) this.#marked &= ~(1 << seat);
    if (left === 0) this.#end(seat);
    else if (inner === outer && !this.#asksForNothing(outer)) this.#goOn(train, outer);
    else this.#endTurn();
  }

  /** The seat in turn draws; it has nothing to lay. */
  draw(): void {
    const tile = this.#boneyard[this.#taken];
    if (tile === undefined) return;
    this.#taken += 1;
    this.hands.give(this.seat, tile);
    this.#hasDrawn = true;
  }

  /** The seat in turn fails to lay a tile. */
  fail(): void {
    if (this.boneyardCount === 0 && !this.#hasDrawn && !this.#hasLaid) this.#passes += 1;
    this.#marked |= 1 << this.seat;
    this.#endTurn();
  }

  #countSuits(inner: number, outer: number): void {
    this.#laidBySuit[inner] = (this.#laidBySuit[inner] ?? 0) + 1;
    if (inner !== outer) this.#laidBySuit[outer] = (this.#laidBySuit[outer] ?? 0) + 1;
  }

  #isOpen(train: number): boolean {
    if (this.isCover) return this.#isDue(train);
    if (train === this.seat || train === this.table.seatCount) return true;
    return this.isMarked(train) || this.doubles.isFresh(train);
  }

  /** True when the turn has to go on this train, of all with an open double. */
  #isDue(train: number): boolean {
    const order = this.table.options.coverOrder;
    let due = -1;
    for (let index = 0; index < this.doubles.count; index += 1) {
      const open = this.doubles.trainAt(index);
      if (this.#isReleased(open)) continue;
      if (order === 'any' && open === train) return true;
      if (order === 'reverse' || due < 0) due = open;
    }
    return order !== 'any' && due === train;
  }

  #isExhausted(pip: number): boolean {
    return this.#laidBySuit[pip] === this.table.laidBySuit.length;
  }

  /** The open double of an exhausted number may block no more. */
  #isReleased(train: number): boolean {
    const { exhaustedSuit } = this.table.options;
    return exhaustedSuit !== 'none' && this.#isExhausted(this.ends[train] ?? 0);
  }

  #asksForNothing(pip: number): boolean {
    const { exhaustedSuit } = this.table.options;
    return exhaustedSuit === 'waiveExtraAndRelease' && this.#isExhausted(pip);
  }

  /** After a double the turn goes on. */
  #goOn(train: number, pip: number): void {
    this.doubles.lay(train, pip);
    this.isExtra = true;
    this.#hasDrawn = false;
  }

  #endTurn(): void {
    const next = (this.seat + 1) % this.table.seatCount;
    if (this.#isBlocked()) this.#end(-1);
    else this.#beginTurn(next);
  }

  #beginTurn(seat: number): void {
    this.seat = seat;
    this.doubles.settle();
    this.isCover = this.#isBound();
    this.isExtra = false;
    this.#hasDrawn = false;
    this.#hasLaid = false;
  }

  #isBound(): boolean {
    for (let index = 0; index < this.doubles.count; index += 1) {
      if (!this.#isReleased(this.doubles.trainAt(index))) return true;
    }
    return false;
  }

  #isBlocked(): boolean {
    const { seatCount, options } = this.table;
    if (this.boneyardCount > 0 || this.#passes < seatCount) return false;
    if (options.blockRule === 'allPassed') return true;
    for (let seat = 0; seat < seatCount; seat += 1) {
      this.#beginTurn(seat);
      if (this.findPlays() > 0) return false;
    }
    return true;
  }

  #end(out: number): void {
    this.out = out;
    this.seat = -1;
  }
}
