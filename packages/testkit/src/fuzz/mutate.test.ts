import { readCommandRequest } from '@roundhouse/protocol/shapes';
import { diceFrom } from '@roundhouse/rules/testing';
import { pack, unpack } from 'msgpackr';
import { expect, test } from 'vitest';
import { mutated } from './mutate.ts';
import { oddHttpRequest } from './requests.ts';

const COMMAND = {
  commandId: 'a',
  turn: 4,
  command: { type: 'play', tile: 12, train: 'mexican', end: null },
};

test('a mutation changes a command in any of its places, and leaves the original alone', () => {
  const before = structuredClone(COMMAND);
  const dice = diceFrom(1);
  const forms = new Set<string>();
  let readable = 0;
  for (let count = 0; count < 500; count += 1) {
    const packed = pack(mutated(COMMAND, dice));
    forms.add(packed.toString('hex'));
    readable += Number(readCommandRequest(unpack(packed)) !== undefined);
  }
  expect(COMMAND).toEqual(before);
  expect(forms.size).toBeGreaterThan(150);
  expect(readable).toBeGreaterThan(10);
  expect(readable).toBeLessThan(250);
});

test('what is mutated again and again can still be sent', () => {
  const dice = diceFrom(3);
  let value: unknown = COMMAND;
  let undefinedCount = 0;
  for (let count = 0; count < 20_000; count += 1) {
    value = count % 5 === 0 ? COMMAND : mutated(value, dice);
    const packed = value === undefined ? Buffer.alloc(0) : pack(value);
    undefinedCount += Number(packed.length === 0);
  }
  expect(undefinedCount).toBeLessThan(10_000);
});

test('a request has its words filled in, and a length that is true', () => {
  const dice = diceFrom(2);
  const texts = Array.from({ length: 5_000 }, () =>
    oddHttpRequest({ dice, mark: 'markxyz', code: '222222' }),
  );
  expect(texts.filter((text) => /MARK|CODE/u.test(text))).toEqual([]);
  const creating = texts.filter((text) => /^POST .+ HTTP[^]+\r\n\r\n\{/u.test(text));
  const isTrue = creating.map((text) => {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return head.includes(`content-length: ${Buffer.byteLength(body, 'latin1')}`);
  });
  expect(isTrue.length).toBeGreaterThan(500);
  expect(isTrue.filter((one) => !one).length).toBeLessThan(100); // those that are false on purpose
});
