import { assertNever } from '@roundhouse/rules';
import { doubt } from './doubt.ts';
import { endingOf, type Ending, type Urgency } from './endings.ts';
import type { LineEffect, LineMachine, LineState, Memory, Moment, Step } from './lineState.ts';
import { FULLY_GROWN, restartWaitMs, usualWaitMs } from './waits.ts';

/** After so long in the background nobody waits for this page. */
const HIDDEN_LONG_MS = 5 * 60_000;
/** How long a restart may take. */
const RESTART_MS = 15_000;
/** A line that lasted so long was a good one. */
const STEADY_MS = 10_000;
/** How long a call that was given up may still get through. */
const LATE_CALL_MS = 30_000;

const stopAlarm: LineEffect = { type: 'stopAlarm' };

/** True while a call is out. */
export function isCalling(state: LineState): boolean {
  return 'doing' in state && state.doing === 'calling';
}

/** True when the page has been in the background for long. */
export function isLongHidden({ hiddenSinceMs }: Memory, { nowMs }: Moment): boolean {
  return hiddenSinceMs !== null && nowMs - hiddenSinceMs >= HIDDEN_LONG_MS;
}

/** A call has come to nothing, and it may still get through. */
export function givenUp(memory: Memory, { nowMs }: Moment): Memory {
  return { ...uncertain(memory), abandonedAtMs: nowMs };
}

function uncertain(memory: Memory): Memory {
  return { ...memory, doubts: { ...memory.doubts, mayHaveGotIn: true } };
}

/** The call was refused, or the line closed. */
export function closed(line: LineMachine, code: number, moment: Moment): Step {
  const { state } = line;
  const memory = isSteady(line, moment)
    ? { ...line.memory, grown: 0, restartUntilMs: 0 }
    : line.memory;
  const doubts = isCalling(state) ? doubt(memory.doubts, code, memory.wasLive) : null;
  if (doubts !== null) return lose({ ...memory, doubts }, 'patient', moment);
  const ending = endingOf(code);
  switch (ending.next) {
    case 'retry': {
      const isExpected = ending.urgency === 'usual' && isDoubted(state);
      return lose(uncertain(memory), isExpected ? 'now' : ending.urgency, moment);
    }
    case 'moved':
      // An own call that gets through late takes the seat like another window would.
      return isCallLate(memory, moment)
        ? lose({ ...memory, abandonedAtMs: null }, 'usual', moment)
        : end(ending, memory);
    case 'gone':
      return ending.why === 'tooManyTries' && memory.wasLive
        ? lose(memory, 'slow', moment)
        : end(ending, memory);
    default:
      return assertNever(ending);
  }
}

/** A sign of life is owed: somebody has just come back to look, or it has been quiet for long. */
function isDoubted(state: LineState): boolean {
  return state.kind === 'live' && state.pulse === 'owed';
}

/** A line that breaks again and again is called more and more slowly, as if it had never been there. */
function isSteady({ state, memory }: LineMachine, { nowMs }: Moment): boolean {
  return state.kind === 'live' && nowMs - memory.calledAtMs >= STEADY_MS;
}

function isCallLate({ abandonedAtMs }: Memory, { nowMs }: Moment): boolean {
  return abandonedAtMs !== null && nowMs - abandonedAtMs < LATE_CALL_MS;
}

/** The line is lost: there will be a call, sooner or later. `now`: nobody should have to wait. */
export function lose(memory: Memory, urgency: Urgency | 'now', moment: Moment): Step {
  if (isUnattended(memory, moment)) return goAway(memory);
  const { nowMs, random } = moment;
  const isAnnounced = urgency === 'restart' && memory.restartUntilMs === 0;
  const restartUntilMs = isAnnounced ? nowMs + RESTART_MS : memory.restartUntilMs;
  const isSoon = (urgency === 'usual' || urgency === 'restart') && nowMs < restartUntilMs;
  const grown = urgency === 'slow' ? FULLY_GROWN : memory.grown + (isSoon ? 0 : 1);
  const usualMs = isSoon ? restartWaitMs(random) : usualWaitMs(grown, random);
  const waitMs = urgency === 'now' && grown === 1 ? 0 : usualMs;
  return [
    {
      state: { kind: memory.wasLive ? 'resuming' : 'connecting', doing: 'waiting' },
      memory: { ...memory, restartUntilMs, grown },
    },
    [{ type: 'setAlarm', afterMs: waitMs }],
  ];
}

/** True when nobody would notice that the table is back, or it cannot be. */
export function isUnattended(memory: Memory, moment: Moment): boolean {
  return memory.isOffline || isLongHidden(memory, moment);
}

/** Tries nothing until somebody looks again. */
export function goAway(memory: Memory): Step {
  return [{ state: { kind: 'away' }, memory: { ...memory, grown: 0 } }, [stopAlarm]];
}

/** Nothing more happens by itself. */
export function end(
  ending: Exclude<Ending, { readonly next: 'retry' }>,
  memory: Memory,
  before: readonly LineEffect[] = [],
): Step {
  const state: LineState =
    ending.next === 'moved' ? { kind: 'moved' } : { kind: 'gone', why: ending.why };
  return [{ state, memory }, [...before, stopAlarm, { type: 'giveUp' }]];
}
