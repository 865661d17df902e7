import {
  formatTile,
  invariant,
  presetOptions,
  seatOf,
  viewFor,
  type SeatView,
} from '@roundhouse/rules';
import { positionFromGiven, type Given } from '@roundhouse/rules/testing';
import { expect, test } from 'vitest';
import { bestTrain } from './bestTrain.ts';
import { noStarterChance } from './odds.ts';

const A = seatOf(0);
/** No tile of it lies at the engine, the 12. */
const HAND = ['9-7', '9-3', '8-4', '6-6'];

/** What A sees with this hand in the first turn, unless it is said otherwise. */
function seen(hand: readonly string[], given: Partial<Given> = {}): SeatView {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'the rules are a game');
  const hands = { A: hand, B: ['0-0', '1-0', '2-0'] };
  return viewFor(positionFromGiven(options.value, { hands, boneyard: ['1-1'], ...given }), A);
}

function beforeItsTurn(view: SeatView): SeatView {
  return { ...view, table: { ...view.table, hadTurn: [false, false] } };
}

test('a hand as it was dealt that begins no train is told how often that happens', () => {
  const { plan, noStarter } = bestTrain(beforeItsTurn(seen(HAND)));
  expect(plan.tiles).toEqual([]);
  expect(noStarter).toEqual({
    handSize: 4,
    chance: noStarterChance({ maxPip: 12, handSize: 4 }),
  });
});

test('a hand with a train is told the train, and no odds', () => {
  const { plan, noStarter } = bestTrain(beforeItsTurn(seen(['12-7', ...HAND])));
  expect(plan.tiles.map(formatTile)).toEqual(['12-7', '9-7', '9-3']);
  expect(noStarter).toBeNull();
});

test('once its seat has had a turn, or drawn a tile, a hand is no longer as it was dealt', () => {
  const view = beforeItsTurn(seen(HAND));
  const [drawnTile = null] = view.hand.tiles;
  expect(bestTrain(seen(HAND)).noStarter).toBeNull();
  expect(bestTrain({ ...view, hand: { ...view.hand, drawnTile } }).noStarter).toBeNull();
});
