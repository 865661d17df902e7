import { describe, expect, test } from 'vitest';
import { createScheduler } from './scheduler.ts';

function setUp() {
  const waiting = new Map<number, (timeMs: number) => void>();
  let nextId = 1;
  let rendered = 0;
  const scheduler = createScheduler(
    {
      requestFrame(callback) {
        waiting.set(nextId, callback);
        nextId += 1;
        return nextId - 1;
      },
      cancelFrame: (id) => void waiting.delete(id),
    },
    () => {
      rendered += 1;
    },
  );
  const frame = (timeMs: number) => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback(timeMs);
  };
  return { scheduler, frame, waiting, renderCount: () => rendered };
}

describe('The scheduler', () => {
  test('asks for no frame while nothing changes', () => {
    const { scheduler, waiting } = setUp();
    expect(waiting.size).toBe(0);
    expect(scheduler.frameCount()).toBe(0);
  });

  test('draws many changes in one frame, and then rests', () => {
    const { scheduler, frame, waiting, renderCount } = setUp();
    scheduler.invalidate();
    scheduler.invalidate();
    expect(waiting.size).toBe(1);
    frame(16);
    expect(renderCount()).toBe(1);
    expect(waiting.size).toBe(0);
  });

  test('goes on as long as something moves', () => {
    const { scheduler, frame, waiting, renderCount } = setUp();
    scheduler.animate((timeMs) => timeMs < 40);
    for (const timeMs of [16, 32, 48]) frame(timeMs);
    expect(renderCount()).toBe(3);
    expect(waiting.size).toBe(0);
    expect(scheduler.frameCount()).toBe(3);
  });

  test('draws what a mover has moved in the same frame', () => {
    const log: string[] = [];
    let due: (timeMs: number) => void = () => undefined;
    const scheduler = createScheduler(
      { requestFrame: (callback) => ((due = callback), 1), cancelFrame: () => undefined },
      () => log.push('render'),
    );
    scheduler.animate(() => log.push('move') < 0);
    due(16);
    expect(log).toEqual(['move', 'render']);
  });

  test('stops for good when it is told to', () => {
    const { scheduler, frame, waiting, renderCount } = setUp();
    scheduler.animate(() => true);
    scheduler.stop();
    frame(16);
    expect(renderCount()).toBe(0);
    expect(waiting.size).toBe(0);
  });
});
