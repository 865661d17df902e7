import { budgetsOf, type Address } from './address.ts';

/** Counts what is open, for each address, for the network it belongs to, and together. */
export class OpenSockets {
  readonly #mostOfOne: number;
  readonly #mostOfAll: number;
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(mostOfOne: number, mostOfAll: number) {
    this.#mostOfOne = mostOfOne;
    this.#mostOfAll = mostOfAll;
  }

  /** Counts one more, which must `leave`; or says what it would be too many for. */
  enter(address: Address): 'welcome' | 'tooManyOfOne' | 'tooManyOfAll' {
    const budgets = budgetsOf(address);
    const isFull = budgets.some(({ key, share }) => this.#count(key) >= share * this.#mostOfOne);
    if (isFull) return 'tooManyOfOne';
    if (this.#all >= this.#mostOfAll) return 'tooManyOfAll';
    for (const { key } of budgets) this.#counts.set(key, this.#count(key) + 1);
    this.#all += 1;
    return 'welcome';
  }

  /** One that was welcome is gone. */
  leave(address: Address): void {
    for (const { key } of budgetsOf(address)) {
      const left = this.#count(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
    this.#all -= 1;
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}
