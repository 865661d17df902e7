import {
  fullSet,
  seatsOf,
  trainIds,
  trainOf,
  type Command,
  type Table,
  type TrainId,
} from '../src/index.ts';

/**
 * Every command that could be written at this table: each tile of the set on each end of each
 * train, an end too many and a seat too many included, and whatever is no tile.
 */
export function candidatesAt(table: Table): readonly Command[] {
  const tiles = fullSet(table.options.maxPip);
  const trains = [...trainIds(table), ...seatsOf(table.seatCount + 1).slice(-1)];
  const plays = trains.flatMap((train) =>
    endsToTry(table, train).flatMap((end) =>
      tiles.map((tile): Command => ({ type: 'play', tile, train, end })),
    ),
  );
  const challenges = seatsOf(table.seatCount).map((seat): Command => ({ type: 'challenge', seat }));
  return [
    ...plays,
    { type: 'draw' },
    { type: 'pass' },
    { type: 'decline' },
    { type: 'end' },
    { type: 'call' },
    ...challenges,
  ];
}

function endsToTry(table: Table, train: TrainId): readonly (number | null)[] {
  const count = trainOf(table, train).ends.length;
  return [null, ...Array.from({ length: count + 1 }, (_, index) => index)];
}
