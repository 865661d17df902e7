import type { GameEvent } from './event.ts';
import { dealtRound } from './dealing.ts';
import { tableWithDouble, tableWithMarker, tableWithTile } from './laying.ts';
import { assertNever, invariant } from './result.ts';
import { runningPhase, withTurn } from './running.ts';
import type { Seat } from './seat.ts';
import type { Hand, OpenDouble, Round, Table } from './state.ts';
import type { TileId } from './tile.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

// oxlint-disable max-lines-per-function -- one arm for each event, and nothing between them
/** The round after an event. Total and without decisions: whatever was decided stands in the event. */
export function evolve(round: Round, event: GameEvent): Round {
  const { table } = round;
  switch (event.type) {
    case 'roundDealt':
      return dealtRound(table.options, event);
    case 'turnBegan':
      return onTable(round, withTurn(table, event.turn));
    case 'turnContinued':
      return turnContinued(withoutDrawnTile(round), event);
    case 'tilePlayed':
      return tilePlayed(round, event);
    case 'tileDrawn':
      return tileDrawn(round, event);
    case 'penaltyDrawn':
      return takeTiles(round, event.seat, event.tiles);
    case 'doubleOpened':
      return onTable(round, tableWithDouble(table, event));
    case 'openingDoublesBound':
      return onTable(round, {
        ...table,
        openDoubles: table.openDoubles.map((open) => ({ ...open, live: true })),
      });
    case 'footAbandoned':
      return onTable(round, {
        ...table,
        openDoubles: table.openDoubles.filter(
          ({ train, pip, size }) => !(size === 3 && train === event.train && pip === event.pip),
        ),
      });
    case 'markerPlaced':
      return onTable(round, tableWithMarker(table, event.seat, true));
    case 'markerRemoved':
      return onTable(round, tableWithMarker(table, event.seat, false));
    case 'turnFailed':
      return event.counted
        ? onTable(round, { ...table, countedPasses: table.countedPasses + 1 })
        : round;
    case 'turnEnded':
      return turnEnded(withoutDrawnTile(round), event);
    case 'turnSkipped':
      return onTable(round, {
        ...table,
        skips: table.skips.with(event.seat, false),
        hadTurn: table.hadTurn.with(event.seat, true),
      });
    case 'callChanged':
      return onTable(round, { ...table, calls: table.calls.with(event.seat, event.call) });
    case 'challenged':
      return round;
    case 'turnForfeited':
      return onTable(round, { ...table, skips: table.skips.with(event.seat, true) });
    case 'wentOut':
      return onTable(round, wentOut(table, event));
    case 'roundEnded':
      return onTable(round, { ...table, phase: { kind: 'over', result: event.result } });
    default:
      return assertNever(event);
  }
}

// oxlint-enable max-lines-per-function

function onTable({ secret }: Round, table: Table): Round {
  return { table, secret };
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

function tilePlayed({ table, secret }: Round, event: EventOf<'tilePlayed'>): Round {
  const { seat, tile } = event;
  const tiles = handOf({ table, secret }, seat).tiles.filter((held) => held !== tile);
  return {
    table: tableWithTile(
      { ...table, handCounts: table.handCounts.with(seat, tiles.length) },
      event,
    ),
    secret: { ...secret, hands: secret.hands.with(seat, { tiles, drawnTile: null }) },
  };
}

function tileDrawn(round: Round, event: EventOf<'tileDrawn'>): Round {
  const { seat, tile } = event;
  const taken = takeTiles(round, seat, [tile]);
  const drawn = withHand(taken, seat, { ...handOf(taken, seat), drawnTile: tile });
  const { turn } = runningPhase(round.table);
  const table = withTurn(drawn.table, { ...turn, drawn: turn.drawn + 1 });
  return onTable(drawn, { ...table, countedPasses: 0 });
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

function turnContinued(round: Round, { step, drawn }: EventOf<'turnContinued'>): Round {
  const { turn } = runningPhase(round.table);
  return onTable(round, withTurn(round.table, { ...turn, step, drawn }));
}

function turnEnded(round: Round, { seat, opened }: EventOf<'turnEnded'>): Round {
  const { table } = round;
  return onTable(round, {
    ...table,
    hadTurn: table.hadTurn.with(seat, true),
    openingDone: opened ? table.openingDone.with(seat, true) : table.openingDone,
    openDoubles: settledDoubles(table),
  });
}

function settledDoubles(table: Table): readonly OpenDouble[] {
  if (!table.openDoubles.some((open) => open.thisTurn)) return table.openDoubles;
  return table.openDoubles.map((open) => ({ ...open, thisTurn: false }));
}

function wentOut(table: Table, { seat, finishing }: EventOf<'wentOut'>): Table {
  return {
    ...table,
    out: table.out ?? seat,
    hadTurn: table.hadTurn.with(seat, true),
    openingDone: finishing ? table.openingDone.with(seat, true) : table.openingDone,
    openDoubles: settledDoubles(table),
    phase: { ...runningPhase(table), finishing: finishing || runningPhase(table).finishing },
  };
}
