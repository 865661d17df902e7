import { expect, test } from 'vitest';
import type { RawReply } from '../raw/RawClient.ts';
import { objectionTo, type Sender } from './replies.ts';

const HOST: Sender = { wasSeated: true, wasHost: true };
const GUEST: Sender = { wasSeated: true, wasHost: false };
const WATCHER: Sender = { wasSeated: false, wasHost: false };

const DRAW = { type: 'command', payload: { commandId: 'a', turn: 1, command: { type: 'draw' } } };
const START = { type: 'host', payload: { type: 'start' } };
const READY = { type: 'seat', payload: { type: 'ready' } };
const MALFORMED = { type: 'command', payload: { commandId: 'a' } };
const UNKNOWN = { type: '__proto__', payload: {} };

const DONE: RawReply = { status: 'ok', payload: { ok: true, seq: 3 } };
const NO_HANDLER: RawReply = { status: 'error', payload: { name: 'no_handler', message: '' } };

function refused(code: string, facts: object = {}): RawReply {
  return { status: 'rejected', payload: { code, ...facts } };
}

test.each([
  ['a move that is carried out', DRAW, [GUEST, DONE]],
  ['a move that is refused', DRAW, [GUEST, refused('staleTurn', { turn: 2 })]],
  ['a move of a spectator that is refused', DRAW, [WATCHER, refused('notSeated')]],
  ['a tool of the host', START, [HOST, DONE]],
  ['a tool that is refused', START, [GUEST, refused('notHost')]],
  ['somebody who is ready', READY, [GUEST, DONE]],
  ['no shape and a bad message', MALFORMED, [GUEST, refused('badMessage')]],
  ['an unknown type without a handler', UNKNOWN, [GUEST, NO_HANDLER]],
] as const)('%s is as it should be', (_what, letter, [sender, reply]) => {
  expect(objectionTo(letter, sender, reply)).toBeNull();
});

test.each([
  ['a move of a spectator', DRAW, WATCHER],
  ['a tool in the hands of a guest', START, GUEST],
  ['what has no shape', MALFORMED, GUEST],
])('%s may not be carried out', (_what, letter, sender) => {
  expect(objectionTo(letter, sender, DONE)?.kind).toBe('illegal');
});

test.each([
  ['a code that nobody knows', DRAW, refused('because')],
  ['a code without its facts', DRAW, refused('staleTurn')],
  ['no code', DRAW, { status: 'rejected', payload: undefined }],
  ['a broken answer', DRAW, { status: 'error', payload: { name: 'TypeError', message: '' } }],
  ['an empty answer', DRAW, { status: 'ok', payload: undefined }],
  ['more than an answer', DRAW, { status: 'ok', payload: { ok: true, seq: 3, hand: [1] } }],
  ['a bad message that has a shape', DRAW, refused('badMessage')],
  ['another reason for what has none', MALFORMED, refused('notSeated')],
  ['an unknown type that is carried out', UNKNOWN, DONE],
] satisfies readonly (readonly [string, typeof UNKNOWN | typeof DRAW, RawReply])[])(
  '%s is no answer',
  (_what, letter, reply) => {
    expect(objectionTo(letter, HOST, reply)?.kind).toBe('untyped');
  },
);

test('what the server makes of a payload counts, not what it was before', () => {
  const asMap = new Map<string, unknown>(Object.entries(DRAW.payload));
  expect(objectionTo({ type: 'command', payload: asMap }, GUEST, DONE)).toBeNull();
});
