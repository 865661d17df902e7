import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Address } from './address.ts';
import { Attempts } from './Attempts.ts';
import { USUAL_LIMITS } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOME = '192.0.2.7' as Address;
const ELSEWHERE = '198.51.100.1' as Address;
const MINUTE_MS = 60_000;

async function failing(attempts: Attempts, address: Address, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await attempts.begin(address);
}

test('an address opens twenty tables in an hour, and then waits for the hour to end', async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  for (let count = 0; count < 20; count += 1) expect(await attempts.openTable(HOME)).toBe(0);
  vi.advanceTimersByTime(20 * MINUTE_MS);
  expect(await attempts.openTable(HOME)).toBe(40 * MINUTE_MS);
  expect(await attempts.openTable(ELSEWHERE)).toBe(0);
  vi.advanceTimersByTime(40 * MINUTE_MS);
  expect(await attempts.openTable(HOME)).toBe(0);
});

test('an address may fail thirty times in ten minutes', async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  await failing(attempts, HOME, 29);
  expect(await attempts.begin(HOME)).toBeNull();
  const bar = { waitMs: 10 * MINUTE_MS, failed: 'address' };
  expect(await attempts.begin(HOME)).toEqual(bar);
  expect(await attempts.begin(HOME)).toEqual(bar);
  expect(await attempts.begin(ELSEWHERE)).toBeNull();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(await attempts.begin(HOME)).toBeNull();
});

test('a success counts for nothing', async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  for (let count = 0; count < 100; count += 1) {
    expect(await attempts.begin(HOME)).toBeNull();
    await attempts.succeed(HOME);
  }
});

test('many tries at once count like as many one after another', async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  const bars = await Promise.all(Array.from({ length: 100 }, () => attempts.begin(HOME)));
  expect(bars.filter((bar) => bar === null)).toHaveLength(30);
});

test('all together may fail six hundred times in a minute, whoever asks next', async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  for (let host = 0; host < 40; host += 1) {
    await failing(attempts, `203.0.113.${host}` as Address, 15);
  }
  expect(await attempts.begin(HOME)).toEqual({ waitMs: MINUTE_MS, failed: 'everybody' });
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await attempts.begin(HOME)).toBeNull();
});

test('whoever is told to wait uses up nothing of what all together may try', async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  await failing(attempts, HOME, 1_000);
  expect(await attempts.begin(ELSEWHERE)).toBeNull();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(await attempts.begin(HOME)).toBeNull();
});

const siteAddress = (net: number) => `2001:db8:7:${net.toString(16)}::/64` as Address;

test("regression: the networks of one provider's customer open five times as many tables, and no more", async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  let opened = 0;
  for (let net = 0; net < 256; net += 1) {
    for (let count = 0; count < 2; count += 1) {
      if ((await attempts.openTable(siteAddress(net))) === 0) opened += 1;
    }
  }
  expect(opened).toBe(100);
  expect(await attempts.openTable('2001:db8:8:0::/64' as Address)).toBe(0);
});

test('one network that asks for far too many tables leaves its neighbours theirs', async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  for (let count = 0; count < 500; count += 1) await attempts.openTable(siteAddress(0));
  expect(await attempts.openTable(siteAddress(1))).toBe(0);
});

test('regression: the networks of one customer fail five times as often, and no more', async () => {
  const attempts = new Attempts(USUAL_LIMITS);
  let tried = 0;
  for (let net = 0; net < 256; net += 1) {
    if ((await attempts.begin(siteAddress(net))) === null) tried += 1;
  }
  expect(tried).toBe(150);
  expect(await attempts.begin(ELSEWHERE)).toBeNull();
});
