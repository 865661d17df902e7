import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from './fakeStorage.ts';
import { forgetSeat, keepNewSeat, keptSeat, seatOfWindow } from './keptSeats.ts';
import { windowKey } from './windowKey.ts';

const [CODE, OTHER] = ['KQX7MB', 'ZZZ222'];
const KEPT = `roundhouse.seat.${CODE}`;
/** As long as what a window writes may be seen late. */
const SEEN_BY_ALL_MS = 500;

/** A window that opens the page of a table. */
const openWindow = (code = CODE) => windowKey(code, keptSeat(code));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a new token is kept at once, and opens the seat in any window', () => {
  const first = openWindow();
  expect(first.token).toBeNull();
  first.keep('one');
  expect(openWindow().token).toBe('one');
});

test('a token that another window was given is the one to use', () => {
  keepNewSeat(CODE, 'one');
  const [first, second] = [openWindow(), openWindow()];
  first.claim();
  second.keep('two');
  expect(first.token).toBe('two');
});

test('a seat is elsewhere once another window plays with it, until it is claimed again', () => {
  keepNewSeat(CODE, 'one');
  const [first, second] = [openWindow(), openWindow()];
  first.claim();
  expect([first.isElsewhere, second.isElsewhere]).toEqual([false, false]);
  second.claim();
  expect([first.isElsewhere, second.isElsewhere]).toEqual([true, false]);
  first.claim();
  expect([first.isElsewhere, second.isElsewhere]).toEqual([false, true]);
});

test('of two windows that call at once the one let in first leaves the seat to the other, whoever writes last', () => {
  keepNewSeat(CODE, 'one');
  const [first, second] = [openWindow(), openWindow()];
  for (const window of [first, second]) {
    window.claim();
    window.begin();
  }
  second.keep('three');
  second.claim();
  first.keep('two');
  first.claim();
  first.yield();
  expect([first.isElsewhere, second.isElsewhere]).toEqual([true, false]);
  expect(second.token).toBe('three');
});

test('a window that leaves the seat before the other has written names nobody, and keeps the key', () => {
  keepNewSeat(CODE, 'one');
  const [first, second] = [openWindow(), openWindow()];
  second.claim();
  vi.advanceTimersByTime(1);
  first.begin();
  first.keep('two');
  first.yield();
  vi.advanceTimersByTime(SEEN_BY_ALL_MS);
  expect(second.isElsewhere).toBe(false);
  expect(second.token).toBe('two');
  second.keep('three');
  expect(first.isElsewhere).toBe(true);
  first.yield();
  expect(second.token).toBe('three');
});

test('a window that leaves the seat writes over no key that it has not seen yet', () => {
  keepNewSeat(CODE, 'one');
  const [first, second] = [openWindow(), openWindow()];
  first.begin();
  first.keep('two');
  const seen = localStorage.getItem(KEPT);
  second.begin();
  second.keep('three');
  const late = vi.spyOn(localStorage, 'getItem').mockReturnValue(seen);
  first.yield();
  late.mockRestore();
  vi.advanceTimersByTime(SEEN_BY_ALL_MS);
  expect(openWindow().token).toBe('three');
  expect([first.isElsewhere, second.isElsewhere]).toEqual([true, false]);
});

test('a window that has not played yet is never told that the seat is elsewhere', () => {
  openWindow().keep('one');
  expect(openWindow().isElsewhere).toBe(false);
});

test('two newcomers in two windows each keep their own seat', () => {
  const [ana, bea] = [openWindow(), openWindow()];
  ana.keep('of Ana');
  bea.keep('of Bea');
  ana.claim();
  bea.claim();
  expect([ana.token, bea.token]).toEqual(['of Ana', 'of Bea']);
  expect([ana.isElsewhere, bea.isElsewhere]).toEqual([false, false]);
});

test('a spectator does not come as the player of another window', () => {
  const wanda = openWindow();
  openWindow().keep('of Ana');
  wanda.claim();
  expect(wanda.token).toBeNull();
  expect(wanda.isElsewhere).toBe(false);
});

test('two tables do not disturb each other', () => {
  openWindow().keep('here');
  const there = openWindow(OTHER);
  there.keep('there');
  expect(openWindow().token).toBe('here');
  forgetSeat(CODE);
  expect(there.token).toBe('there');
});

test('a browser that keeps nothing has the last token of the window', () => {
  vi.stubGlobal('localStorage', undefined);
  const key = openWindow();
  key.keep('one');
  key.keep('two');
  key.claim();
  expect([key.token, key.isElsewhere]).toEqual(['two', false]);
});

test('a seat that an older version of the page has kept is still one', () => {
  const old = JSON.stringify({ code: CODE, token: 'one', usedAtMs: 1 });
  localStorage.setItem(`roundhouse.seat.${CODE}`, old);
  const [first, second] = [openWindow(), openWindow()];
  first.keep('two');
  expect(second.token).toBe('two');
  second.claim();
  expect(first.isElsewhere).toBe(true);
});

/** Does something as one window of the browser does: the memory of windows is each window's own. */
function inWindow<T>(memory: FakeStorage, act: () => T): T {
  vi.stubGlobal('sessionStorage', memory);
  return act();
}

test('regression: a window that is loaded again has its own seat, though a friend sat down in another one since', () => {
  const [first, second] = [new FakeStorage(), new FakeStorage()];
  const [ana, bea] = [openWindow(), openWindow()];
  inWindow(first, () => ana.keep('of Ana'));
  inWindow(second, () => bea.keep('of Bea'));
  for (const turn of [1, 2]) {
    const [anaAgain, beaAgain] = [first, second].map((memory) =>
      inWindow(memory, () => windowKey(CODE, seatOfWindow(CODE))),
    );
    expect([anaAgain?.token, beaAgain?.token]).toEqual(['of Ana', 'of Bea']);
    if (turn === 1) inWindow(first, () => anaAgain?.keep('of Ana'));
  }
  expect(inWindow(new FakeStorage(), () => seatOfWindow(CODE)?.token)).toBe('of Ana');
});

test('a seat that was let go in one window is still that of a friend in another', () => {
  const [first, second] = [new FakeStorage(), new FakeStorage()];
  const [ana, bea] = [openWindow(), openWindow()];
  inWindow(first, () => ana.keep('of Ana'));
  inWindow(second, () => bea.keep('of Bea'));
  inWindow(first, () => forgetSeat(CODE));
  expect(inWindow(first, () => seatOfWindow(CODE)?.token)).toBe('of Bea');
  inWindow(second, () => forgetSeat(CODE));
  expect(inWindow(second, () => seatOfWindow(CODE))).toBeNull();
  expect(keptSeat(CODE)).toBeNull();
});

test('a key that another window of the same seat was given is the one to use after a refresh too', () => {
  const [first, second] = [new FakeStorage(), new FakeStorage()];
  keepNewSeat(CODE, 'one');
  const [here, there] = [openWindow(), openWindow()];
  inWindow(first, () => here.keep('two'));
  inWindow(second, () => there.keep('three'));
  expect(inWindow(first, () => seatOfWindow(CODE)?.token)).toBe('three');
});
