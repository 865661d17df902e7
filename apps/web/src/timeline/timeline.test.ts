import { seatOf } from '@roundhouse/rules';
import { describe, expect, test } from 'vitest';
import type { Step } from './steps.ts';
import { Timeline, type Stage } from './timeline.ts';

/** A step of 100 ms that is told apart by its seat. */
function step(number: number, delayMs = 0): Step {
  return {
    kind: 'marker',
    seat: seatOf(number),
    way: 'in',
    timing: { delayMs, durationMs: 100, ease: 'linear' },
    fade: false,
    sound: { name: 'clack', at: 'end' },
  };
}

function setUp() {
  const log: string[] = [];
  let wakeCount = 0;
  const stage: Stage = {
    prepare(prepared) {
      const name = prepared.kind === 'marker' ? prepared.seat : prepared.kind;
      log.push(`prepare ${name}`);
      return {
        start: () => void log.push(`start ${name}`),
        at: () => undefined,
        end: () => void log.push(`end ${name}`),
      };
    },
    sound: (name) => void log.push(name),
  };
  const timeline = new Timeline(stage, () => {
    wakeCount += 1;
  });
  /** Advances from `fromMs` in frames of 10 ms until `toMs`. */
  const run = (fromMs: number, toMs: number) => {
    for (let ms = fromMs; ms <= toMs; ms += 10) timeline.advance(ms);
  };
  return { log, timeline, run, wakeCount: () => wakeCount };
}

describe('The timeline', () => {
  test('plays events in order, each after the one before', () => {
    const { log, timeline, run } = setUp();
    timeline.add([step(0)]);
    timeline.add([step(1)]);
    run(1000, 1250);
    expect(log).toEqual([
      'prepare 0',
      'prepare 1',
      'start 0',
      'end 0',
      'clack',
      'start 1',
      'end 1',
      'clack',
    ]);
    expect(timeline.isPlaying).toBe(false);
  });

  test('plays the steps of one event together, each after its delay', () => {
    const { log, timeline, run } = setUp();
    timeline.add([step(0, 60), step(1)]);
    run(0, 70);
    expect(log.slice(2)).toEqual(['start 1', 'start 0']);
    run(80, 160);
    expect(log.filter((line) => line.startsWith('end'))).toEqual(['end 1', 'end 0']);
  });

  test('prepares a waiting step at once, so that nothing shows before its time', () => {
    const { log, timeline } = setUp();
    timeline.add([step(0)]);
    timeline.add([step(1)]);
    expect(log).toEqual(['prepare 0', 'prepare 1']);
  });

  test('runs twice as fast while more than two events wait', () => {
    const { log, timeline, run } = setUp();
    for (const number of [0, 1, 2, 3]) timeline.add([step(number)]);
    run(0, 50);
    expect(log).toContain('end 0');
    expect(timeline.waitingCount).toBe(2);
    run(60, 110);
    expect(log).not.toContain('end 1');
  });

  test('jumps to the end, silently, when far too much waits', () => {
    const { log, timeline } = setUp();
    for (let number = 0; number < 8; number += 1) timeline.add([step(number)]);
    expect(timeline.isPlaying).toBe(false);
    expect(log.filter((line) => line.startsWith('end'))).toHaveLength(8);
    expect(log).not.toContain('clack');
  });

  test('finishes everything at once when told to, each motion exactly once', () => {
    const { log, timeline, run } = setUp();
    timeline.add([step(0), step(1)]);
    timeline.add([step(2)]);
    run(0, 50);
    timeline.finish();
    timeline.finish();
    run(60, 400);
    const ends = log.filter((line) => line.startsWith('end'));
    expect(ends).toEqual(['end 0', 'end 1', 'end 2']);
    expect(timeline.advance(500)).toBe(false);
  });

  test('plays the events of messages that follow each other', () => {
    const { log, timeline } = setUp();
    expect(timeline.tell(7, [[step(0)]])).toBe(true);
    expect(timeline.tell(8, [[step(1)], [step(2)]])).toBe(true);
    expect(log).toEqual(['prepare 0', 'prepare 1', 'prepare 2']);
  });

  test('ends all movement after a gap, and goes on with the message after it', () => {
    const { log, timeline, run } = setUp();
    timeline.tell(7, [[step(0)]]);
    run(0, 50);
    expect(timeline.tell(9, [[step(1)]])).toBe(false);
    expect(log).toEqual(['prepare 0', 'start 0', 'end 0']);
    expect(timeline.isPlaying).toBe(false);
    expect(timeline.tell(10, [[step(2)]])).toBe(true);
    expect(log.at(-1)).toBe('prepare 2');
  });

  test('counts a message that shows nothing', () => {
    const { timeline } = setUp();
    timeline.tell(7, []);
    expect(timeline.tell(8, [[step(0)]])).toBe(true);
  });

  test('asks for frames only when it was idle, and loses no time while it sleeps', () => {
    const { log, timeline, run, wakeCount } = setUp();
    timeline.add([step(0)]);
    timeline.add([step(1)]);
    expect(wakeCount()).toBe(1);
    run(0, 300);
    timeline.add([step(2)]);
    expect(wakeCount()).toBe(2);
    timeline.advance(90_000);
    expect(log.at(-1)).toBe('start 2');
  });

  test('takes no notice of an event without steps, or with nothing to show', () => {
    const { timeline } = setUp();
    timeline.add([]);
    expect(timeline.isPlaying).toBe(false);
    const blind = new Timeline({ prepare: () => null, sound: () => undefined }, () => undefined);
    blind.add([step(0)]);
    expect(blind.isPlaying).toBe(false);
  });
});
