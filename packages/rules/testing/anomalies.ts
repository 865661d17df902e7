import {
  formatTile,
  formatTrain,
  fullSet,
  highOf,
  isDouble,
  lowOf,
  seatsOf,
  tileOf,
  trainIds,
  trainOf,
  type PlacedTile,
  type Round,
  type Table,
  type TileId,
  type Train,
} from '../src/index.ts';

/** What is wrong with a round that was dealt from a whole set; nothing, if the rules are right. */
export function anomaliesOf(round: Round): readonly string[] {
  const { table } = round;
  return [
    ...misplacedTiles(round),
    ...wrongCounts(round),
    ...trainIds(table).flatMap((id) => {
      const wrong = wrongTouches(trainOf(table, id), table);
      return wrong.map((fact) => `train ${formatTrain(id)}: ${fact}`);
    }),
    ...wrongDoubles(table),
    ...wrongCalls(table),
  ];
}

/** Every tile is in exactly one place: a hand, the boneyard, a train, or the engine. */
function misplacedTiles({ table, secret }: Round): readonly string[] {
  const places: readonly TileId[] = [
    tileOf(table.engine, table.engine),
    ...secret.hands.flatMap((hand) => hand.tiles),
    ...secret.boneyard,
    ...laidTiles(table),
  ];
  const seen = new Set(places);
  return [
    ...(seen.size === places.length ? [] : ['a tile is in two places']),
    ...fullSet(table.options.maxPip)
      .filter((tile) => !seen.has(tile))
      .map((tile) => `${formatTile(tile)} is nowhere`),
  ];
}

function laidTiles(table: Table): readonly TileId[] {
  return trainIds(table).flatMap((id) => trainOf(table, id).placed.map(({ tile }) => tile));
}

/** What everybody may count agrees with what only the server sees. */
function wrongCounts({ table, secret }: Round): readonly string[] {
  const laid = [tileOf(table.engine, table.engine), ...laidTiles(table)];
  const numbers = laid.flatMap((tile) => [...new Set([highOf(tile), lowOf(tile)])]);
  const suitsAgree = table.laidBySuit.every(
    (count, pip) => count === numbers.filter((number) => number === pip).length,
  );
  const handsAgree = seatsOf(table.seatCount).every(
    (seat) => table.handCounts[seat] === secret.hands[seat]?.tiles.length,
  );
  return [
    ...(suitsAgree ? [] : ['tiles laid are miscounted']),
    ...(handsAgree ? [] : ['tiles in hand are miscounted']),
    ...(table.boneyardCount === secret.boneyard.length ? [] : ['the boneyard is miscounted']),
  ];
}

/** Touching halves are equal, a tile shows its own numbers, and the ends are what lies outside. */
function wrongTouches({ placed, ends }: Train, { engine }: Table): readonly string[] {
  const followers = followersOf(placed);
  const wrong = placed.flatMap((laid, index) => {
    const touched = laid.on === -1 ? engine : placed[laid.on]?.outer;
    return [
      ...(showsItself(laid) ? [] : [`tile ${index} shows other numbers`]),
      ...(touched === laid.inner && laid.on < index ? [] : [`tile ${index} touches ${touched}`]),
      ...((followers.get(index) ?? 0) <= mostFollowers(laid) ? [] : [`tile ${index} is crowded`]),
    ];
  });
  const isExposed = ends.every(
    (end) => placed[end.on]?.outer === end.pip && !followers.has(end.on),
  );
  return isExposed ? wrong : [...wrong, 'an end is not exposed'];
}

function showsItself({ tile, inner, outer }: PlacedTile): boolean {
  return highOf(tile) === Math.max(inner, outer) && lowOf(tile) === Math.min(inner, outer);
}

/** How many tiles were laid on each tile, by its index; tiles with none are not there. */
function followersOf(placed: readonly PlacedTile[]): ReadonlyMap<number, number> {
  const followers = new Map<number, number>();
  for (const { on } of placed) followers.set(on, (followers.get(on) ?? 0) + 1);
  return followers;
}

function mostFollowers({ tile }: PlacedTile): number {
  return isDouble(tile) ? 3 : 1;
}

/** An open double lies where it says, with as many tiles on its far side as were laid there. */
function wrongDoubles(table: Table): readonly string[] {
  return table.openDoubles.flatMap(({ train, pip, on, size, need }) => {
    const { placed } = trainOf(table, train);
    const laid = placed[on];
    const isThere = laid !== undefined && laid.tile === tileOf(pip, pip);
    const answers = followersOf(placed).get(on) ?? 0;
    return isThere && answers === size - need && need > 0 ? [] : [`open double ${pip} is not so`];
  });
}

/** An announcement stands only for a single tile. */
function wrongCalls(table: Table): readonly string[] {
  return seatsOf(table.seatCount)
    .filter((seat) => table.calls[seat] === 'made' && table.handCounts[seat] !== 1)
    .map((seat) => `seat ${seat} has announced a tile that is not its last`);
}
