import type { Address } from './address.ts';

/** Counts what is open, for each address and together. */
export class OpenSockets {
  readonly #mostOfOne: number;
  readonly #mostOfAll: number;
  readonly #counts = new Map<Address, number>();
  #all = 0;

  constructor(mostOfOne: number, mostOfAll: number) {
    this.#mostOfOne = mostOfOne;
    this.#mostOfAll = mostOfAll;
  }

  /** Counts one more, which must `leave`; or says what it would be too many for. */
  enter(address: Address): 'welcome' | 'tooManyOfOne' | 'tooManyOfAll' {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#mostOfOne) return 'tooManyOfOne';
    if (this.#all >= this.#mostOfAll) return 'tooManyOfAll';
    this.#counts.set(address, count + 1);
    this.#all += 1;
    return 'welcome';
  }

  /** One that was welcome is gone. */
  leave(address: Address): void {
    const left = (this.#counts.get(address) ?? 0) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
    this.#all -= 1;
  }
}
