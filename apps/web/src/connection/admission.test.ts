import { JOIN_REFUSALS } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { readAdmission } from './admission.ts';

const HOST = 'game.example:2567';
const PLACE = { name: 'table', sessionId: 'a-B_1', processId: 'p0', roomId: 'KQX7MB' };
const answer = (status: number, body: unknown) => ({ ok: status === 200, status, body });

test('whoever is let in is told the way to the socket', () => {
  expect(readAdmission(answer(200, PLACE), HOST)).toEqual({
    socket: 'game.example:2567/p0/KQX7MB?sessionId=a-B_1',
  });
});

test('a process with an address of its own is asked there', () => {
  const away = { ...PLACE, publicAddress: 'two.example/p1' };
  expect(readAdmission(answer(200, away), HOST)).toEqual({
    socket: 'two.example/p1/p0/KQX7MB?sessionId=a-B_1',
  });
});

test.each([
  ['nobody', null, 0],
  ['a room that is not there', answer(522, { code: 522, error: 'none' }), 522],
  ['a refusal whose code is no status', answer(500, { code: 4209, error: 'cannotLoad' }), 4209],
  ['a server that stops', answer(503, null), 503],
  ['a proxy in words', answer(502, null), 502],
  ['a guard with a reason in words', answer(429, { error: { code: 'slow' } }), 4210],
  ['another guard', answer(403, { error: { code: 'foreignOrigin' } }), 403],
  ['a page instead of an answer', answer(200, null), 0],
  ['an answer without a seat', answer(200, { ...PLACE, sessionId: undefined }), 0],
  ['a seat that is no word', answer(200, { ...PLACE, sessionId: 'a&b=c' }), 0],
])('%s is not taken for a way in', (_what, from, code) => {
  expect(readAdmission(from, HOST)).toBe(code);
});

test('too many tries have the code of the table for it', () => {
  expect(JOIN_REFUSALS.tooManyTries).toBe(4210);
});
