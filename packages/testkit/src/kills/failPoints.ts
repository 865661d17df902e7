import type { TableCode } from '@roundhouse/protocol';
import type { Journal, TableFact } from '@roundhouse/server';
import { WebSocketClient } from '@colyseus/ws-transport';
import { OPCODES } from '../raw/wire.ts';

/** The moments at which a process may be told to die. */
export const FAIL_POINTS = [
  'beforeAppend',
  'inAppend',
  'afterAppend',
  'beforeReply',
  'beforePublish',
  'inSnapshot',
  'afterSeedBeforeDeal',
  'inRestore',
] as const;
/** One of the moments. */
export type FailPoint = (typeof FAIL_POINTS)[number];

/** When to die: as soon as this moment has come so often. */
export interface DeathSentence {
  readonly point: FailPoint;
  /** From 1. */
  readonly times: number;
}

/** Most ms between the beginning of a write and the death in it. */
const IN_FLIGHT_MS = 2;

/** Counts moments, and kills its own process at the one it was told. */
export class FailPoints {
  #sentence: DeathSentence | null;
  #count = 0;

  constructor(sentence: DeathSentence | null) {
    this.#sentence = sentence;
  }

  /** From now on this is what it dies of. */
  sentence(sentence: DeathSentence): void {
    this.#sentence = sentence;
    this.#count = 0;
  }

  /** This moment has come. */
  pass(point: FailPoint): void {
    if (this.isDue(point)) process.kill(process.pid, 'SIGKILL');
  }

  /** Dies while what has just begun goes on. */
  passInFlight(point: FailPoint): void {
    if (!this.isDue(point)) return;
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), Math.random() * IN_FLIGHT_MS);
  }

  /** True once, at the moment of the sentence. */
  isDue(point: FailPoint): boolean {
    if (this.#sentence?.point !== point) return false;
    this.#count += 1;
    return this.#count === this.#sentence.times;
  }

  /** A journal at which the moments of storage are passed. */
  journal(inner: Journal<TableFact>): Journal<TableFact> {
    return {
      ...inner,
      append: async (code, append) => {
        this.pass('beforeAppend');
        const written = inner.append(code, append);
        this.passInFlight('inAppend');
        await written;
        this.pass('afterAppend');
        if (append.entries.at(-1)?.fact.type === 'seedDrawn') this.pass('afterSeedBeforeDeal');
      },
      saveSnapshot: (code, snapshot) => {
        const written = inner.saveSnapshot(code, snapshot);
        this.passInFlight('inSnapshot');
        return written;
      },
      load: async (code: TableCode) => {
        const history = await inner.load(code);
        this.pass('inRestore');
        return history;
      },
    };
  }

  /** Watches every frame that leaves the process. */
  watchFrames(): void {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const sendRaw = WebSocketClient.prototype.raw;
    const pass = (opcode: number | undefined) => {
      if (opcode === OPCODES.response) this.pass('beforeReply');
      if (opcode === OPCODES.patch) this.pass('beforePublish');
    };
    WebSocketClient.prototype.raw = function raw(data, ...rest) {
      pass(data[0]);
      return sendRaw.call(this, data, ...rest);
    };
  }
}
