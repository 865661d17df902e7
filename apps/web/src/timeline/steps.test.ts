import { seatOf, tileOf, type RoundResult, type VisibleEvent } from '@roundhouse/rules';
import { describe, expect, test } from 'vitest';
import { DURATIONS, stepsOf } from './steps.ts';

const me = seatOf(1);
const other = seatOf(0);
const mine = { seat: me, motion: true };

const played = (seat = me): VisibleEvent => ({
  type: 'tilePlayed',
  seat,
  tile: tileOf(12, 5),
  train: 'mexican',
  end: null,
  answers: null,
  inner: 12,
});

describe('Steps of an event', () => {
  test('a played tile flies, clacks on arrival, and settles after its flight', () => {
    const [flight, settle] = stepsOf(played(), mine);
    expect(flight).toMatchObject({
      kind: 'flight',
      tile: tileOf(12, 5),
      train: 'mexican',
      timing: { delayMs: 0, durationMs: 260 },
      sound: { name: 'clack', at: 'end' },
    });
    expect(settle).toMatchObject({ kind: 'settle', timing: { delayMs: 260, durationMs: 90 } });
  });

  test("other seats' tiles fly a little longer", () => {
    expect(stepsOf(played(other), mine)[0]?.timing.durationMs).toBe(320);
    expect(stepsOf(played(me), { seat: null, motion: true })[0]?.timing.durationMs).toBe(320);
  });

  test('tiles drawn as a penalty leave the boneyard one after the other', () => {
    const steps = stepsOf({ type: 'penaltyDrawn', seat: other, faces: ['hidden', 'hidden'] }, mine);
    expect(steps.map((step) => step.timing.delayMs)).toEqual([0, DURATIONS.drawStagger]);
    expect(steps[1]).toMatchObject({ kind: 'draw', face: 'hidden', nth: 1 });
  });

  test.each([
    { handCounts: [15, 15, 15, 15], tiles: 60 },
    { handCounts: Array.from({ length: 12 }, () => 11), tiles: 132 },
    { handCounts: [3, 2], tiles: 5 },
  ])('dealing $tiles tiles takes at most 900 ms, seat by seat', ({ handCounts, tiles }) => {
    const steps = stepsOf(
      { type: 'roundDealt', engine: 12, starter: me, handCounts, boneyardCount: 9, hunted: [] },
      mine,
    );
    expect(steps).toHaveLength(tiles);
    expect(steps.slice(0, 2)).toMatchObject([
      { seat: 0, nth: 0 },
      { seat: 1, nth: 0 },
    ]);
    const ends = steps.map(({ timing }) => timing.delayMs + timing.durationMs);
    expect(Math.max(...ends)).toBeLessThanOrEqual(900.01);
    expect(steps.filter((step) => step.sound !== null)).toHaveLength(1);
  });

  test('a marker rolls in with a puff and out in silence', () => {
    const placed = stepsOf({ type: 'markerPlaced', seat: other }, mine);
    const removed = stepsOf({ type: 'markerRemoved', seat: other }, mine);
    expect(placed).toMatchObject([{ kind: 'marker', way: 'in', sound: { name: 'chuff' } }]);
    expect(removed).toMatchObject([{ kind: 'marker', way: 'out', sound: null }]);
  });

  test('an open double lights its ring, and the end of a round counts up', () => {
    const result: RoundResult = { out: me, blocked: false, scores: [12, 0], hands: [[], []] };
    const opened: VisibleEvent = {
      type: 'doubleOpened',
      train: 'mexican',
      pip: 7,
      by: me,
      size: 1,
      live: true,
      thisTurn: true,
    };
    expect(stepsOf(opened, mine)).toMatchObject([{ kind: 'ring', train: 'mexican', pip: 7 }]);
    expect(stepsOf({ type: 'roundEnded', result }, mine)).toMatchObject([
      { kind: 'heard', timing: { durationMs: 600 }, sound: { name: 'fanfare' } },
    ]);
  });

  test('nobody is celebrated at the end of a blocked round', () => {
    const result: RoundResult = { out: null, blocked: true, scores: [12, 3], hands: [[], []] };
    expect(stepsOf({ type: 'roundEnded', result }, mine)).toMatchObject([
      { sound: { name: 'chuff' } },
    ]);
  });

  test('with reduced motion everything fades in its place, at once, and still sounds', () => {
    const steps = stepsOf(played(), { seat: me, motion: false });
    expect(steps).toMatchObject([
      {
        kind: 'flight',
        fade: true,
        timing: { delayMs: 0, durationMs: 120 },
        sound: { name: 'clack' },
      },
    ]);
  });

  test('what only words tell has no steps', () => {
    expect(stepsOf({ type: 'turnSkipped', seat: other }, mine)).toEqual([]);
    expect(stepsOf({ type: 'openingDoublesBound' }, mine)).toEqual([]);
  });
});
