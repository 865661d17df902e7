import { expect, test } from 'vitest';
import { FakeClock, silentLog } from '@roundhouse/testkit/table';
import { CLOSING_MS, closeHouse } from './closing.ts';

/** Closes a house in which some things cannot be closed; what was closed, and what was logged. */
async function closed(...broken: readonly ('app' | 'journal')[]) {
  const done: string[] = [];
  const lines: unknown[][] = [];
  const close = async (what: 'app' | 'journal') => {
    if (broken.includes(what)) throw new Error(`${what} is broken`);
    done.push(what);
    return Promise.resolve();
  };
  const isOrderly = await closeHouse({
    app: { stop: () => close('app') },
    journal: { close: () => close('journal') },
    log: silentLog(lines),
    clock: new FakeClock(),
  });
  return { done, isOrderly, lines: lines.map(([, sentence]) => sentence) };
}

test('the journal is closed after the tables have come to rest', async () => {
  expect(await closed()).toEqual({ done: ['app', 'journal'], isOrderly: true, lines: [] });
});

test('the journal is closed even if the tables do not come to rest, and the log says so', async () => {
  expect(await closed('app')).toEqual({
    done: ['journal'],
    isOrderly: false,
    lines: ['the house does not come to rest'],
  });
});

test('a journal that does not close is no good order', async () => {
  expect(await closed('journal')).toMatchObject({ done: ['app'], isOrderly: false });
  expect((await closed('app', 'journal')).lines).toHaveLength(2);
});

test('a house that takes too long is cut short, and that is no good order', async () => {
  const clock = new FakeClock();
  const lines: unknown[][] = [];
  const never = async () => new Promise<void>(() => {});
  const closing = closeHouse({
    app: { stop: never },
    journal: { close: never },
    log: silentLog(lines),
    clock,
  });
  await clock.advance(CLOSING_MS);
  expect(await closing).toBe(false);
  expect(lines).toEqual([['the house took too long to close']]);
});
