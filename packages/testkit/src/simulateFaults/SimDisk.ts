import type { Dice } from '@roundhouse/rules/testing';

/** A disk that keeps what was synced, and loses in a crash some of what was only written. */
export class SimDisk {
  #safe = '';
  #loose = '';
  /** No more is taken while it is full. */
  isFull = false;

  /** Everything that a reader sees, synced or not. */
  get text(): string {
    return this.#safe + this.#loose;
  }

  write(text: string): void {
    this.#loose += text;
  }

  /** From here on a crash loses nothing of what was written. */
  sync(): void {
    this.#safe += this.#loose;
    this.#loose = '';
  }

  /** The power fails: of what was not synced any beginning may be left, a torn line too. */
  crash(dice: Dice): void {
    this.#safe += this.#loose.slice(0, dice.below(this.#loose.length + 1));
    this.#loose = '';
  }

  /** Cuts the torn line off that a crash may have left behind. */
  mend(length: number): void {
    this.#safe = this.#safe.slice(0, length);
  }
}
