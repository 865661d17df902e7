import type { GameEvent } from './event.ts';
import { inTurn, runningPhase } from './running.ts';
import type { Seat, TrainId } from './seat.ts';
import { trainOf, type OpenDouble, type Table, type Train } from './state.ts';
import { highOf, lowOf, otherHalf, type TileId } from './tile.ts';

type Trains = Pick<Table, 'personal' | 'mexican'>;
type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** What a tile changes on the table: its train, the double it answers, the count of its suits. */
export function tableWithTile(table: Table, event: EventOf<'tilePlayed'>): Table {
  const { tilesLaid } = runningPhase(table).turn;
  const { personal, mexican } = laidOnTrain(table, event);
  return {
    ...table,
    personal,
    mexican,
    phase: inTurn(table, { tilesLaid: tilesLaid + 1 }).phase,
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

function laidOnTrain(table: Table, event: EventOf<'tilePlayed'>): Trains {
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

function withTrain({ personal, mexican }: Trains, id: TrainId, train: Train): Trains {
  return id === 'mexican'
    ? { personal, mexican: train }
    : { personal: personal.with(id, train), mexican };
}

/** What a marker changes. */
export function tableWithMarker(table: Table, seat: Seat, up: boolean): Partial<Table> {
  return withTrain(table, seat, { ...trainOf(table, seat), marked: up });
}

/** The double stands where the last tile was laid; a foot takes its end out of use. */
export function tableWithDouble(table: Table, event: EventOf<'doubleOpened'>): Partial<Table> {
  const { train, pip, by, size, live, thisTurn } = event;
  const line = trainOf(table, train);
  const on = line.placed.length - 1;
  const open: OpenDouble = { train, pip, by, size, need: size, live, thisTurn, on };
  const { laidDoubles } = runningPhase(table).turn;
  return {
    openDoubles: [...table.openDoubles, open],
    ...(thisTurn ? inTurn(table, { laidDoubles: [...laidDoubles, pip] }) : {}),
    ...(size === 3
      ? withTrain(table, train, { ...line, ends: line.ends.filter((end) => end.on !== on) })
      : {}),
  };
}
