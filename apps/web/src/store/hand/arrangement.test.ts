import { tileOf, type TileId } from '@roundhouse/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arranged, divided, groupsOf, moved, turnedOver, type Arrangement } from './arrangement.ts';
import { grouped, sorted } from './sorting.ts';

const hand: readonly TileId[] = [tileOf(1, 2), tileOf(12, 0), tileOf(6, 6), tileOf(9, 4)];
const [A, B, C, D] = [tileOf(1, 2), tileOf(12, 0), tileOf(6, 6), tileOf(9, 4)];
const NAMES = new Map([
  [A, 'A'],
  [B, 'B'],
  [C, 'C'],
  [D, 'D'],
]);
const names = (tiles: readonly TileId[]) => tiles.map((tile) => hand.indexOf(tile));
const plain = (tiles: readonly TileId[]): Arrangement => ({ tiles, turned: [], dividers: [] });

/** Groups in letters: `AB C`. */
function written(arrangement: Arrangement): string {
  return groupsOf(arrangement)
    .map((group) => group.map((tile) => NAMES.get(tile) ?? '?').join(''))
    .join(' ');
}

test('tiles stay where the player put them, and a drawn one comes last', () => {
  const { tiles } = arranged(plain([C, D, A]), hand);
  expect(names(tiles)).toEqual([2, 3, 0, 1]);
});

test('a tile that was laid leaves no gap', () => {
  expect(names(arranged(plain(hand.toReversed()), hand.slice(1)).tiles)).toEqual([3, 2, 1]);
});

test('regression: an order that names a tile twice shows it once', () => {
  expect(names(arranged(plain([...hand, ...hand]), hand).tiles)).toEqual([0, 1, 2, 3]);
});

test('a group whose first tile was laid stays a group', () => {
  const groups = grouped([[A], [B, C], [D]], []);
  expect(written(arranged(groups, [A, C, D]))).toBe('A C D');
  expect(written(arranged(groups, [A, B, D]))).toBe('A B D');
});

test('a group that was laid to its last tile takes its divider along', () => {
  const groups = grouped([[A], [B, C], [D]], []);
  expect(written(arranged(groups, [A, D]))).toBe('A D');
  expect(written(arranged(groups, [B, C]))).toBe('BC');
});

test('a drawn tile joins the last group', () => {
  expect(written(arranged(grouped([[A], [B, C]], []), hand))).toBe('A BCD');
});

test('by number the larger half counts first', () => {
  expect(names(sorted(hand, 'byNumber').tiles)).toEqual([1, 3, 2, 0]);
});

test('by pips the heaviest tile comes first, of equal ones that with the larger half', () => {
  expect(names(sorted([...hand], 'byPips').tiles)).toEqual([3, 1, 2, 0]);
});

test('a moved tile takes the place it was dropped on', () => {
  expect(names(moved(plain(hand), A, 2).tiles)).toEqual([1, 2, 0, 3]);
  expect(names(moved(plain(hand), D, 0).tiles)).toEqual([3, 0, 1, 2]);
});

test('a place beyond the hand is its end', () => {
  expect(names(moved(plain(hand), B, 99).tiles)).toEqual([0, 2, 3, 1]);
});

test('a moved tile joins the group of the tile whose place it takes', () => {
  const groups = grouped(
    [
      [A, B],
      [C, D],
    ],
    [],
  );
  expect(written(moved(groups, A, 2))).toBe('B CAD');
  expect(written(moved(groups, D, 1))).toBe('ADB C');
  expect(written(moved(groups, D, 2))).toBe('AB DC');
});

test('the first tile of a group leaves the group behind when it moves away', () => {
  const groups = grouped(
    [
      [A, B],
      [C, D],
    ],
    [],
  );
  expect(written(moved(groups, C, 0))).toBe('CAB D');
  expect(written(moved(groups, C, 3))).toBe('AB DC');
});

test('a divider stands before a tile until it is taken away, and never before the first', () => {
  const once = divided(plain(hand), C);
  expect(written(once)).toBe('AB CD');
  expect(written(divided(once, C))).toBe('ABCD');
  expect(written(divided(plain(hand), A))).toBe('ABCD');
});

test('a tile is turned over and back', () => {
  const once = turnedOver(plain(hand), B);
  expect(once.turned).toEqual([B]);
  expect(turnedOver(once, B).turned).toEqual([]);
});

test('whatever is done, the same tiles are held, and no divider is lost at the edge', () => {
  const steps = fc.array(
    fc.record({ tile: fc.constantFrom(...hand), to: fc.integer({ min: -1, max: 5 }) }),
  );
  fc.assert(
    fc.property(steps, (doings) => {
      let now = plain(hand);
      for (const { tile, to } of doings) now = to < 0 ? divided(now, tile) : moved(now, tile, to);
      expect(new Set(now.tiles)).toEqual(new Set(hand));
      expect(now.tiles).toHaveLength(hand.length);
      expect(now.dividers).not.toContain(now.tiles[0]);
      expect(new Set(now.dividers).size).toBe(now.dividers.length);
    }),
  );
});
