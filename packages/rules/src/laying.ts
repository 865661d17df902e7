import type { GameEvent } from './event.ts';
import { runningPhase, withTurn } from './running.ts';
import type { Seat, TrainId } from './seat.ts';
import { trainOf, type OpenDouble, type Table, type Train } from './state.ts';
import { highOf, lowOf, otherHalf, type TileId } from './tile.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** The table with a tile more: its train, the double it answers, the count of its suits. */
export function tableWithTile(table: Table, event: EventOf<'tilePlayed'>): Table {
  const { turn } = runningPhase(table);
  return {
    ...withTurn(laidOnTrain(table, event), { ...turn, tilesLaid: turn.tilesLaid + 1 }),
    openDoubles: answered(table.openDoubles, event.answers),
    laidBySuit: countSuits(table.laidBySuit, event.tile),
    countedPasses: 0,
  };
}

function countSuits(laidBySuit: readonly number[], tile: TileId): readonly number[] {
  const [high, low] = [highOf(tile), lowOf(tile)];
  const counted = laidBySuit.with(high, (laidBySuit[high] ?? 0) + 1);
  return high === low ? counted : counted.with(low, (laidBySuit[low] ?? 0) + 1);
}

function answered(open: readonly OpenDouble[], answers: number | null): readonly OpenDouble[] {
  if (answers === null) return open;
  return open
    .map((double, index) => (index === answers ? { ...double, need: double.need - 1 } : double))
    .filter((double) => double.need > 0);
}

function laidOnTrain(table: Table, event: EventOf<'tilePlayed'>): Table {
  const { train, tile, inner, answers } = event;
  const before = trainOf(table, train);
  const double = answers === null ? undefined : table.openDoubles[answers];
  const replaced = double === undefined ? event.end : endOf(before, double);
  const on = double?.on ?? before.ends[replaced ?? -1]?.on ?? -1;
  const outer = otherHalf(tile, inner);
  const end = { pip: outer, on: before.placed.length };
  return withTrain(table, train, {
    ...before,
    placed: [...before.placed, { tile, inner, outer, on }],
    ends: replaced === null ? [...before.ends, end] : before.ends.with(replaced, end),
  });
}

/** The end that an open double stands on; null for a foot, whose branches are new ends. */
function endOf(train: Train, double: OpenDouble): number | null {
  if (double.size === 3) return null;
  return Math.max(
    0,
    train.ends.findIndex((end) => end.on === double.on),
  );
}

function withTrain(table: Table, id: TrainId, train: Train): Table {
  return id === 'mexican'
    ? { ...table, mexican: train }
    : { ...table, personal: table.personal.with(id, train) };
}

/** The table with a marker up or down. */
export function tableWithMarker(table: Table, seat: Seat, up: boolean): Table {
  return withTrain(table, seat, { ...trainOf(table, seat), marked: up });
}

/** The table with an open double more; it stands where the last tile was laid. */
export function tableWithDouble(table: Table, event: EventOf<'doubleOpened'>): Table {
  const { train, pip, by, size, live, thisTurn } = event;
  const on = trainOf(table, train).placed.length - 1;
  const open: OpenDouble = { train, pip, by, size, need: size, live, thisTurn, on };
  const branched = size === 3 ? withoutEnd(table, train, on) : table;
  const { turn } = runningPhase(table);
  const laidDoubles = thisTurn ? [...turn.laidDoubles, pip] : turn.laidDoubles;
  return {
    ...withTurn(branched, { ...turn, laidDoubles }),
    openDoubles: [...table.openDoubles, open],
  };
}

/** A foot takes the end it stands on out of use. */
function withoutEnd(table: Table, id: TrainId, on: number): Table {
  const train = trainOf(table, id);
  return withTrain(table, id, { ...train, ends: train.ends.filter((end) => end.on !== on) });
}
