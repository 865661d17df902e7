import { expect, test } from 'vitest';
import { pack } from 'msgpackr';
import { readDownFrame, readRequest, requestFrame } from './wire.ts';

test('a request is read back as it was written', () => {
  const payload = { commandId: 'a', turn: 70_000, command: { type: 'draw' } };
  expect(readRequest(requestFrame(300, 'command', payload))).toEqual(payload);
});

test('a response names its request, how it went, and what it says', () => {
  const frame = readDownFrame(Uint8Array.from([22, 5, 1, ...pack({ code: 'mustPlay' })]));
  expect(frame).toEqual({
    kind: 'response',
    requestId: 5,
    status: 'rejected',
    payload: { code: 'mustPlay' },
  });
});

test.each([
  ['nothing', []],
  ['an opcode that is none', [30]],
  ['a modifier that we do not use', [0x80 | 15, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['a message whose payload is cut short', [13, 0xa1, 65, 0x9f, 1]],
  ['a response of an unknown status', [22, 1, 9]],
  ['a pong with something in it', [18, 1]],
])('%s is unknown, never an exception', (_what, bytes) => {
  expect(readDownFrame(Uint8Array.from(bytes)).kind).toBe('unknown');
});
