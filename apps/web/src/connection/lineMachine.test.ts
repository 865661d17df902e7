import { CLOSE_CODES, JOIN_REFUSALS } from '@roundhouse/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { step } from './lineMachine.ts';
import {
  NEW_LINE,
  type LineEffect,
  type LineEvent,
  type LineMachine,
  type LineState,
  type Memory,
} from './lineState.ts';

const MINUTE_MS = 60_000;
/** When the tests take place: long after the last call. */
const NOW_MS = 10 * MINUTE_MS;

/** A line that has been there before, in this state. */
function line(state: LineState, memory: Partial<Memory> = {}): LineMachine {
  const wasLive = state.kind !== 'connecting';
  return { state, memory: { ...NEW_LINE.memory, wasLive, calledAtMs: 0, ...memory } };
}

/** Tells events to a line, all in one moment. */
function after(start: LineMachine, ...events: readonly LineEvent[]): LineMachine {
  return events.reduce((now, event) => stepAt(now, event)[0], start);
}

function stepAt(from: LineMachine, event: LineEvent, nowMs = NOW_MS) {
  return step(from, event, { nowMs, random: 0.5 });
}

function effectsOf(from: LineMachine, event: LineEvent, nowMs = NOW_MS): readonly LineEffect[] {
  return stepAt(from, event, nowMs)[1];
}

const LIVE: LineState = { kind: 'live', pulse: 'quiet' };
const AWAY: LineState = { kind: 'away' };
const closed = (code: number): LineEvent => ({ type: 'closed', code });

/** Every state, by its letter in the table below. Capitals: a call is out. */
const STATES = {
  c: { kind: 'connecting', doing: 'waiting' },
  C: { kind: 'connecting', doing: 'calling' },
  r: { kind: 'resuming', doing: 'waiting' },
  R: { kind: 'resuming', doing: 'calling' },
  L: LIVE,
  A: { kind: 'live', pulse: 'owed' },
  o: { kind: 'live', pulse: 'off' },
  a: AWAY,
  m: { kind: 'moved' },
  b: { kind: 'gone', why: 'broken' },
  x: { kind: 'gone', why: 'left' },
  /** Only reached from the others. */
  t: { kind: 'gone', why: 'wrongToken' },
  v: { kind: 'gone', why: 'versionTooOld' },
} as const satisfies { readonly [letter: string]: LineState };

type Letter = keyof typeof STATES;

const EVENTS = {
  wanted: { type: 'wanted' },
  entered: { type: 'entered' },
  heard: { type: 'heard' },
  unanswered: { type: 'unanswered' },
  'closed 0': closed(0),
  'closed 1006': closed(1006),
  'closed 4001': closed(4001),
  'closed 4100': closed(CLOSE_CODES.playingElsewhere),
  'closed 4104': closed(CLOSE_CODES.tableBroken),
  'closed 4106': closed(CLOSE_CODES.restarting),
  'closed 4202': closed(JOIN_REFUSALS.wrongToken),
  misread: { type: 'misread' },
  overtaken: { type: 'overtaken' },
  rang: { type: 'rang' },
  seen: { type: 'seen' },
  hidden: { type: 'hidden' },
  online: { type: 'online' },
  offline: { type: 'offline' },
  left: { type: 'left' },
} as const satisfies { readonly [name: string]: LineEvent };

const STARTS = ['c', 'C', 'r', 'R', 'L', 'A', 'o', 'a', 'm', 'b', 'x'] as const;

/** What becomes of each start with each event; `.`: nothing, and nothing is to be done. */
const TABLE: { readonly [E in keyof typeof EVENTS]: string } = {
  // starts:     cC rR LAo a m b x
  wanted: /*     */ 'CC RR ... R R R .',
  entered: /*    */ '.L .L ... . . . .',
  heard: /*      */ '.. .. LL. . . . .',
  unanswered: /* */ '.. .. RRR . . . .',
  'closed 0': /* */ '.c .r rrr . . . .',
  'closed 1006': '.c .r rrr . . . .',
  'closed 4001': '.c .r rrr . . . .',
  'closed 4100': '.m .m mmm . . . .',
  'closed 4104': '.b .b bbb . . . .',
  'closed 4106': '.c .r rrr . . . .',
  'closed 4202': '.t .t ttt . . . .',
  misread: /*    */ '.v .v vvv . . . .',
  overtaken: /*  */ '.m .m ... . . . .',
  rang: /*       */ 'Cc Rr AR. . . . .',
  seen: /*       */ 'CC RR A.A R . . .',
  hidden: /*     */ '.. .. oo. . . . .',
  online: /*     */ 'CC RR A.. R . . .',
  offline: /*    */ 'a. a. A.. . . . .',
  left: /*       */ 'xx xx xxx x x x x',
};

describe.each(Object.entries(EVENTS))('%s', (name, event) => {
  const row = TABLE[name as keyof typeof EVENTS].replaceAll(' ', '');

  test.each(STARTS.map((start, index) => [start, row[index] ?? '']))(
    '%s becomes %s',
    (start, to) => {
      const [next, effects] = stepAt(line(STATES[start]), event);
      const expected = to === '.' ? start : (to as Letter);
      expect(next.state).toEqual(STATES[expected]);
      expect(effects.length > 0).toBe(to !== '.');
    },
  );
});

test('the table has a row for every event and a column for every start', () => {
  for (const row of Object.values(TABLE)) {
    expect(row.replaceAll(' ', '')).toHaveLength(STARTS.length);
  }
});

describe('A call', () => {
  test('goes out at once when somebody asks, with an alarm in case nobody answers', () => {
    expect(effectsOf(NEW_LINE, { type: 'wanted' })).toEqual([
      { type: 'dial', byHand: true },
      { type: 'setAlarm', afterMs: 12_000 },
    ]);
  });

  test('that takes too long is hung up on, and made again after a wait', () => {
    const [next, effects] = stepAt(line(STATES.C), { type: 'rang' });
    expect(effects).toEqual([{ type: 'hangUp' }, { type: 'setAlarm', afterMs: 375 }]);
    expect(effectsOf(next, { type: 'rang' })[0]).toEqual({ type: 'dial', byHand: false });
  });

  test('to a table that was there is not waited for so long at first', () => {
    const alarms = [0, 1, 2, 3].map((tries) =>
      effectsOf(line(STATES.r, { tries }), { type: 'rang' }).at(-1),
    );
    expect(alarms).toMatchObject([4000, 8000, 12_000, 12_000].map((afterMs) => ({ afterMs })));
  });

  test('that is young is left alone when the page is shown or the network comes', () => {
    const young = line(STATES.R, { calledAtMs: NOW_MS - 2999 });
    expect(effectsOf(young, { type: 'seen' })).toEqual([]);
    expect(effectsOf(young, { type: 'online' })).toEqual([]);
  });

  test('is counted until the table is there', () => {
    const tried = after(line(LIVE), closed(1006), { type: 'rang' }, closed(0), { type: 'rang' });
    expect(tried.memory.tries).toBe(2);
    expect(after(tried, { type: 'entered' }).memory.tries).toBe(0);
  });
});

describe('Waits', () => {
  /** Lengths of the waits of a line that is refused with these codes, one after the other. */
  function waitsOf(
    start: LineMachine,
    codes: readonly number[],
    nowMs = NOW_MS,
  ): readonly number[] {
    const waits: number[] = [];
    let now = start;
    let atMs = nowMs;
    for (const code of codes) {
      const [lost, effects] = stepAt(now, closed(code), atMs);
      const alarm = effects.find((effect) => effect.type === 'setAlarm');
      if (alarm === undefined) break;
      waits.push(alarm.afterMs);
      atMs += alarm.afterMs;
      now = stepAt(lost, { type: 'rang' }, atMs)[0];
    }
    return waits;
  }

  test('grow while nobody answers', () => {
    expect(waitsOf(line(LIVE), Array(7).fill(1006))).toEqual([
      375, 750, 1500, 3000, 6000, 6000, 6000,
    ]);
  });

  test('stay short for a quarter of a minute while a server restarts, and grow then', () => {
    const waits = waitsOf(line(LIVE), [4106, ...Array<number>(41).fill(0)]);
    expect(waits.slice(0, 38)).toEqual(Array(38).fill(400));
    expect(waits.slice(38)).toEqual([375, 750, 1500, 3000]);
  });

  test('are not short for a table that is there and cannot say yes', () => {
    expect(waitsOf(line(LIVE), [4106, 0, 4207, 4207, 4207])).toEqual([400, 400, 375, 750, 1500]);
  });

  test('go on growing when a line breaks as soon as it is there', () => {
    const broken = after(line(STATES.R, { grown: 4, calledAtMs: NOW_MS - 9999 }), {
      type: 'entered',
    });
    expect(waitsOf(broken, [1006])).toEqual([6000]);
    const steady = after(line(STATES.R, { grown: 4, calledAtMs: NOW_MS - 10_000 }), {
      type: 'entered',
    });
    expect(waitsOf(steady, [1006])).toEqual([375]);
  });

  test('are long when the server asks for peace, and nobody who was there is sent away', () => {
    expect(waitsOf(line(STATES.R), [4210])).toEqual([6000]);
    expect(after(line(STATES.C), closed(4210)).state).toEqual({
      kind: 'gone',
      why: 'tooManyTries',
    });
  });
});

describe('Doubts', () => {
  test('a table that a restart has lost is given up, but not at once', () => {
    let now = after(line(LIVE), closed(4106), { type: 'rang' });
    let calls = 1;
    for (; now.state.kind === 'resuming'; calls += 1)
      now = after(now, closed(522), { type: 'rang' });
    expect(now.state).toEqual({ kind: 'gone', why: 'notFound' });
    expect(calls).toBe(10);
  });

  test('a table that was never there is missing at once', () => {
    expect(after(line(STATES.C), closed(522)).state).toEqual({ kind: 'gone', why: 'notFound' });
  });

  test('a name that is taken may be the own one after a lost call, for a while', () => {
    const taken = closed(JOIN_REFUSALS.nameTaken);
    expect(after(line(STATES.C), taken).state).toEqual({ kind: 'gone', why: 'nameTaken' });
    let now = after(line(STATES.C), closed(0));
    for (let count = 0; count < 5; count += 1) {
      now = after(now, { type: 'rang' }, taken);
      expect(now.state).toEqual(STATES.c);
    }
    expect(after(now, { type: 'rang' }, taken).state).toEqual({ kind: 'gone', why: 'nameTaken' });
  });

  test('a call that was given up and gets through late is no other window, but only once', () => {
    const elsewhere = closed(CLOSE_CODES.playingElsewhere);
    const late = after(line(STATES.R), { type: 'wanted' }, { type: 'entered' });
    const back = after(late, elsewhere, { type: 'rang' }, { type: 'entered' });
    expect(back.state).toEqual(LIVE);
    expect(after(back, elsewhere).state).toEqual({ kind: 'moved' });
    expect(stepAt(late, elsewhere, NOW_MS + 30_000)[0].state).toEqual({ kind: 'moved' });
  });
});

describe('The pulse', () => {
  test('asks for a sign of life after four quiet seconds, and calls anew after four more', () => {
    const [asked, asking] = stepAt(line(LIVE), { type: 'rang' });
    expect(asking).toEqual([{ type: 'ping' }, { type: 'setAlarm', afterMs: 4000 }]);
    expect(effectsOf(asked, { type: 'rang' }).map(({ type }) => type)).toEqual([
      'hangUp',
      'dial',
      'setAlarm',
    ]);
  });

  test('begins anew with everything that is heard', () => {
    const [next, effects] = stepAt(line(STATES.A), { type: 'heard' });
    expect(next.state).toEqual(LIVE);
    expect(effects).toEqual([{ type: 'setAlarm', afterMs: 4000 }]);
  });

  test('is felt at once when somebody comes back to look, with little patience', () => {
    const glance = [{ type: 'ping' }, { type: 'setAlarm', afterMs: 2500 }];
    expect(effectsOf(line(STATES.o), { type: 'seen' })).toEqual(glance);
    expect(effectsOf(line(LIVE), { type: 'online' })).toEqual(glance);
  });

  test('that was in doubt and turns out to be gone has the call made at once, but only once', () => {
    const [lost, effects] = stepAt(line(STATES.A), closed(1006));
    expect(effects).toEqual([{ type: 'setAlarm', afterMs: 0 }]);
    const again = after(lost, { type: 'rang' }, { type: 'entered' }, { type: 'rang' });
    expect(effectsOf(again, closed(1006))).toEqual([{ type: 'setAlarm', afterMs: 750 }]);
    expect(effectsOf(line(STATES.A), closed(4106))).toEqual([{ type: 'setAlarm', afterMs: 400 }]);
  });

  test('is not felt in the background', () => {
    expect(effectsOf(line(LIVE), { type: 'hidden' })).toEqual([{ type: 'stopAlarm' }]);
    const hidden = line(STATES.R, { hiddenSinceMs: NOW_MS });
    expect(after(hidden, { type: 'entered' }).state).toEqual({ kind: 'live', pulse: 'off' });
  });
});

describe('Away', () => {
  const LONG_AGO = { hiddenSinceMs: NOW_MS - 5 * MINUTE_MS };

  test('a page that was hidden for long, or is offline, tries nothing when its line is lost', () => {
    for (const memory of [LONG_AGO, { isOffline: true }]) {
      const [next, effects] = stepAt(line(STATES.o, memory), closed(1006));
      expect(next.state).toEqual(AWAY);
      expect(effects).toEqual([{ type: 'stopAlarm' }]);
      expect(after(line(STATES.r, memory), { type: 'rang' }).state).toEqual(AWAY);
      expect(after(line(STATES.R, memory), { type: 'rang' }).state).toEqual(AWAY);
    }
  });

  test('a page that was hidden a moment ago still tries', () => {
    const memory = { hiddenSinceMs: NOW_MS - 5 * MINUTE_MS + 1 };
    expect(after(line(STATES.o, memory), closed(1006)).state).toEqual(STATES.r);
  });

  test('a hidden page keeps a good line', () => {
    expect(after(line(STATES.o, LONG_AGO), { type: 'heard' }, { type: 'rang' }).state).toEqual(
      STATES.o,
    );
  });

  test('the network alone wakes no page that nobody sees', () => {
    expect(after(line(AWAY, LONG_AGO), { type: 'online' }).state).toEqual(AWAY);
  });

  test('looking is enough for a call, even offline', () => {
    const offline = line(AWAY, { isOffline: true });
    expect(after(offline, { type: 'seen' }).state).toEqual(STATES.R);
    expect(after(offline, { type: 'wanted' }).state).toEqual(STATES.R);
  });

  test('being hidden again and again counts from the first time', () => {
    const hidden = stepAt(line(LIVE), { type: 'hidden' }, 1000)[0];
    expect(stepAt(hidden, { type: 'hidden' }, 2000)[0].memory.hiddenSinceMs).toBe(1000);
    expect(after(hidden, { type: 'seen' }).memory.hiddenSinceMs).toBeNull();
  });
});

/** What effects leave behind: whether there is somebody to hang up on, and whether an alarm is set. */
interface World {
  readonly isOpen: boolean;
  readonly isAlarmSet: boolean;
  /** Two lines at once, at some time. */
  readonly isDouble: boolean;
}

function follow(world: World, { type }: LineEffect): World {
  if (type === 'dial') return { ...world, isOpen: true, isDouble: world.isDouble || world.isOpen };
  if (type === 'hangUp') return { ...world, isOpen: false };
  if (type === 'setAlarm') return { ...world, isAlarmSet: true };
  return type === 'stopAlarm' ? { ...world, isAlarmSet: false } : world;
}

/** What the world does before the line is told. */
function before(world: World, { type }: LineEvent): World {
  if (type === 'closed') return { ...world, isOpen: false };
  return type === 'rang' ? { ...world, isAlarmSet: false } : world;
}

/** The world that a state promises: an alarm will ring, or the next step is the player's. */
function promisedBy(state: LineState): World {
  const isOpen = 'doing' in state ? state.doing === 'calling' : state.kind === 'live';
  const isAlarmSet = 'doing' in state || (state.kind === 'live' && state.pulse !== 'off');
  return { isOpen, isAlarmSet, isDouble: false };
}

function isOver({ kind }: LineState): boolean {
  return kind === 'moved' || kind === 'gone';
}

test('whatever happens, there is one line at most, always a way on, and no fight', () => {
  const happenings = fc.array(
    fc.record({
      event: fc.constantFrom(...Object.values(EVENTS)),
      afterMs: fc.constantFrom(0, 300, 4000, MINUTE_MS, 10 * MINUTE_MS),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(happenings, (all) => {
      let now = NEW_LINE;
      let world: World = { isOpen: false, isAlarmSet: false, isDouble: false };
      let nowMs = 0;
      for (const { event, afterMs } of [{ event: EVENTS.wanted, afterMs: 0 }, ...all]) {
        nowMs += afterMs;
        if (event.type === 'rang' && !world.isAlarmSet) continue;
        const [next, effects] = step(now, event, { nowMs, random: 0.3 });
        world = effects.reduce(follow, before(world, event));
        expect(world).toEqual(promisedBy(next.state));
        expect(isOver(now.state) && !isOver(next.state) && event.type !== 'wanted').toBe(false);
        now = next;
      }
    }),
  );
});

test.each(Object.values(STATES).filter(({ kind }) => kind !== 'live'))(
  'a player who asks is answered, whatever the line does: %o',
  (state) => {
    const isLeft = state.kind === 'gone' && state.why === 'left';
    const next = after(line(state), { type: 'wanted' }).state;
    expect('doing' in next && next.doing === 'calling').toBe(!isLeft);
  },
);
