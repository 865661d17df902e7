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
  /** How long a write goes on before the death in it, in microseconds; other moments do not last. */
  readonly inFlightUs: number;
}

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
    if (this.#dueAt(point) !== null) die();
  }

  /**
   * Dies while the thread that writes is at what it was just asked for: that goes over to it with the
   * next turn of the event loop. A flush may be over before any timer, so this one is counted out.
   */
  passInFlight(point: FailPoint): void {
    const sentence = this.#dueAt(point);
    if (sentence === null) return;
    setImmediate(() => setImmediate(() => dieIn(sentence.inFlightUs)));
  }

  /** The sentence, once, at its moment. */
  #dueAt(point: FailPoint): DeathSentence | null {
    if (this.#sentence?.point !== point) return null;
    this.#count += 1;
    return this.#count === this.#sentence.times ? this.#sentence : null;
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

function dieIn(delayUs: number): void {
  const dueMs = performance.now() + delayUs / 1_000;
  let nowMs = performance.now();
  while (nowMs < dueMs) nowMs = performance.now();
  die();
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}
