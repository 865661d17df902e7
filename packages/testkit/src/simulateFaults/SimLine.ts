import type { Dice } from '@roundhouse/rules/testing';
import type { SimTime } from './SimTime.ts';

/** One end's ear. */
export interface Ear<Message> {
  readonly hear: (message: Message) => void;
  /** The line is dead, as far as this end can tell. */
  readonly lose: (code: number) => void;
}

/** What a line is made of. */
export interface LineParts {
  readonly time: SimTime;
  readonly dice: Dice;
  /** Most milliseconds that a message takes. */
  readonly lagMs: number;
}

/** Longest time until an end notices that the other is gone. */
const NOTICE_MS = 9_000;

/** Between two messages one way, so that they stay in order. */
const ONE_BY_ONE_MS = 0.001;

/** A connection: messages arrive in order and after a while, until it is cut. */
export class SimLine<Up, Down> {
  readonly #parts: LineParts;
  readonly #server: Ear<Up>;
  readonly #client: Ear<Down>;
  #isCut = false;
  #upMs = 0;
  #downMs = 0;

  constructor(parts: LineParts, ends: { readonly server: Ear<Up>; readonly client: Ear<Down> }) {
    this.#parts = parts;
    this.#server = ends.server;
    this.#client = ends.client;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** From the client to the server. */
  up(message: Up): void {
    this.#upMs = this.#send(this.#upMs, () => this.#server.hear(message));
  }

  /** From the server to the client. */
  down(message: Down): void {
    this.#downMs = this.#send(this.#downMs, () => this.#client.hear(message));
  }

  /** The server closes the line; what it said before still arrives. */
  close(code: number): void {
    this.#send(this.#downMs, () => {
      this.#isCut = true;
      this.#client.lose(code);
    });
  }

  /** The network breaks: what is on its way is lost, and each end notices when it does. */
  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    const { time, dice } = this.#parts;
    time.after(dice.below(NOTICE_MS), () => this.#server.lose(1006));
    time.after(dice.below(NOTICE_MS), () => this.#client.lose(1006));
  }

  #send(lastMs: number, deliver: () => void): number {
    const { time, dice, lagMs } = this.#parts;
    const atMs = Math.max(lastMs + ONE_BY_ONE_MS, time.now() + dice.below(lagMs + 1));
    time.after(atMs - time.now(), () => void (this.#isCut || deliver()));
    return atMs;
  }
}
