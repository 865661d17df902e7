import {
  formatCommand,
  formatTile,
  invariant,
  presetOptions,
  seatOf,
  viewFor,
  type SeatView,
} from '@roundhouse/rules';
import { positionFromGiven, type Given } from '@roundhouse/rules/testing';
import { expect, test } from 'vitest';
import { planHand } from '../planner/planHand.ts';
import { adviceFor } from './advice.ts';
import { reviewOf } from './review.ts';
import { NOISE, weighedPlays } from './weighed.ts';

const A = seatOf(0);

/** What A sees on turn, with this hand. */
function seen(hand: readonly string[], given: Partial<Given> = {}): SeatView {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'the rules are a game');
  const hands = { A: hand, B: ['0-0', '1-0', '2-0', '3-0'] };
  const ends = { M: 10 };
  return viewFor(positionFromGiven(options.value, { hands, boneyard: ['1-1'], ends, ...given }), A);
}

function advised(view: SeatView) {
  const advice = adviceFor(view);
  invariant(advice !== null, 'it is the turn of A');
  return { move: formatCommand(advice.command), reason: advice.reason };
}

const HAND = ['12-7', '9-7', '9-3', '8-4'];

test('a tile that is not on the train is advised for elsewhere first, and costs nothing', () => {
  const view = seen([...HAND, '11-5'], { ends: { M: 5, B: 5 }, marked: ['B'] });
  expect(advised(view)).toEqual({ move: '11-5>B', reason: { kind: 'extra' } });
});

test('a tile of the planned train is no extra, though another train of as many tiles does without it', () => {
  const view = seen(['12-7', '12-4', '8-1'], { ends: { M: 12 } });
  const planned = planHand(view, 'mostTiles').tiles;
  expect(planned.map(formatTile)).toEqual(['12-7']);
  expect(advised(view)).toEqual({ move: '12-7>M', reason: { kind: 'spare' } });
});

test('where nothing lies elsewhere the train goes on, and says what it keeps', () => {
  const view = seen(['12-7', '9-7', '9-3', '12-1']);
  expect(advised(view)).toEqual({ move: '12-7>A', reason: { kind: 'train', keeps: 3 } });
});

test('one play that is legal needs no other reason', () => {
  expect(advised(seen(['12-7', '6-5']))).toEqual({ move: '12-7>A', reason: { kind: 'only' } });
});

test('a hand in which nothing fits is told to draw', () => {
  expect(advised(seen(['6-5', '8-4']))).toEqual({ move: 'draw', reason: { kind: 'nothingFits' } });
});

test('a seat that is not on turn is advised nothing', () => {
  expect(adviceFor(seen(HAND, { turn: 'B' }))).toBeNull();
});

test('a tile that is as good as the advised one is told with it, and a worse one is not', () => {
  const alike = adviceFor(seen(['12-7', '12-8', '5-1']));
  expect([alike?.command.type, alike?.orElse === null]).toEqual(['play', false]);
  const apart = adviceFor(seen(['12-7', '9-7', '9-3', '8-3', '12-0']));
  expect(apart?.orElse).toBeNull();
});

const SPLIT = seen(['12-7', '9-7', '9-3', '8-3', '12-0']);

test('a review says which decision gave most away, and what would have been better', () => {
  const worse = weighedPlays(SPLIT).at(-1);
  invariant(worse !== undefined, 'there are two plays');
  const alike = seen(['12-7', '9-7', '9-3', '12-1']);
  const best = weighedPlays(alike)[0];
  invariant(best !== undefined, 'there are two plays');
  const review = reviewOf([
    { view: alike, command: best.play },
    { view: SPLIT, command: worse.play },
  ]);
  expect(review).toMatchObject({ decisions: 2, alike: 1, asGood: 0 });
  const [mistake] = review.mistakes;
  expect(mistake && [formatTile(mistake.best.tile), mistake.lost > NOISE]).toEqual(['12-7', true]);
});

test('another play within the noise is called as good, and never a mistake', () => {
  const view = seen(['12-7', '12-8', '5-1']);
  const [best, other] = weighedPlays(view);
  invariant(best !== undefined && other !== undefined, 'there are two plays');
  expect(best.worth - other.worth).toBeGreaterThan(0);
  expect(reviewOf([{ view, command: other.play }])).toEqual({
    decisions: 1,
    alike: 0,
    asGood: 1,
    mistakes: [],
  });
});

test('a turn without a choice is no decision', () => {
  const view = seen(['12-7', '6-5']);
  const nothing = seen(['6-5', '8-4']);
  expect(
    reviewOf([
      { view: nothing, command: { type: 'draw' } },
      ...weighedPlays(view).map(({ play }) => ({ view, command: play })),
    ]).decisions,
  ).toBe(0);
});
