import { afterAll, expect, test } from 'vitest';
import {
  invariant,
  newMatch,
  presetOptions,
  refusalOf,
  turnOf,
  viewFor,
  type SeatView,
} from '@roundhouse/rules';
import { dealRound, diceFrom } from '@roundhouse/rules/testing';
import { silentLog } from '@roundhouse/testkit/table';
import { threadThinker } from './threadThinker.ts';

const lines: unknown[] = [];
const thinker = threadThinker(silentLog(lines));
afterAll(() => thinker.close());

/** What the first seat of a round sees. */
function firstView(seed: number): SeatView {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'it is a game');
  const match = newMatch(options.value, 4);
  invariant(match.ok, 'it is for four');
  const { round } = dealRound(match.value, diceFrom(seed));
  const turn = turnOf(round.table);
  invariant(turn !== null, 'somebody begins');
  return viewFor(round, turn.seat);
}

test('another thread thinks about several tables at once, and the tables go on meanwhile', async () => {
  const views = [1, 2, 3, 4].map(firstView);
  let turnsOfTheLoop = 0;
  const timer = setInterval(() => (turnsOfTheLoop += 1), 1);
  const commands = await Promise.all(views.map((view, seed) => thinker.think(view, seed)));
  clearInterval(timer);
  const objections = views.map((view, index) => {
    const command = commands[index] ?? null;
    return command === null ? 'nothing' : refusalOf(view, command);
  });
  expect(objections).toEqual([null, null, null, null]);
  expect(turnsOfTheLoop).toBeGreaterThan(10);
  expect(lines).toEqual([]);
});

test('nothing comes of what cannot be thought about, and it is logged; the next is', async () => {
  const view = firstView(5);
  const nobody = JSON.parse('{}') as SeatView;
  expect(await thinker.think(nobody, 1)).toBeNull();
  expect(lines).toHaveLength(1);
  expect(await thinker.think(view, 1)).not.toBeNull();
});
