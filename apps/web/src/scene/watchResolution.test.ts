import { afterEach, expect, test, vi } from 'vitest';
import { watchResolution } from './watchResolution.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the table is drawn anew each time a window moves to a screen with other pixels', () => {
  const queries = new Map<string, EventTarget>();
  const page = {
    devicePixelRatio: 1,
    matchMedia: (query: string) => {
      const target = new EventTarget();
      queries.set(query, target);
      return target;
    },
  };
  vi.stubGlobal('window', page);
  let drawn = 0;
  const stop = watchResolution(() => (drawn += 1));
  page.devicePixelRatio = 3;
  queries.get('(resolution: 1dppx)')?.dispatchEvent(new Event('change'));
  expect(drawn).toBe(1);
  page.devicePixelRatio = 2;
  queries.get('(resolution: 3dppx)')?.dispatchEvent(new Event('change'));
  expect(drawn).toBe(2);
  stop();
  queries.get('(resolution: 2dppx)')?.dispatchEvent(new Event('change'));
  expect(drawn).toBe(2);
});
