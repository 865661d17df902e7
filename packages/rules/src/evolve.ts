import type { GameEvent } from './event.ts';
import type { RuleOptions } from './options.ts';
import { assertNever, invariant } from './result.ts';
import { suitSize } from './rulebook/tileSet.ts';
import { seatOf, type Seat, type TrainId } from './seat.ts';
import {
  trainOf,
  type Hand,
  type OpenDouble,
  type Round,
  type Table,
  type Train,
  type Turn,
} from './state.ts';
import { highOf, lowOf, otherHalf, type TileId } from './tile.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

// oxlint-disable max-lines-per-function -- one arm for each event, and nothing between them
/** The round after an event. Total and without decisions: whatever was decided stands in the event. */
export function evolve(round: Round, event: GameEvent): Round {
  const { table } = round;
  switch (event.type) {
    case 'roundDealt':
      return dealtRound(table.options, event);
    case 'turnBegan':
      return onTable(round, { phase: { ...runningPhase(table), turn: event.turn } });
    case 'turnContinued':
      return onTable(
        withoutDrawnTile(round),
        inTurn(table, { step: event.step, drawn: event.drawn }),
      );
    case 'tilePlayed':
      return tilePlayed(round, event);
    case 'tileDrawn':
      return tileDrawn(round, event);
    case 'penaltyDrawn':
      return takeTiles(round, event.seat, event.tiles);
    case 'doubleOpened':
      return onTable(round, doubleOpened(table, event));
    case 'openingDoublesBound':
      return onTable(round, {
        openDoubles: table.openDoubles.map((open) => ({ ...open, live: true })),
      });
    case 'footAbandoned':
      return onTable(round, {
        openDoubles: table.openDoubles.filter(
          ({ train, pip, size }) => !(size === 3 && train === event.train && pip === event.pip),
        ),
      });
    case 'markerPlaced':
      return onTable(round, marked(table, event.seat, true));
    case 'markerRemoved':
      return onTable(round, marked(table, event.seat, false));
    case 'turnFailed':
      return event.counted ? onTable(round, { countedPasses: table.countedPasses + 1 }) : round;
    case 'turnEnded':
      return onTable(withoutDrawnTile(round), turnEnded(table, event));
    case 'turnSkipped':
      return onTable(round, {
        skips: table.skips.with(event.seat, false),
        hadTurn: table.hadTurn.with(event.seat, true),
      });
    case 'callChanged':
      return onTable(round, { calls: table.calls.with(event.seat, event.call) });
    case 'challenged':
      return round;
    case 'turnForfeited':
      return onTable(round, { skips: table.skips.with(event.seat, true) });
    case 'wentOut':
      return onTable(round, wentOut(table, event));
    case 'roundEnded':
      return onTable(round, { phase: { kind: 'over', result: event.result } });
    default:
      return assertNever(event);
  }
}

// oxlint-enable max-lines-per-function

function onTable(round: Round, change: Partial<Table>): Round {
  return { table: { ...round.table, ...change }, secret: round.secret };
}

function runningPhase(table: Table): Extract<Table['phase'], { readonly kind: 'turn' }> {
  invariant(table.phase.kind === 'turn', 'the round runs');
  return table.phase;
}

function inTurn(table: Table, change: Partial<Turn>): Partial<Table> {
  const phase = runningPhase(table);
  return { phase: { ...phase, turn: { ...phase.turn, ...change } } };
}

function handOf(round: Round, seat: Seat): Hand {
  const hand = round.secret.hands[seat];
  invariant(hand !== undefined, `seat ${seat} has a hand`);
  return hand;
}

function withHand(round: Round, seat: Seat, hand: Hand): Round {
  return {
    table: { ...round.table, handCounts: round.table.handCounts.with(seat, hand.tiles.length) },
    secret: { ...round.secret, hands: round.secret.hands.with(seat, hand) },
  };
}

function withoutDrawnTile(round: Round): Round {
  const { seat } = runningPhase(round.table).turn;
  const hand = handOf(round, seat);
  return hand.drawnTile === null ? round : withHand(round, seat, { ...hand, drawnTile: null });
}

const NO_TRAIN: Train = { placed: [], ends: [], marked: false };

/** A table with nothing on it, for the first event of a round. */
export function undealtRound(options: RuleOptions, seatCount: number): Round {
  const hands = Array.from({ length: seatCount }, () => []);
  return dealtRound(options, { engine: 0, starter: seatOf(0), hands, boneyard: [] });
}

function dealtRound(
  options: RuleOptions,
  event: Omit<EventOf<'roundDealt'>, 'type' | 'hunted'>,
): Round {
  return {
    table: dealtTable(options, event),
    secret: {
      hands: event.hands.map((tiles) => ({ tiles, drawnTile: null })),
      boneyard: event.boneyard,
    },
  };
}

/** The starter's turn before it has begun; the next event begins it. */
function turnOfStarter(seat: Seat): Turn {
  return {
    seat,
    step: 'start',
    cover: false,
    opening: false,
    drawn: 0,
    tilesLaid: 0,
    laidDoubles: [],
  };
}

function dealtTable(
  options: RuleOptions,
  { engine, starter, hands, boneyard }: Omit<EventOf<'roundDealt'>, 'type' | 'hunted'>,
): Table {
  const noSeat = hands.map(() => false);
  return {
    options,
    engine,
    starter,
    seatCount: hands.length,
    personal: hands.map(() => NO_TRAIN),
    mexican: NO_TRAIN,
    openDoubles: [],
    laidBySuit: Array.from({ length: suitSize(options) }, (_, pip) => Number(pip === engine)),
    handCounts: hands.map((tiles) => tiles.length),
    boneyardCount: boneyard.length,
    openingDone: noSeat,
    hadTurn: noSeat,
    skips: noSeat,
    calls: hands.map(() => 'none'),
    countedPasses: 0,
    out: null,
    phase: { kind: 'turn', turn: turnOfStarter(starter), finishing: false },
  };
}

function tilePlayed(round: Round, event: EventOf<'tilePlayed'>): Round {
  const { seat, tile } = event;
  const tiles = handOf(round, seat).tiles.filter((held) => held !== tile);
  const held = withHand(round, seat, { tiles, drawnTile: null });
  const { table } = held;
  return onTable(held, {
    ...laidOnTrain(table, event),
    ...inTurn(table, { tilesLaid: runningPhase(table).turn.tilesLaid + 1 }),
    openDoubles: answered(table.openDoubles, event.answers),
    laidBySuit: countSuits(table.laidBySuit, tile),
    countedPasses: 0,
  });
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

function laidOnTrain(table: Table, event: EventOf<'tilePlayed'>): Partial<Table> {
  const { train, tile, inner } = event;
  const before = trainOf(table, train);
  const double = event.answers === null ? undefined : table.openDoubles[event.answers];
  const on = double?.on ?? before.ends[event.end ?? 0]?.on ?? -1;
  const outer = otherHalf(tile, inner);
  const end = { pip: outer, on: before.placed.length };
  const asBranch = double?.size === 3 || before.ends.length === 0;
  return withTrain(table, train, {
    ...before,
    placed: [...before.placed, { tile, inner, outer, on }],
    ends: asBranch ? [...before.ends, end] : before.ends.with(event.end ?? 0, end),
  });
}

function withTrain(table: Table, id: TrainId, train: Train): Partial<Table> {
  return id === 'mexican' ? { mexican: train } : { personal: table.personal.with(id, train) };
}

function marked(table: Table, seat: Seat, up: boolean): Partial<Table> {
  return withTrain(table, seat, { ...trainOf(table, seat), marked: up });
}

function tileDrawn(round: Round, event: EventOf<'tileDrawn'>): Round {
  const { seat, tile } = event;
  const taken = takeTiles(round, seat, [tile]);
  const drawn = withHand(taken, seat, { ...handOf(taken, seat), drawnTile: tile });
  const draws = runningPhase(round.table).turn.drawn + 1;
  return onTable(drawn, { countedPasses: 0, ...inTurn(drawn.table, { drawn: draws }) });
}

function takeTiles(round: Round, seat: Seat, tiles: readonly TileId[]): Round {
  const hand = handOf(round, seat);
  const taken = withHand(round, seat, { ...hand, tiles: [...hand.tiles, ...tiles] });
  const boneyard = round.secret.boneyard.slice(tiles.length);
  return {
    table: { ...taken.table, boneyardCount: boneyard.length },
    secret: { ...taken.secret, boneyard },
  };
}

/** The double stands where the last tile was laid; a foot takes its end out of use. */
function doubleOpened(table: Table, event: EventOf<'doubleOpened'>): Partial<Table> {
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

function turnEnded(table: Table, { seat, opened }: EventOf<'turnEnded'>): Partial<Table> {
  return {
    hadTurn: table.hadTurn.with(seat, true),
    openingDone: opened ? table.openingDone.with(seat, true) : table.openingDone,
    openDoubles: settledDoubles(table),
  };
}

function settledDoubles(table: Table): readonly OpenDouble[] {
  if (!table.openDoubles.some((open) => open.thisTurn)) return table.openDoubles;
  return table.openDoubles.map((open) => ({ ...open, thisTurn: false }));
}

function wentOut(table: Table, { seat, finishing }: EventOf<'wentOut'>): Partial<Table> {
  return {
    out: table.out ?? seat,
    hadTurn: table.hadTurn.with(seat, true),
    openingDone: finishing ? table.openingDone.with(seat, true) : table.openingDone,
    openDoubles: settledDoubles(table),
    phase: { ...runningPhase(table), finishing: finishing || runningPhase(table).finishing },
  };
}
