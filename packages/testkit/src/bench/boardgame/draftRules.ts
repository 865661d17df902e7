import { hasPip, highOf, isDouble } from '@roundhouse/rules';
import type { DraftDouble, DraftPlay, DraftTable } from './draftTable.ts';

/** Every tile that the seat to move may lay, and where. */
export function playsOf(table: DraftTable): readonly DraftPlay[] {
  const hand = table.hands[table.seat] ?? [];
  return table.trains.flatMap((_, train) =>
    isUsable(table, train)
      ? hand.filter((tile) => mayLay(table, { tile, train })).map((tile) => ({ tile, train }))
      : [],
  );
}

/** True when the seat to move can lay anything. */
export function canPlay(table: DraftTable): boolean {
  const hand = table.hands[table.seat] ?? [];
  return table.trains.some(
    (_, train) => isUsable(table, train) && hand.some((tile) => mayLay(table, { tile, train })),
  );
}

/** True when the seat to move may lay this. */
export function isPlay(table: DraftTable, play: DraftPlay): boolean {
  const inHand = table.hands[table.seat]?.includes(play.tile) ?? false;
  return inHand && isUsable(table, play.train) && mayLay(table, play);
}

/** Doubles that must be covered before anything else, in the order laid. */
export function blockers(table: DraftTable): readonly DraftDouble[] {
  return table.openDoubles.filter(({ pip }) => table.laidBySuit[pip] !== table.laidBySuit.length);
}

function isUsable(table: DraftTable, train: number): boolean {
  const line = table.trains[train];
  if (line === undefined) return false;
  const isMexican = train === table.trains.length - 1;
  if (table.cover || isMexican || train === table.seat || line.marked) return true;
  return table.openDoubles.some((open) => open.thisTurn && open.train === train);
}

function mayLay(table: DraftTable, { tile, train }: DraftPlay): boolean {
  const line = table.trains[train];
  if (line === undefined || !hasPip(tile, line.end)) return false;
  const first = table.cover ? blockers(table)[0] : undefined;
  if (first !== undefined && first.train !== train) return false;
  if (table.laidDoubles.length === 0) return true;
  return isDouble(tile)
    ? isSecondDouble(table, { tile, train })
    : table.laidDoubles.length < 2 || coversOwn(table, train);
}

/** A second double needs a third tile that covers one of the two. */
function isSecondDouble(table: DraftTable, { tile }: DraftPlay): boolean {
  const [first] = table.laidDoubles;
  if (first === undefined || table.laidDoubles.length >= 2) return false;
  const hand = table.hands[table.seat] ?? [];
  return hand.some((held) => held !== tile && (hasPip(held, highOf(tile)) || hasPip(held, first)));
}

function coversOwn(table: DraftTable, train: number): boolean {
  return table.openDoubles.some((open) => open.thisTurn && open.train === train);
}
