import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wakeLock.ts';

class FakePage extends EventTarget {
  hidden = false;
  look(isLooking: boolean): void {
    this.hidden = !isLooking;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
let events: string[];
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  events = [];
  const request = () => {
    events.push('taken');
    return Promise.resolve({ release: () => Promise.resolve(void events.push('released')) });
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the screen stays on, again after somebody has looked away', async () => {
  const stop = keepAwake();
  await settled();
  page.look(false);
  await settled();
  expect(events).toEqual(['taken']);
  page.look(true);
  await settled();
  expect(events).toEqual(['taken', 'taken']);
  stop();
  page.look(true);
  await settled();
  expect(events).toEqual(['taken', 'taken', 'released']);
});

test('a lock that comes when the table is closed is given back', async () => {
  keepAwake()();
  await settled();
  expect(events).toEqual(['taken', 'released']);
});

test('a browser that knows of no such thing, or says no, is fine', async () => {
  vi.stubGlobal('navigator', {});
  keepAwake()();
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('battery')) } });
  keepAwake()();
  await settled();
  expect(events).toEqual([]);
});
