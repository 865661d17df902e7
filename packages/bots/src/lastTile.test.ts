import { expect, test } from 'vitest';
import {
  decide,
  formatCommand,
  invariant,
  parseCommand,
  presetOptions,
  seatOf,
  viewFor,
  type Round,
  type Seat,
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

type Move = readonly [seat: Seat, text: string];

/** What the seat has to say after these moves. */
function say(seat: Seat, moves: readonly Move[]): string | null {
  const options = presetOptions('tournament');
  invariant(options.ok, 'the preset is a game');
  const round = moves.reduce(after, positionFromGiven(options.value, GIVEN));
  const command = announcement(viewFor(round, seat));
  return command === null ? null : formatCommand(command);
}

function after(round: Round, [seat, text]: Move): Round {
  const command = parseCommand(text);
  invariant(command !== undefined, `${text} is a command`);
  const decision = decide(round, seat, command);
  invariant(decision.ok, `${text} is legal: ${JSON.stringify(decision)}`);
  return decision.value.round;
}

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
