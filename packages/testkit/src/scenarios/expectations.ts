import {
  isStarted,
  legalCommands,
  trainIds,
  trainOf,
  turnOf,
  viewFor,
  type Pip,
  type Round,
  type Table,
  type TrainId,
} from '@roundhouse/rules';
import {
  nameOfSeat,
  nameOfTrain,
  readAction,
  writeAction,
  type SeatNames,
} from '@roundhouse/rules/testing';
import { compare, failuresOf, type Failure } from './failure.ts';
import type { Expectation } from './shape.ts';

type Facts = Readonly<Record<keyof Expectation, unknown>>;

/** Keys whose order says nothing. */
const SETS: readonly string[] = ['legal', 'marked'];
/** Keys that speak of the seats or trains they name, and of no other. */
const PARTIAL: readonly string[] = ['ends', 'count', 'call'];

/** Compares a position with what a step expects of it. */
export function expectationFailures(
  expected: Expectation,
  round: Round,
  names: SeatNames,
): readonly Failure[] {
  const facts: Readonly<Record<string, unknown>> = factsOf(round, names);
  return failuresOf(
    Object.entries(expected).map(([key, value]) => {
      const wanted = normalForm(key, value, names);
      const actual = normalForm(key, facts[key], names);
      return compare(key, wanted, PARTIAL.includes(key) ? only(actual, wanted) : actual);
    }),
  );
}

function factsOf(round: Round, names: SeatNames): Facts {
  const { table } = round;
  const result = table.phase.kind === 'over' ? table.phase.result : null;
  const turn = turnOf(table);
  return {
    legal: legalMoves(round, names),
    turn: turn === null ? null : nameOfSeat(names, turn.seat),
    marked: names.filter((_, seat) => table.personal[seat]?.marked === true),
    open: table.openDoubles.map(({ train, pip }) => `${nameOfTrain(names, train)}:${pip}`),
    ends: Object.fromEntries(
      trainIds(table).map((train) => [nameOfTrain(names, train), endsOf(table, train)]),
    ),
    count: bySeat(names, table.handCounts),
    bone: table.boneyardCount,
    over: result !== null,
    out: table.out === null ? null : nameOfSeat(names, table.out),
    blocked: result?.blocked === true,
    scores: result === null ? 'the round runs' : bySeat(names, result.scores),
    call: bySeat(names, table.calls),
  };
}

/** The moves of the seat to move, in the position's own names; none when the round is over. */
function legalMoves(round: Round, names: SeatNames): readonly string[] {
  const turn = turnOf(round.table);
  if (turn === null) return [];
  return legalCommands(viewFor(round, turn.seat)).map((command) => writeAction(command, names));
}

function endsOf(table: Table, train: TrainId): readonly Pip[] | null {
  return isStarted(table, train) ? trainOf(table, train).ends.map((end) => end.pip) : null;
}

function bySeat(names: SeatNames, values: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name, seat) => [name, values[seat]]));
}

/** One way to write what may be written in several: sets in order, a single end as a list. */
function normalForm(key: string, value: unknown, names: SeatNames): unknown {
  if (SETS.includes(key)) {
    const items = (value as readonly string[]).map((item) =>
      key === 'legal' ? writeAction(readAction(item, names), names) : item,
    );
    return [...new Set(items)].toSorted();
  }
  if (key !== 'ends') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([train, ends]: [string, unknown]) => [
      train,
      typeof ends === 'number' ? [ends] : ends,
    ]),
  );
}

function only(all: unknown, named: unknown): unknown {
  const names = Object.keys(named as object);
  return Object.fromEntries(Object.entries(all as object).filter(([name]) => names.includes(name)));
}
