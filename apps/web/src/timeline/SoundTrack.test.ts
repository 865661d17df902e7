import { seatOf, tileOf, type VisibleEvent } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { SoundTrack } from './SoundTrack.ts';
import { stepsOf } from './steps.ts';

const OTHER = seatOf(1);
const viewer = { seat: seatOf(0), motion: true };

const played: VisibleEvent = {
  type: 'tilePlayed',
  seat: OTHER,
  tile: tileOf(12, 5),
  train: 'mexican',
  end: null,
  answers: null,
  inner: 12,
};
const marked: VisibleEvent = { type: 'markerPlaced', seat: OTHER };

/** A track on a clock that goes on in frames of 10 ms. */
function setUp() {
  const heard: string[] = [];
  let nowMs = 0;
  let frame: ((timeMs: number) => void) | null = null;
  let askedCount = 0;
  const track = new SoundTrack({
    play: (sound) => void heard.push(`${sound} at ${nowMs}`),
    requestFrame: (callback) => {
      askedCount += 1;
      frame = callback;
    },
  });
  const tell = (seq: number, events: readonly VisibleEvent[]) =>
    track.tell(
      seq,
      events.map((event) => stepsOf(event, viewer)),
    );
  const run = (untilMs: number) => {
    for (; nowMs < untilMs; nowMs += 10) {
      const due = frame;
      frame = null;
      due?.(nowMs);
    }
  };
  return { heard, track, tell, run, isIdle: () => frame === null, askedCount: () => askedCount };
}

test('a tile clacks when it arrives, and the marker puffs after it', () => {
  const { heard, tell, run, isIdle } = setUp();
  tell(1, [played, marked]);
  run(2000);
  expect(heard).toEqual(['clack at 320', 'chuff at 420']);
  expect(isIdle()).toBe(true);
});

test('a busy table is heard twice as fast, and a crowd of news not at all', () => {
  const { heard, tell, run } = setUp();
  tell(1, [marked, marked, marked, marked]);
  run(2000);
  expect(heard).toHaveLength(4);
  expect(heard[1]).toBe('chuff at 200');
  tell(
    2,
    Array.from({ length: 9 }, () => marked),
  );
  run(9000);
  expect(heard.length).toBeLessThan(4 + 9);
});

test('a gap in what is told is not made up', () => {
  const { heard, tell, run } = setUp();
  tell(1, [played]);
  run(100);
  tell(3, [played]);
  run(2000);
  expect(heard).toEqual([]);
});

test('a page that is hidden leaves out what was still to come', () => {
  const { heard, tell, track, run } = setUp();
  tell(1, [played]);
  run(100);
  track.hush();
  run(2000);
  expect(heard).toEqual([]);
});

test('news right after a page was hidden asks for no second frame', () => {
  const { heard, tell, track, run, askedCount } = setUp();
  tell(1, [played]);
  track.hush();
  tell(2, [played]);
  expect(askedCount()).toBe(1);
  run(2000);
  expect(heard).toHaveLength(1);
});
