import { expect, test } from 'vitest';
import type { SocketRecording } from '../raw/recording.ts';
import { messageFrame } from '../raw/wire.ts';
import { firstDifference } from './sameBytes.ts';

function recordingOf(...frames: readonly (readonly number[])[]): SocketRecording {
  return {
    frames: frames.map((bytes) => ({ direction: 'down', atMs: 0, bytes: Uint8Array.from(bytes) })),
    close: { code: 4000, reason: '' },
    admission: { method: 'POST', path: '/', sent: '', status: 403, received: 'no' },
  };
}

const one = recordingOf([15, 1, 2], [15, 3]);

test('the same frames in the same order are the same', () => {
  expect(firstDifference(one, recordingOf([15, 1, 2], [15, 3]))).toBeNull();
});

test.each([
  ['another byte', recordingOf([15, 1, 9], [15, 3])],
  ['another order', recordingOf([15, 3], [15, 1, 2])],
  ['a frame more', recordingOf([15, 1, 2], [15, 3], [18])],
  ['a frame less', recordingOf([15, 1, 2])],
  ['another length', recordingOf([15, 1, 2], [15, 3, 0])],
  ['another close', { ...one, close: { code: 1006, reason: '' } }],
  ['another admission', { ...one, admission: { ...one.admission, received: 'never' } }],
])('%s is a difference', (_what, other) => {
  expect(firstDifference(one, other)).not.toBeNull();
});

test('a key to a seat may be another one, but of the same length and in the same place', () => {
  const told = (token: string, seat: number) =>
    recordingOf([...messageFrame('seat', { seat, host: false, token })]);
  expect(firstDifference(told('abc', 1), told('xyz', 1))).toBeNull();
  expect(firstDifference(told('abc', 1), told('xyz', 2))).not.toBeNull();
  expect(firstDifference(told('abc', 1), told('longer', 1))).not.toBeNull();
});

test('of a welcome only the token that Colyseus draws may differ', () => {
  const welcome = (token: string, rest: number) =>
    recordingOf([10, token.length, ...Buffer.from(token), 1, 65, rest]);
  expect(firstDifference(welcome('abc', 0), welcome('xyz', 0))).toBeNull();
  expect(firstDifference(welcome('abc', 0), welcome('xyz', 1))).not.toBeNull();
  expect(firstDifference(welcome('abc', 0), welcome('longer', 0))).not.toBeNull();
});
