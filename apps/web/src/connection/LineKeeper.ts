import { signal, type ReadonlySignal } from '@preact/signals';
import type { RequestType } from '@roundhouse/protocol';
import { assertNever } from '@roundhouse/rules';
import type { ConnectionState } from './connection.ts';
import type { Line, LineAnswer, LineListener } from './line.ts';
import { step } from './lineMachine.ts';
import { NEW_LINE, type LineEffect, type LineEvent, type LineMachine } from './lineState.ts';

/** Time, and a bell that rings once unless it is called off. */
export interface LineClock {
  /** Milliseconds of a clock that never jumps back. */
  now(): number;
  /** Returns a function that calls it off. */
  after(delayMs: number, run: () => void): () => void;
}

/** What a line keeper needs from outside. */
export interface KeeperParts {
  readonly clock: LineClock;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Calls the table. Null: not by itself, another window of this browser has the seat. */
  readonly dial: (listener: LineListener, byHand: boolean) => Line | null;
  /** Who reads what comes over the lines. */
  readonly ear: Omit<LineListener, 'onHeard' | 'onClosed'>;
  /** Requests without an answer are to be sent again. */
  readonly onResend: () => void;
  /** Requests without an answer will have none. */
  readonly onGiveUp: () => void;
}

/** Does what the line machine says: calls, hangs up, pings, and sets its alarm. */
export class LineKeeper {
  readonly #parts: KeeperParts;
  readonly #state = signal<ConnectionState>({ kind: 'connecting', tries: 0 });
  readonly #events: LineEvent[] = [];
  #machine: LineMachine = NEW_LINE;
  #line: Line | null = null;
  #stopAlarm: () => void = () => undefined;
  #isBusy = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#state;
  }

  /** Something has happened. What is told meanwhile waits until this is done. */
  tell(event: LineEvent): void {
    this.#events.push(event);
    if (!this.#isBusy) this.#work();
  }

  /**
   * Sends a request on the line that is live; `lost` when there is none. A line on which one is lost
   * is dead, even if nobody has noticed yet; only `resync` may go without an answer.
   */
  async request(type: RequestType, payload: object): Promise<LineAnswer> {
    const line = this.#line;
    if (line === null || this.#machine.state.kind !== 'live') return { kind: 'lost' };
    const answer = await line.request(type, payload);
    const isDead = answer.kind === 'lost' && type !== 'resync' && this.#line === line;
    if (isDead) this.tell({ type: 'unanswered' });
    return answer;
  }

  /** Takes what has happened in its order; an exception of somebody who is told ends nothing here. */
  #work(): void {
    const next = this.#events.shift();
    if (next === undefined) return;
    this.#isBusy = true;
    try {
      this.#take(next);
    } finally {
      this.#isBusy = false;
      this.#work();
    }
  }

  #take(event: LineEvent): void {
    const moment = { nowMs: this.#parts.clock.now(), random: this.#parts.random() };
    const [machine, effects] = step(this.#machine, event, moment);
    this.#machine = machine;
    const shown = shownState(machine, moment.nowMs);
    try {
      if (!isSame(shown, this.#state.peek())) this.#state.value = shown;
    } finally {
      for (const effect of effects) this.#carryOut(effect);
    }
  }

  #carryOut(effect: LineEffect): void {
    switch (effect.type) {
      case 'dial':
        this.#dial(effect.byHand);
        break;
      case 'hangUp':
        this.#line?.hangUp();
        this.#line = null;
        break;
      case 'ping':
        this.#line?.ping();
        break;
      case 'setAlarm':
        this.#stopAlarm();
        this.#stopAlarm = this.#parts.clock.after(effect.afterMs, () =>
          this.tell({ type: 'rang' }),
        );
        break;
      case 'stopAlarm':
        this.#stopAlarm();
        break;
      case 'resend':
        this.#parts.onResend();
        break;
      case 'giveUp':
        this.#parts.onGiveUp();
        break;
      default:
        assertNever(effect);
    }
  }

  #dial(byHand: boolean): void {
    const { ear } = this.#parts;
    const isMine = () => this.#line === line;
    const listener: LineListener = {
      onHeard: () => void (isMine() && this.tell({ type: 'heard' })),
      onState: (state) => void (isMine() && ear.onState(state)),
      onSeat: (payload) => void (isMine() && ear.onSeat(payload)),
      onEvents: (payload) => void (isMine() && ear.onEvents(payload)),
      onClosed: (code) => {
        if (!isMine()) return;
        this.#line = null;
        this.tell({ type: 'closed', code });
      },
    };
    const line = this.#parts.dial(listener, byHand);
    this.#line = line;
    if (line === null) this.tell({ type: 'overtaken' });
  }
}

function shownState({ state, memory }: LineMachine, nowMs: number): ConnectionState {
  const { tries, restartUntilMs } = memory;
  switch (state.kind) {
    case 'connecting':
      return { kind: 'connecting', tries };
    case 'resuming':
      return { kind: 'resuming', tries, isExpected: nowMs < restartUntilMs };
    case 'live':
      return { kind: 'live' };
    case 'away':
    case 'moved':
    case 'gone':
      return state;
    default:
      return assertNever(state);
  }
}

function isSame(a: ConnectionState, b: ConnectionState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
