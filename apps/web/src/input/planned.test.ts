import {
  hasPip,
  highOf,
  lowOf,
  otherHalf,
  seatOf,
  slotsOf,
  type SeatView,
} from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../demo/FakeConnection.ts';
import { planned } from './planned.ts';

function viewOf(seed: number): SeatView {
  const { value: snapshot } = fakeConnection({ names: ['Ana', 'Björn', 'Chidi'], seed }).snapshot;
  if (snapshot === null || snapshot.table === null || snapshot.hand === null) {
    throw new Error('a round runs');
  }
  return { table: snapshot.table, seat: seatOf(0), hand: snapshot.hand };
}

test('a planned hand lies as its train will: each tile touches the one before with its equal', () => {
  const found = { fits: 0, apart: 0 };
  for (let seed = 1; seed <= 30; seed += 1) {
    const view = viewOf(seed);
    const { train, fits, extras, turned } = planned(view);
    found[fits ? 'fits' : 'apart'] += 1;
    expect(new Set([...train, ...extras])).toEqual(new Set(view.hand.tiles));
    const ends = slotsOf(view.table, view.seat).map(({ pip }) => pip);
    const [first] = train;
    if (first === undefined) throw new Error('a hand has a train');
    expect(ends.some((pip) => hasPip(first, pip))).toBe(fits);
    const tops = train.map((tile) => (turned.includes(tile) ? lowOf(tile) : highOf(tile)));
    const bottoms = train.map((tile, at) => otherHalf(tile, tops[at] ?? 0));
    expect(tops.slice(1)).toEqual(bottoms.slice(0, -1));
    expect(!fits || ends.includes(tops[0] ?? -1)).toBe(true);
  }
  expect(found.fits).toBeGreaterThan(0);
  expect(found.apart).toBeGreaterThan(0);
});
