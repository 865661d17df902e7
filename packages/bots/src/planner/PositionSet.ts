const FIRST_SIZE = 256;
/** Beyond this a position is searched again rather than remembered. */
const MOST_POSITIONS = 1 << 20;

/**
 * Positions that were seen, each named by the lines taken so far. From one start these lines alone
 * say where the train stands and what it has gained. Never holds the position without any line.
 */
export class PositionSet {
  #lows = new Int32Array(FIRST_SIZE);
  #highs = new Int32Array(FIRST_SIZE);
  #count = 0;

  /** Remembers a position; false when it was known. */
  add(low: number, high: number): boolean {
    const place = this.#placeOf(low, high);
    if (place < 0) return false;
    if (this.#count >= MOST_POSITIONS) return true;
    this.#lows[place] = low;
    this.#highs[place] = high;
    this.#count += 1;
    if (this.#count * 2 > this.#lows.length) this.#grow();
    return true;
  }

  /** Where the position would stand; -1 when it stands there already. */
  #placeOf(low: number, high: number): number {
    const mask = this.#lows.length - 1;
    let mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
    mixed ^= mixed >>> 15;
    for (let place = mixed & mask; ; place = (place + 1) & mask) {
      const [heldLow, heldHigh] = [this.#lows[place] ?? 0, this.#highs[place] ?? 0];
      if (heldLow === low && heldHigh === high) return -1;
      if (heldLow === 0 && heldHigh === 0) return place;
    }
  }

  #grow(): void {
    const [lows, highs] = [this.#lows, this.#highs];
    this.#lows = new Int32Array(lows.length * 2);
    this.#highs = new Int32Array(highs.length * 2);
    for (const [index, low] of lows.entries()) {
      const high = highs[index] ?? 0;
      if (low === 0 && high === 0) continue;
      const place = this.#placeOf(low, high);
      this.#lows[place] = low;
      this.#highs[place] = high;
    }
  }
}
