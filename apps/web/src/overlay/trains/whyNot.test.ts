import {
  invariant,
  presetOptions,
  seatOf,
  tileOf,
  viewFor,
  type SeatView,
} from '@roundhouse/rules';
import { positionFromGiven, type Given } from '@roundhouse/rules/testing';
import { expect, test } from 'vitest';
import { briefOf, briefWords, type Brief } from './brief.ts';
import { commonReason, whyNot } from './whyNot.ts';

const A = seatOf(0);
const B = seatOf(1);
const TILE = tileOf(8, 4);

/** What Ana sees on turn; no train takes her 8-4 unless it is said otherwise. */
function seen(given: Partial<Given> = {}): SeatView {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'the rules are a game');
  const hands = { A: ['8-4', '12-7'], B: ['0-0', '1-0'] };
  return viewFor(positionFromGiven(options.value, { hands, boneyard: ['1-1'], ...given }), A);
}

/** Why the tile may not lie on a train, in short. */
function brief(view: SeatView, train: Parameters<typeof whyNot>[2]): Brief | null {
  const refusal = whyNot(view, TILE, train);
  return refusal === null ? null : briefOf(refusal);
}

test('a train that goes on with another number wants that, and one without a marker is closed', () => {
  const view = seen({ ends: { M: 10, B: 4 } });
  expect(brief(view, 'mexican')).toEqual({ kind: 'wants', pip: 10 });
  expect(brief(view, B)).toEqual({ kind: 'closed' });
  expect(brief(seen({ ends: { M: 8 } }), 'mexican')).toBeNull();
});

test('what is common to all trains is the reason, and what each has of its own is none', () => {
  expect(commonReason(seen({ ends: { M: 10, B: 4 } }), TILE)).toBeNull();
  const alike = seen({ ends: { M: 10, B: 5 }, marked: ['B'] });
  expect(brief(alike, B)).toEqual({ kind: 'wants', pip: 5 });
  expect(commonReason(alike, TILE)).toBeNull();
  const waiting = seen({ turn: 'B' });
  expect(commonReason(waiting, TILE)).toEqual({ code: 'notYourTurn', turn: B });
  expect(brief(waiting, 'mexican')).toEqual({ kind: 'notNow' });
});

test('a double comes first by whatever rule, and a train with several ends needs a sentence', () => {
  expect(briefOf({ code: 'coverInOrder', train: A, pip: 6 })).toEqual({ kind: 'first', pip: 6 });
  expect(briefOf({ code: 'coverYourDouble', train: A, pip: 6 })).toEqual({ kind: 'first', pip: 6 });
  const refusal = { code: 'tileDoesNotMatch', tile: TILE, train: A, wanted: [1, 2] } as const;
  expect(briefOf(refusal)).toEqual({ kind: 'notNow' });
});

test('each brief reason has words of its own', () => {
  const briefs: readonly Brief[] = [
    { kind: 'wants', pip: 9 },
    { kind: 'first', pip: 9 },
    { kind: 'closed' },
    { kind: 'notNow' },
  ];
  expect(briefs.map(briefWords)).toEqual(['wants 9', '9–9 first', 'closed', 'not now']);
});
