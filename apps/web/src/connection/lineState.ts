import type { GoneWhy } from './connection.ts';
import { NO_DOUBTS, type Doubts } from './doubt.ts';

/**
 * What a line to a table is doing. A call goes out while it is `calling`, and the next one when the
 * alarm rings while it is `waiting`. The pulse of a live line: `quiet` until the alarm, `owed` when
 * the server owes a sign of life until the alarm, `off` while nobody looks.
 */
export type LineState =
  | { readonly kind: 'connecting' | 'resuming'; readonly doing: 'calling' | 'waiting' }
  | { readonly kind: 'live'; readonly pulse: 'quiet' | 'owed' | 'off' }
  /** The page is hidden for long, or the device offline: nothing is tried. */
  | { readonly kind: 'away' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'gone'; readonly why: GoneWhy };

/** What a line remembers across its states. Times are those of the moments it was given. */
export interface Memory {
  /** True once the table was there. */
  readonly wasLive: boolean;
  /** Calls since the table was last there, or from the beginning. */
  readonly tries: number;
  /** Waits since the line was last steady that were longer each time. */
  readonly grown: number;
  /** Until when a restart is waited for with short waits; 0: none was announced. */
  readonly restartUntilMs: number;
  readonly doubts: Doubts;
  readonly calledAtMs: number;
  /** When a call was last given up without an answer: it may still get through. */
  readonly abandonedAtMs: number | null;
  readonly hiddenSinceMs: number | null;
  readonly isOffline: boolean;
}

/** A line: state and memory. */
export interface LineMachine {
  readonly state: LineState;
  readonly memory: Memory;
}

/** What happens to a line. */
export type LineEvent =
  /** Somebody wants a call: the first one, one at once, or one that takes the seat back. */
  | { readonly type: 'wanted' }
  /** The table and the own seat are known. */
  | { readonly type: 'entered' }
  /** The server has said anything at all. */
  | { readonly type: 'heard' }
  /** A request was not answered in time. */
  | { readonly type: 'unanswered' }
  /** The call was refused or the line closed with this code; 0 for no answer. */
  | { readonly type: 'closed'; readonly code: number }
  /** The table speaks of things that this version does not know. */
  | { readonly type: 'misread' }
  /** Another window of this browser has the seat. */
  | { readonly type: 'overtaken' }
  /** The alarm rang. */
  | { readonly type: 'rang' }
  /** The page was shown, focused or woken. */
  | { readonly type: 'seen' }
  | { readonly type: 'hidden' }
  | { readonly type: 'online' }
  | { readonly type: 'offline' }
  /** The player goes away for good. */
  | { readonly type: 'left' };

/** What is to be done, in this order. There is one alarm: setting it puts off the one before. */
export type LineEffect =
  /** `byHand`: somebody asked for it, so that it may take the seat from another window. */
  | { readonly type: 'dial'; readonly byHand: boolean }
  | { readonly type: 'hangUp' }
  | { readonly type: 'ping' }
  | { readonly type: 'setAlarm'; readonly afterMs: number }
  | { readonly type: 'stopAlarm' }
  /** Requests without an answer are sent again. */
  | { readonly type: 'resend' }
  /** Requests without an answer will never have one. */
  | { readonly type: 'giveUp' };

/** When something happens, by a clock that never jumps back, and a random number from 0 to 1. */
export interface Moment {
  readonly nowMs: number;
  readonly random: number;
}

/** A line after a step, and what is to be done. */
export type Step = readonly [line: LineMachine, effects: readonly LineEffect[]];

/** A line before its first call. */
export const NEW_LINE: LineMachine = {
  state: { kind: 'connecting', doing: 'waiting' },
  memory: {
    wasLive: false,
    tries: 0,
    grown: 0,
    restartUntilMs: 0,
    doubts: NO_DOUBTS,
    calledAtMs: 0,
    abandonedAtMs: null,
    hiddenSinceMs: null,
    isOffline: false,
  },
};
