import type { TableSnapshot } from '@roundhouse/protocol';
import {
  hasMexicanTrain,
  doublesDue,
  mayDraw,
  seatsOf,
  slotsOf,
  trainOf,
  turnOf,
  hasPip,
  type Play,
  type Seat,
  type SeatView,
  type Table,
  type TileId,
  type TrainId,
  type TurnCommand,
} from '@roundhouse/rules';
import type { OwnChoice, SuitFacts, Task, TrainFacts } from '../../text/facts.ts';

/** What one seat knows of the round that runs, or null: no round, no seat. */
export function seatView(snapshot: TableSnapshot, me: Seat | null): SeatView | null {
  const { table, hand } = snapshot;
  return me === null || table === null || hand === null ? null : { table, seat: me, hand };
}

/**
 * Trains in the order in which they are shown: the own one, the Mexican, then round the table, the
 * way that play goes or against it.
 */
export function displayOrder(table: Table, me: Seat | null): readonly TrainId[] {
  const seats = seatsOf(table.seatCount);
  const first = me ?? 0;
  const next = [...seats.slice(first + 1), ...seats.slice(0, first)];
  const others = table.options.turnDirection === 'clockwise' ? next : next.toReversed();
  const mexican: readonly TrainId[] = hasMexicanTrain(table.options) ? ['mexican'] : [];
  const own = seats.slice(first, first + 1);
  return me === null ? [...mexican, ...own, ...others] : [...own, ...mexican, ...others];
}

/** Whose turn it is and what it is about; null when the round is over. */
export function taskOf(table: Table): Task | null {
  const turn = turnOf(table);
  if (turn === null) return null;
  const { seat, step } = turn;
  if (step === 'extra') return { kind: 'extra', seat };
  if (step === 'chain' || turn.opening) return { kind: 'opening', seat };
  const doubles = doublesDue(table, turn);
  if (doubles.length === 0) return { kind: 'play', seat };
  return { kind: 'cover', seat, doubles, else: mayDraw(table, turn) ? 'draw' : 'pass' };
}

/** The shortest true word for a list of legal commands. */
export function choiceOf(legal: readonly TurnCommand[]): OwnChoice {
  const has = (type: TurnCommand['type']) => legal.some((command) => command.type === type);
  if (has('play')) {
    if (has('end')) return 'playOrEnd';
    return has('decline') ? 'playOrKeep' : 'play';
  }
  if (has('draw')) return 'draw';
  if (has('end')) return 'end';
  return has('pass') ? 'pass' : 'wait';
}

/** Where a tile may be laid, or what may be laid on a train; everything when neither is given. */
export function playsFor(
  legal: readonly TurnCommand[],
  wanted: { readonly tile?: TileId | null; readonly train?: TrainId | null },
): readonly Play[] {
  return legal.filter(
    (command): command is Play =>
      command.type === 'play' &&
      (wanted.tile === undefined || wanted.tile === null || command.tile === wanted.tile) &&
      (wanted.train === undefined || wanted.train === null || command.train === wanted.train),
  );
}

/** True when the only thing left to do is to pass after a draw that brought nothing. */
export function isDeadDraw(table: Table, legal: readonly TurnCommand[]): boolean {
  const [only] = legal;
  return legal.length === 1 && only?.type === 'pass' && (turnOf(table)?.drawn ?? 0) > 0;
}

/** The facts of one train, for its label and its accessible name. */
export function trainFacts(snapshot: TableSnapshot, table: Table, train: TrainId): TrainFacts {
  const { placed, marked } = trainOf(table, train);
  const wants = new Set(slotsOf(table, train).map(({ pip }) => pip));
  return {
    train,
    marked,
    started: placed.length > 0,
    wants: [...wants],
    openDouble: table.openDoubles.find((open) => open.train === train)?.pip ?? null,
    tileCount: placed.length,
    inHand: train === 'mexican' ? null : (table.handCounts[train] ?? 0),
    total: train === 'mexican' ? null : (snapshot.match?.totals[train] ?? 0),
  };
}

/** What is left of the suits of open doubles, each once, in the order in which they were laid. */
export function openSuits(table: Table, hand: readonly TileId[]): readonly SuitFacts[] {
  const pips = new Set(table.openDoubles.filter(({ live }) => live).map(({ pip }) => pip));
  return [...pips].map((pip) => ({
    pip,
    left: table.laidBySuit.length - (table.laidBySuit[pip] ?? 0),
    mine: hand.filter((tile) => hasPip(tile, pip)).length,
  }));
}
