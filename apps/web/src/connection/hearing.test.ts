import type { EventsMessage } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { beginAt, closeGap, hear, NOTHING_HEARD, type Hearing } from './hearing.ts';

const message = (seq: number): EventsMessage => ({ seq, events: [] });

/** Somebody who came when the table stood at 7, and heard these messages since. */
function after(...seqs: readonly number[]) {
  let hearing: Hearing = beginAt(NOTHING_HEARD, 7);
  const told: number[] = [];
  const asked: number[] = [];
  for (const seq of seqs) {
    const heard = hear(hearing, message(seq));
    hearing = heard.hearing;
    told.push(...heard.told.map((one) => one.seq));
    if (heard.asks) asked.push(seq);
  }
  return { hearing, told, asked };
}

test('messages are passed on in their order', () => {
  expect(after(8, 9, 10)).toMatchObject({ told: [8, 9, 10], asked: [], hearing: { have: 10 } });
});

test('what the first state shows already is not told again, and nothing is told twice', () => {
  expect(after(6, 7, 8, 8, 9, 8).told).toEqual([8, 9]);
});

test('after a gap messages wait, and what was missed is asked for once', () => {
  expect(after(8, 11, 12)).toMatchObject({
    told: [8],
    asked: [11],
    hearing: { have: 8, held: [message(11), message(12)], isAsked: true },
  });
});

test('when what was missed comes, everything is told in order', () => {
  expect(after(11, 12, 8, 9, 10, 11, 12)).toMatchObject({
    told: [8, 9, 10, 11, 12],
    hearing: { have: 12, held: [] },
  });
});

test('while the answer is on its way nothing is asked again, and a later gap is', () => {
  expect(after(10, 12, 8, 9)).toMatchObject({
    told: [8, 9, 10],
    asked: [10],
    hearing: { have: 10 },
  });
  expect(after(10, 8, 9, 13, 11).asked).toEqual([10, 13]);
});

test('when what was missed will not come, the rest is told without it', () => {
  const { hearing } = after(10, 11);
  expect(closeGap(hearing)).toMatchObject({
    told: [message(10), message(11)],
    hearing: { have: 11, held: [] },
  });
  expect(closeGap(after(8).hearing)).toMatchObject({ told: [], hearing: { have: 8 } });
});

test('on a new line what came in between is still to be told', () => {
  const { hearing } = after(8, 9);
  const begun = beginAt(hearing, 12);
  expect(begun).toMatchObject({ have: 9, held: [] });
  expect(hear(begun, message(10)).told).toEqual([message(10)]);
});

test('a table that stands before what was heard is believed', () => {
  expect(beginAt(after(8, 9).hearing, 3)).toMatchObject({ have: 3, held: [] });
});

test('no more is held back than one can look back on', () => {
  const seqs = Array.from({ length: 201 }, (_, index) => 100 + index);
  expect(after(...seqs)).toMatchObject({ told: seqs, hearing: { have: 300, held: [] } });
});
