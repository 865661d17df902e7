import { describe, expect, test } from 'vitest';
import { Glides, poseOf, type Glidable } from './Glides.ts';
import { createScheduler } from './scheduler.ts';

function thingAt(x: number, y: number): Glidable {
  const thing = {
    x,
    y,
    rotation: 0,
    alpha: 1,
    destroyed: false,
    scale: {
      x: 1,
      y: 1,
      set: (toX: number, toY: number) => void Object.assign(thing.scale, { x: toX, y: toY }),
    },
    position: { set: (toX: number, toY: number) => void Object.assign(thing, { x: toX, y: toY }) },
  };
  return thing;
}

function setUp() {
  let due: ((timeMs: number) => void) | null = null;
  const scheduler = createScheduler(
    { requestFrame: (callback) => ((due = callback), 1), cancelFrame: () => (due = null) },
    () => undefined,
  );
  const frame = (timeMs: number) => {
    const callback = due;
    due = null;
    callback?.(timeMs);
  };
  return { glides: new Glides(scheduler), frame, isArmed: () => due !== null };
}

describe('A glide', () => {
  test('begins where the thing was seen last and ends where it belongs', () => {
    const { glides, frame, isArmed } = setUp();
    const thing = thingAt(100, 0);
    glides.start(thing, { ...poseOf(thing), x: 20 }, 200);
    expect(thing.x).toBe(20);
    frame(1000);
    frame(1100);
    expect(thing.x).toBeGreaterThan(20);
    expect(thing.x).toBeLessThan(100);
    frame(1200);
    expect(thing.x).toBe(100);
    expect(isArmed()).toBe(false);
  });

  test('asks for no frame when nothing has moved', () => {
    const { glides, isArmed } = setUp();
    const thing = thingAt(5, 5);
    glides.start(thing, poseOf(thing), 200);
    expect(isArmed()).toBe(false);
  });

  test('ends at once when it is told to', () => {
    const { glides } = setUp();
    const thing = thingAt(100, 50);
    glides.start(thing, { ...poseOf(thing), x: 0, y: 0 }, 200);
    glides.finish();
    expect([thing.x, thing.y]).toEqual([100, 50]);
  });

  test('leaves the visibility of a thing to others', () => {
    const { glides, frame } = setUp();
    const thing = thingAt(100, 50);
    thing.alpha = 0;
    glides.start(thing, { ...poseOf(thing), x: 0 }, 200);
    frame(0);
    thing.alpha = 1;
    frame(200);
    expect(thing.alpha).toBe(1);
  });
});
