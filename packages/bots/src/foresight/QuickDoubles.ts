import { assertNever, type Table } from '@roundhouse/rules';

/** A tile that might follow a double of the same turn, by the train that it would lie on. */
export interface Follower {
  readonly train: number;
  /** The number of the double that it is; -1 when it is none. */
  readonly double: number;
}

/** The open doubles of a quick round, and those of its turn. Source: docs/rules.md#doubles */
export class QuickDoubles {
  readonly #table: Table;
  /** The trains with an open double, in the order in which those were laid. */
  readonly #trains: Int8Array;
  #count = 0;
  /** Trains with a double of the turn that runs, one bit each. */
  #fresh = 0;
  /** Doubles laid in this turn, and the number of the first. */
  #laid = 0;
  #first = -1;

  /** The doubles as they lie on the table; the Mexican train has the number of seats. */
  constructor(table: Table) {
    const { openDoubles, seatCount, phase } = table;
    this.#table = table;
    this.#trains = new Int8Array(seatCount + 1);
    for (const { train, thisTurn } of openDoubles) {
      this.#open(train === 'mexican' ? seatCount : train, thisTurn);
    }
    const laid = phase.kind === 'turn' ? phase.turn.laidDoubles : [];
    this.#laid = laid.length;
    this.#first = laid[0] ?? -1;
  }

  /** Becomes what the other is. */
  copy(other: QuickDoubles): void {
    this.#trains.set(other.#trains);
    this.#count = other.#count;
    this.#fresh = other.#fresh;
    this.#laid = other.#laid;
    this.#first = other.#first;
  }

  get count(): number {
    return this.#count;
  }

  /** The train of an open double, by the order in which they were laid. */
  trainAt(index: number): number {
    return this.#trains[index] ?? -1;
  }

  /** True when a double of this turn lies there open. */
  isFresh(train: number): boolean {
    return ((this.#fresh >> train) & 1) === 1;
  }

  /** A double of this turn wants to be covered. */
  lay(train: number, pip: number): void {
    this.#open(train, true);
    if (this.#laid === 0) this.#first = pip;
    this.#laid += 1;
  }

  /** A tile lies on whatever double was open there. */
  cover(train: number): void {
    let kept = 0;
    for (let index = 0; index < this.#count; index += 1) {
      const open = this.trainAt(index);
      if (open === train) continue;
      this.#trains[kept] = open;
      kept += 1;
    }
    this.#count = kept;
  }

  /** The next turn begins. */
  settle(): void {
    this.#fresh = 0;
    this.#laid = 0;
    this.#first = -1;
  }

  /**
   * True when a tile may follow a double of this turn on a train that is open. `holds` says whether
   * the seat would hold another tile with a number.
   */
  mayFollow({ train, double }: Follower, holds: (pip: number) => boolean): boolean {
    if (this.#table.options.extraTileTarget === 'openDoubleOnly') {
      return train === this.trainAt(this.#count - 1);
    }
    return double < 0 ? this.#mayClose(train) : this.#mayChain(double, holds);
  }

  /** A further double. */
  #mayChain(pip: number, holds: (pip: number) => boolean): boolean {
    const { doubleChain } = this.#table.options;
    switch (doubleChain) {
      case 'unlimited':
        return true;
      case 'single':
        return false;
      case 'twoIfThirdTileCovers':
        return this.#laid < 2 && (holds(pip) || holds(this.#first));
      default:
        return assertNever(doubleChain);
    }
  }

  /** The tile that ends a turn with doubles. */
  #mayClose(train: number): boolean {
    if (this.#laid < 2) return true;
    const { doubleChain, extraTileTarget } = this.#table.options;
    if (doubleChain === 'twoIfThirdTileCovers') return this.isFresh(train);
    if (extraTileTarget !== 'puremcoChain') return true;
    return train === this.#table.seatCount || train === this.#firstFresh() || !this.#isOpen(train);
  }

  #isOpen(train: number): boolean {
    for (let index = 0; index < this.#count; index += 1) {
      if (this.trainAt(index) === train) return true;
    }
    return false;
  }

  #firstFresh(): number {
    for (let index = 0; index < this.#count; index += 1) {
      if (this.isFresh(this.trainAt(index))) return this.trainAt(index);
    }
    return -1;
  }

  #open(train: number, isFresh: boolean): void {
    this.#trains[this.#count] = train;
    this.#count += 1;
    if (isFresh) this.#fresh |= 1 << train;
  }
}
