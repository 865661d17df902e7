import { expect, test } from 'vitest';
import {
  decide,
  formatCommand,
  invariant,
  presetOptions,
  seatOf,
  viewFor,
} from '@roundhouse/rules';
import { positionFromGiven, type Given } from '@roundhouse/rules/testing';
import { announcement } from './lastTile.ts';

const A = seatOf(0);
const B = seatOf(1);
const C = seatOf(2);

const GIVEN: Given = {
  hands: { A: ['9-1', '4-3'], B: ['9-2', '5-5'], C: ['6-6', '7-7'] },
  boneyard: ['8-8', '8-7'],
  ends: { A: 9, B: 9, C: 12, M: null },
};

function say(seat: typeof A, moves: readonly (readonly [typeof A, string])[]): string | null {
  const options = presetOptions('tournament', { doubleChain: 'single' });
  invariant(options.ok, 'the preset is a game');
  let round = positionFromGiven(options.value, GIVEN);
  for (const [mover, text] of moves) round = play(round, mover, text);
  const command = announcement(viewFor(round, seat));
  return command === null ? null : formatCommand(command);
}

function play(round: ReturnType<typeof positionFromGiven>, seat: typeof A, text: string) {
  const [tile = '', train = ''] = text.split('>');
  const view = viewFor(round, seat);
  const id = view.hand.tiles.find((held) => formatCommand(playOf(held)).startsWith(`${tile}>`));
  invariant(id !== undefined, `${text} is in hand`);
  const decision = decide(round, seat, { ...playOf(id), train: train === 'A' ? A : B });
  invariant(decision.ok, `${text} is legal: ${JSON.stringify(decision)}`);
  return decision.value.round;
}

const playOf = (tile: Parameters<typeof formatCommand>[0] extends infer C ? PlayTile<C> : never) =>
  ({ type: 'play', tile, train: A, end: null }) as const;
type PlayTile<C> = C extends { readonly type: 'play'; readonly tile: infer T } ? T : never;

test('nobody says anything before a last tile', () => {
  expect(say(A, [])).toBeNull();
  expect(say(B, [])).toBeNull();
});

test('whoever is left with one tile announces it', () => {
  expect(say(A, [[A, '9-1>A']])).toBe('call');
});

test('the others wait as long as it may still be announced', () => {
  expect(say(C, [[A, '9-1>A']])).toBeNull();
});

test('whoever forgot is caught once it is too late', () => {
  const moves = [
    [A, '9-1>A'],
    [B, '9-2>B'],
  ] as const;
  expect(say(C, moves)).toBe('challenge:A');
  expect(say(A, moves)).toBeNull();
});
