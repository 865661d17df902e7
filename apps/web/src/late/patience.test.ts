import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPatiently, whenHere } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Code that comes at the given try, and how often it was asked for. */
function codeAtTry(good: number) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < good) throw new Error('no network');
    return 'code';
  };
  return { load, tries: () => tries };
}

const WAIT_MS = 2000;

test('code that does not come is asked for again until it is here', async () => {
  const { load, tries } = codeAtTry(3);
  const loaded = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(2 * WAIT_MS);
  expect(await loaded).toBe('code');
  expect(tries()).toBe(3);
});

test('code that nobody wants any more is not asked for again', async () => {
  const { load, tries } = codeAtTry(3);
  let isWanted = true;
  const loaded = loadPatiently(load, () => isWanted);
  await vi.advanceTimersByTimeAsync(0);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(2 * WAIT_MS);
  expect(await loaded).toBeNull();
  expect(tries()).toBe(1);
});

test('what was done with code is undone with the wish', async () => {
  const heard: string[] = [];
  const takeBack = whenHere(codeAtTry(1).load, (code) => {
    heard.push(code);
    return () => void heard.push('undone');
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['code']);
  takeBack();
  expect(heard).toEqual(['code', 'undone']);
});

test('nothing is done with code that comes after its wish was taken back', async () => {
  const heard: string[] = [];
  const takeBack = whenHere(codeAtTry(1).load, (code) => void heard.push(code));
  takeBack();
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(heard).toEqual([]);
});
