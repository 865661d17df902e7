import { assertNever } from '@roundhouse/rules';
import { NO_DOUBTS } from './doubt.ts';
import {
  closed,
  end,
  givenUp,
  goAway,
  isCalling,
  isLongHidden,
  isUnattended,
  lose,
} from './lineLoss.ts';
import type {
  LineEffect,
  LineEvent,
  LineMachine,
  LineState,
  Memory,
  Moment,
  Step,
} from './lineState.ts';

/** How long a call may take until the table is there. */
const CALL_MS = 12_000;
/** How long the first may where there was one before, over whatever is left of the network; the next twice that. */
const FIRST_CALL_MS = 4000;
/** A call younger than this is not made anew because the page was shown. */
const FRESH_CALL_MS = 3000;
/** With nothing heard for so long the server is asked for a sign of life, and has so long for it. */
const QUIET_MS = 4000;
const ANSWER_MS = 4000;
/** How long it has when somebody has just come back to look. */
const GLANCE_MS = 2500;

const hangUp: LineEffect = { type: 'hangUp' };
const stopAlarm: LineEffect = { type: 'stopAlarm' };
const setAlarm = (afterMs: number): LineEffect => ({ type: 'setAlarm', afterMs });

/** What comes of an event; nothing of one that means nothing in this state. */
export function step(line: LineMachine, event: LineEvent, moment: Moment): Step {
  const { state, memory } = line;
  switch (event.type) {
    case 'wanted':
      return wanted(line, moment);
    case 'entered':
      return isCalling(state) ? entered(memory) : stay(line);
    case 'heard':
      return state.kind === 'live' && state.pulse !== 'off' ? beat(memory) : stay(line);
    case 'unanswered':
      return state.kind === 'live' ? callAgain(line, moment) : stay(line);
    case 'closed':
      return isOpen(state) ? closed(line, event.code, moment) : stay(line);
    case 'misread':
      return isOpen(state)
        ? end({ next: 'gone', why: 'versionTooOld' }, memory, [hangUp])
        : stay(line);
    case 'overtaken':
      return isCalling(state) ? end({ next: 'moved' }, memory, [hangUp]) : stay(line);
    case 'rang':
      return rang(line, moment);
    case 'seen':
      return seen({ state, memory: { ...memory, hiddenSinceMs: null } }, moment);
    case 'hidden':
      return hidden({
        state,
        memory: { ...memory, hiddenSinceMs: memory.hiddenSinceMs ?? moment.nowMs },
      });
    case 'online':
      return online({ state, memory: { ...memory, isOffline: false } }, moment);
    case 'offline':
      return offline({ state, memory: { ...memory, isOffline: true } });
    case 'left':
      return end({ next: 'gone', why: 'left' }, memory, [hangUp]);
    default:
      return assertNever(event);
  }
}

function stay(line: LineMachine): Step {
  return [line, []];
}

/** True while there is somebody to hang up on. */
function isOpen(state: LineState): boolean {
  return isCalling(state) || state.kind === 'live';
}

function wanted(line: LineMachine, moment: Moment): Step {
  const { state, memory } = line;
  switch (state.kind) {
    case 'live':
      return stay(line);
    case 'connecting':
    case 'resuming':
    case 'away':
      return call(line, moment, true);
    case 'gone':
      if (state.why === 'left') return stay(line);
      return call({ state, memory: calmed(memory) }, moment, true);
    case 'moved':
      return call({ state, memory: calmed(memory) }, moment, true);
    default:
      return assertNever(state);
  }
}

function callMs({ wasLive, tries }: Memory): number {
  return wasLive ? Math.min(CALL_MS, FIRST_CALL_MS * 2 ** tries) : CALL_MS;
}

/** A memory without what went wrong. */
function calmed(memory: Memory): Memory {
  return { ...memory, tries: 0, grown: 0, restartUntilMs: 0, doubts: NO_DOUBTS };
}

/** Calls, and hangs up on whatever there was before. */
function call({ state, memory }: LineMachine, moment: Moment, byHand = false): Step {
  const before = isCalling(state) ? givenUp(memory, moment) : memory;
  const next: LineMachine = {
    state: { kind: memory.wasLive ? 'resuming' : 'connecting', doing: 'calling' },
    memory: { ...before, tries: memory.tries + 1, calledAtMs: moment.nowMs },
  };
  const dial: LineEffect = { type: 'dial', byHand };
  return [next, [...(isOpen(state) ? [hangUp] : []), dial, setAlarm(callMs(memory))]];
}

function entered(memory: Memory): Step {
  const isSeen = memory.hiddenSinceMs === null;
  return [
    {
      state: { kind: 'live', pulse: isSeen ? 'quiet' : 'off' },
      memory: { ...memory, wasLive: true, tries: 0, doubts: NO_DOUBTS },
    },
    [{ type: 'resend' }, isSeen ? setAlarm(QUIET_MS) : stopAlarm],
  ];
}

function beat(memory: Memory): Step {
  return [{ state: { kind: 'live', pulse: 'quiet' }, memory }, [setAlarm(QUIET_MS)]];
}

/** Asks the server for a sign of life. */
function ask(memory: Memory, patienceMs: number): Step {
  return [
    { state: { kind: 'live', pulse: 'owed' }, memory },
    [{ type: 'ping' }, setAlarm(patienceMs)],
  ];
}

/** The line is dead, and nobody but us knows. */
function callAgain(line: LineMachine, moment: Moment): Step {
  if (!isUnattended(line.memory, moment)) return call(line, moment);
  const [next, effects] = goAway(line.memory);
  return [next, [hangUp, ...effects]];
}

function rang(line: LineMachine, moment: Moment): Step {
  const { state, memory } = line;
  if (isCalling(state)) {
    const [next, effects] = lose(givenUp(memory, moment), 'usual', moment);
    return [next, [hangUp, ...effects]];
  }
  if ('doing' in state) {
    return isUnattended(memory, moment) ? goAway(memory) : call(line, moment);
  }
  if (state.kind !== 'live' || state.pulse === 'off') return stay(line);
  return state.pulse === 'quiet' ? ask(memory, ANSWER_MS) : callAgain(line, moment);
}

function seen(line: LineMachine, moment: Moment): Step {
  const { state, memory } = line;
  if (state.kind === 'moved' || state.kind === 'gone') return stay(line);
  if (state.kind === 'live') {
    return state.pulse === 'owed' ? stay(line) : ask(memory, GLANCE_MS);
  }
  const isFresh = isCalling(state) && moment.nowMs - memory.calledAtMs < FRESH_CALL_MS;
  return isFresh ? stay(line) : call(line, moment);
}

function hidden({ state, memory }: LineMachine): Step {
  if (state.kind !== 'live' || state.pulse === 'off') return stay({ state, memory });
  return [{ state: { kind: 'live', pulse: 'off' }, memory }, [stopAlarm]];
}

function online(line: LineMachine, moment: Moment): Step {
  const { state, memory } = line;
  const isUnseen = state.kind === 'live' ? state.pulse === 'off' : isLongHidden(memory, moment);
  return isUnseen ? stay(line) : seen(line, moment);
}

function offline(line: LineMachine): Step {
  const { state, memory } = line;
  if (state.kind === 'live' && state.pulse === 'quiet') return ask(memory, GLANCE_MS);
  return 'doing' in state && !isCalling(state) ? goAway(memory) : stay(line);
}
