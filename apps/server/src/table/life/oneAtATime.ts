/** Does one thing after another, in the order in which they came. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  /** Waits its turn. `work` must not reject: it is for its maker to know what went wrong. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work);
    this.#last = mine;
    return mine;
  }
}
