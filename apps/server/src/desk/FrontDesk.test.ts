import { expect, test } from 'vitest';
import { parseTableCode } from '@roundhouse/protocol';
import { fail, ok } from '@roundhouse/rules';
import { FakeClock, silentLog } from '@roundhouse/testkit/table';
import type { Address } from '../limits/address.ts';
import { Attempts } from '../limits/Attempts.ts';
import { NO_LIMITS } from '../limits/limits.ts';
import { FrontDesk } from './FrontDesk.ts';

const HOME = '192.0.2.7' as Address;
const ELSEWHERE = '198.51.100.1' as Address;
const KEY = 'the right key';

/** A desk with one table, at K7MX2Q, where an address may fail three times; and what was looked for. */
function desk() {
  const code = parseTableCode('K7MX2Q');
  if (code === undefined) throw new Error('that is a code');
  const table = { code, hasKey: (token: string) => token === KEY };
  const clock = new FakeClock();
  const summoned: string[] = [];
  const warnings: unknown[] = [];
  const attempts = new Attempts({ ...NO_LIMITS, failuresPerAddress: 3, failuresOfAll: 5 });
  const summon = async (wanted: string) => {
    summoned.push(wanted);
    if (wanted === '333333') return fail('cannotLoad' as const);
    return wanted === code ? ok(table) : fail('noSuchTable' as const);
  };
  const front = new FrontDesk({ attempts, clock, log: silentLog(warnings), summon });
  return { front, clock, table, summoned, warnings };
}

/** Resolves once the wait that is the same for everybody is over. */
async function afterTheWait<T>(clock: FakeClock, answer: Promise<T>): Promise<T> {
  await clock.advance(250);
  return answer;
}

const NO_SUCH_TABLE = { ok: false, error: { code: 'noSuchTable' } };
const TOO_MANY = { ok: false, error: { code: 'tooManyTries' } };

test('a code that exists is found as often as one likes', async () => {
  const { front, table } = desk();
  for (let count = 0; count < 20; count += 1) {
    expect(await front.find('K7MX2Q', HOME)).toEqual({ ok: true, value: table });
  }
});

test('after three failures nothing is looked up any more, whether it exists or not', async () => {
  const { front, summoned } = desk();
  for (let count = 0; count < 3; count += 1) {
    expect(await front.find('222222', HOME)).toEqual(NO_SUCH_TABLE);
  }
  summoned.length = 0;
  expect(await front.find('222222', HOME)).toMatchObject(TOO_MANY);
  expect(await front.find('K7MX2Q', HOME)).toMatchObject(TOO_MANY);
  expect(summoned).toEqual([]);
  expect(await front.find('K7MX2Q', ELSEWHERE)).toMatchObject({ ok: true });
});

test('many who ask at once get no more than those who ask one after another', async () => {
  const { front } = desk();
  const codes = [...Array.from({ length: 50 }, () => '222222'), 'K7MX2Q'];
  const answers = await Promise.all(codes.map((code) => front.find(code, HOME)));
  const told = answers.filter((answer) => !answer.ok && answer.error.code === 'noSuchTable');
  expect(told).toHaveLength(3);
  expect(answers.at(-1)).toMatchObject(TOO_MANY);
});

test('the right key lets its holder in after however many failures', async () => {
  const { front, clock, table } = desk();
  for (let count = 0; count < 3; count += 1) await front.find('222222', HOME);
  const answer = front.findWithKey('K7MX2Q', { asker: HOME, token: KEY });
  expect(await afterTheWait(clock, answer)).toEqual({ ok: true, value: table });
});

test('after too many failures a wrong key is told the same, as late, whether or not the table exists', async () => {
  const { front, clock, summoned } = desk();
  for (let count = 0; count < 3; count += 1) await front.find('222222', HOME);
  summoned.length = 0;
  const answered: string[] = [];
  for (const code of ['K7MX2Q', '222222']) {
    const answer = front.findWithKey(code, { asker: HOME, token: 'a wrong key' });
    void answer.then(() => answered.push(code));
    await clock.advance(249);
    expect(answered).not.toContain(code);
    await clock.advance(1);
    expect(await answer).toMatchObject(TOO_MANY);
  }
  expect(summoned).toEqual(['K7MX2Q', '222222']);
});

test('a table that does not come out of its journal is not held against whoever asks', async () => {
  const { front } = desk();
  for (let count = 0; count < 20; count += 1) {
    expect(await front.find('333333', HOME)).toEqual({ ok: false, error: { code: 'cannotLoad' } });
  }
});

test('a wrong key at a table that exists counts as a failure', async () => {
  const { front } = desk();
  for (let count = 0; count < 3; count += 1) {
    expect(await front.refuseKey(HOME)).toBe('wrongToken');
  }
  expect(await front.refuseKey(HOME)).toBe('tooManyTries');
  expect(await front.find('K7MX2Q', HOME)).toMatchObject(TOO_MANY);
});

test('when all together have failed too often nobody finds anything, and the log says so once', async () => {
  const { front, warnings } = desk();
  for (const asker of [HOME, HOME, HOME, ELSEWHERE, ELSEWHERE]) await front.find('222222', asker);
  for (let count = 0; count < 3; count += 1) {
    expect(await front.find('K7MX2Q', '203.0.113.9' as Address)).toMatchObject(TOO_MANY);
  }
  expect(warnings).toHaveLength(1);
});
