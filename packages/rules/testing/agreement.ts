import { isDeepStrictEqual } from 'node:util';
import {
  formatCommand,
  formatSeat,
  formatTile,
  formatTrain,
  legalCommands,
  refusalOf,
  seatOf,
  seatsOf,
  trainIds,
  trainOf,
  turnOf,
  viewFor,
  type Round,
  type Seat,
  type Table,
} from '../src/index.ts';
import { legal, mayCall, mayChallenge, startRound, type Position } from './referee/index.ts';

/** The second referee's view of a round that was just dealt, by the table's rules or by others. */
export function secondReferee({ table, secret }: Round, options = table.options): Position {
  const seats = seatsOf(table.seatCount).map(formatSeat);
  return startRound({
    options,
    engine: table.engine,
    seats,
    starter: formatSeat(table.starter),
    hands: bySeat(secret.hands.map((hand) => hand.tiles.map(formatTile))),
    boneyard: secret.boneyard.map(formatTile),
  });
}

/** Where the two referees differ on a position, fact by fact; nothing when they agree. */
export function differences(round: Round, position: Position): readonly string[] {
  const ours: Readonly<Record<string, unknown>> = factsOfRound(round);
  const theirs: Readonly<Record<string, unknown>> = factsOfPosition(position);
  return Object.keys(ours)
    .filter((fact) => !isDeepStrictEqual(ours[fact], theirs[fact]))
    .map((fact) => `${fact}: ${JSON.stringify(ours[fact])}, not ${JSON.stringify(theirs[fact])}`);
}

function factsOfRound(round: Round) {
  const { table, secret } = round;
  const { phase } = table;
  const turn = turnOf(table);
  const result = phase.kind === 'over' ? phase.result : null;
  return {
    over: result !== null,
    out: table.out === null ? null : formatSeat(table.out),
    blocked: result?.blocked === true,
    scores: result === null ? null : bySeat(result.scores),
    turn: turn === null ? null : formatSeat(turn.seat),
    stage: turn === null ? null : [turn.step, turn.cover, turn.opening, turn.drawn, turn.tilesLaid],
    doubles: turn === null ? null : turn.laidDoubles,
    legal: turn === null ? [] : writtenLegal(round, turn.seat),
    ends: result === null ? endsOf(table) : null,
    markers: bySeat(table.personal.map((train) => train.marked)),
    open: openDoubles(table),
    hands: bySeat(secret.hands.map((hand) => hand.tiles.map(formatTile).toSorted())),
    boneyard: secret.boneyard.map(formatTile),
    calls: bySeat(table.calls),
    skips: bySeat(table.skips),
    passes: table.countedPasses,
    opened: bySeat(table.openingDone),
    announcements: announcements(round),
  };
}

function endsOf(table: Table) {
  return Object.fromEntries(
    trainIds(table).map((id) => [formatTrain(id), trainOf(table, id).ends.map(({ pip }) => pip)]),
  );
}

function writtenLegal(round: Round, seat: Seat): readonly string[] {
  return legalCommands(viewFor(round, seat)).map(formatCommand).toSorted();
}

function openDoubles({ openDoubles: open }: Table) {
  return open.map(({ train, pip, by, size, need, live }) =>
    [formatTrain(train), pip, formatSeat(by), size, need, live].join(' '),
  );
}

/** Who may call, and whom each seat may challenge. */
function announcements(round: Round): readonly string[] {
  const seats = seatsOf(round.table.seatCount);
  return seats.flatMap((seat) => {
    const view = viewFor(round, seat);
    const may = (command: Parameters<typeof refusalOf>[1]) => refusalOf(view, command) === null;
    const challenged = seats.filter((other) => may({ type: 'challenge', seat: other }));
    return [
      ...(may({ type: 'call' }) ? [`${formatSeat(seat)} calls`] : []),
      ...challenged.map((other) => `${formatSeat(seat)} challenges ${formatSeat(other)}`),
    ];
  });
}

function factsOfPosition(position: Position) {
  const { over, turn, seats, hands } = position;
  return {
    over,
    out: position.out,
    blocked: position.blocked,
    scores: position.scores,
    turn: over ? null : turn.seat,
    stage: over ? null : [turn.phase, turn.cover, turn.opening, turn.draws, turn.laid],
    doubles: over ? null : turn.doubles,
    legal: legal(position).toSorted(),
    // What a double laid as the last tile leaves of its train is nobody's business any more.
    ends: over ? null : position.trains,
    markers: position.markers,
    open: position.open.map(({ train, pip, by, size, need, live }) =>
      [train, pip, by, size, need, live].join(' '),
    ),
    hands: Object.fromEntries(seats.map((seat) => [seat, (hands[seat] ?? []).toSorted()])),
    boneyard: position.boneyard,
    calls: position.calls,
    skips: position.skip,
    passes: position.passes,
    opened: position.openingDone,
    announcements: seats.flatMap((seat) => [
      ...(mayCall(position, seat) ? [`${seat} calls`] : []),
      ...seats
        .filter((other) => mayChallenge(position, seat, other))
        .map((other) => `${seat} challenges ${other}`),
    ]),
  };
}

function bySeat<T>(values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.map((value, seat) => [formatSeat(seatOf(seat)), value]));
}
