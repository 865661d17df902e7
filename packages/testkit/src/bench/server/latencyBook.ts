/** How long requests took, noted by the server that answered them. */
export class LatencyBook {
  readonly #begun = new WeakMap<object, Map<number, number>>();
  #taken: number[] = [];

  /** A request has come in on this socket. */
  begin(socket: object, requestId: number): void {
    const open = this.#begun.get(socket) ?? new Map<number, number>();
    open.set(requestId, performance.now());
    this.#begun.set(socket, open);
  }

  /** Its reply is on its way; a reply to nothing known is passed over. */
  end(socket: object, requestId: number): void {
    const open = this.#begun.get(socket);
    const beganMs = open?.get(requestId);
    if (open === undefined || beganMs === undefined) return;
    open.delete(requestId);
    this.#taken.push(performance.now() - beganMs);
  }

  /** All that were noted since this was last asked, in milliseconds. */
  take(): readonly number[] {
    const taken = this.#taken;
    this.#taken = [];
    return taken;
  }
}
