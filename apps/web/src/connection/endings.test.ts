import { CLOSE_CODES, JOIN_REFUSALS } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { endingOf } from './endings.ts';

test('a lost network is a reason to call again, whatever its code', () => {
  for (const code of [0, 20, 400, 500, 502, 524, 1000, 1001, 1005, 1006, 1012, 4000, 4002]) {
    expect(endingOf(code)).toEqual({ next: 'retry', urgency: 'usual' });
  }
  expect(endingOf(CLOSE_CODES.tooSlow)).toEqual({ next: 'retry', urgency: 'usual' });
});

test('a server that stops to come back is called again soon', () => {
  for (const code of [CLOSE_CODES.restarting, 4001]) {
    expect(endingOf(code)).toEqual({ next: 'retry', urgency: 'restart' });
  }
});

test('a table that cannot say yes yet is asked again with patience', () => {
  for (const code of [JOIN_REFUSALS.tryAgain, 503]) {
    expect(endingOf(code)).toEqual({ next: 'retry', urgency: 'patient' });
  }
});

test('a seat that is played elsewhere is not taken back by itself', () => {
  expect(endingOf(CLOSE_CODES.playingElsewhere)).toEqual({ next: 'moved' });
});

test.each([
  [CLOSE_CODES.versionTooOld, 'versionTooOld'],
  [CLOSE_CODES.removedByHost, 'removed'],
  [CLOSE_CODES.tableClosed, 'closed'],
  [CLOSE_CODES.tableBroken, 'broken'],
  [522, 'notFound'],
  [JOIN_REFUSALS.badMessage, 'broken'],
  [JOIN_REFUSALS.versionTooOld, 'versionTooOld'],
  [JOIN_REFUSALS.wrongToken, 'wrongToken'],
  [JOIN_REFUSALS.badName, 'badName'],
  [JOIN_REFUSALS.nameTaken, 'nameTaken'],
  [JOIN_REFUSALS.tooManySpectators, 'full'],
  [JOIN_REFUSALS.tableClosed, 'closed'],
  [JOIN_REFUSALS.tableLocked, 'locked'],
  [JOIN_REFUSALS.cannotLoad, 'cannotLoad'],
  [JOIN_REFUSALS.tooManyTries, 'tooManyTries'],
] as const)('the code %i ends the connection: %s', (code, why) => {
  expect(endingOf(code)).toEqual({ next: 'gone', why });
});

test('every code of ours has a meaning of its own', () => {
  const codes = [...Object.values(CLOSE_CODES), ...Object.values(JOIN_REFUSALS)];
  const usual = codes.filter((code) => {
    const ending = endingOf(code);
    return ending.next === 'retry' && ending.urgency === 'usual';
  });
  expect(usual).toEqual([CLOSE_CODES.tooSlow]);
});
