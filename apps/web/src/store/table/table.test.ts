import { seatOf, tileOf, type Table } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import {
  choiceOf,
  displayOrder,
  isDeadDraw,
  playsFor,
  seatView,
  taskOf,
  trainFacts,
} from './table.ts';

const [A, B, C] = [seatOf(0), seatOf(1), seatOf(2)];
const NAMES = ['Ana', 'Björn', 'Chidi'];

function snapshot(plays = 0) {
  const { value } = fakeConnection({ names: NAMES, plays }).snapshot;
  if (value?.table === null || value === null) throw new Error('no table');
  return { snapshot: value, table: value.table };
}

/** The table with an open 6-6 of Björn's on his own train, and Chidi to answer it. */
function withOpenDouble(): Table {
  const { table } = snapshot();
  if (table.phase.kind !== 'turn') throw new Error('no turn');
  const turn = { ...table.phase.turn, seat: C, cover: true };
  const open = { train: B, pip: 6, by: B, size: 1, need: 1, live: true, thisTurn: false, on: 0 };
  return {
    ...table,
    openDoubles: [{ ...open, size: 1 }],
    phase: { kind: 'turn', turn, finishing: false },
  };
}

test('the own train comes first, then the Mexican train, then the others in the order of play', () => {
  const { table } = snapshot();
  expect(displayOrder(table, B)).toEqual([B, 'mexican', C, A]);
});

test('a spectator sees the Mexican train and then the seats as they sit', () => {
  const { table } = snapshot();
  expect(displayOrder(table, null)).toEqual(['mexican', A, B, C]);
});

test('where play goes round counter-clockwise, the others sit the other way round', () => {
  const { table } = snapshot();
  const options = { ...table.options, turnDirection: 'counterclockwise' as const };
  expect(displayOrder({ ...table, options }, B)).toEqual([B, 'mexican', A, C]);
});

test('a table without a Mexican train shows none', () => {
  const { table } = snapshot();
  const options = { ...table.options, mexicanTrainStart: 'none' as const };
  expect(displayOrder({ ...table, options }, A)).not.toContain('mexican');
});

test('an open double is what the seat to move owes', () => {
  expect(taskOf(withOpenDouble())).toMatchObject({
    kind: 'cover',
    seat: C,
    doubles: [{ pip: 6, train: B }],
  });
});

test.each([
  ['one', 0, 'draw'],
  ['one', 1, 'pass'],
  ['untilPlayable', 1, 'draw'],
] as const)(
  'who cannot cover under `drawRule: %s` after %i draws is told to %s',
  (rule, drawn, way) => {
    const table = withOpenDouble();
    const options = { ...table.options, drawRule: rule };
    if (table.phase.kind !== 'turn') throw new Error('no turn');
    const phase = { ...table.phase, turn: { ...table.phase.turn, drawn } };
    expect(taskOf({ ...table, options, phase })).toMatchObject({ kind: 'cover', else: way });
  },
);

test('a double that the rules have released is owed no more', () => {
  const table = withOpenDouble();
  const laidBySuit = table.laidBySuit.map((count, pip) => (pip === 6 ? 13 : count));
  expect(taskOf({ ...table, laidBySuit })).toEqual({ kind: 'play', seat: C });
});

test('what is legal comes down to one word', () => {
  const tile = tileOf(1, 2);
  const play = { type: 'play', tile, train: A, end: null } as const;
  expect(choiceOf([play])).toBe('play');
  expect(choiceOf([play, { type: 'end' }])).toBe('playOrEnd');
  expect(choiceOf([play, { type: 'decline' }])).toBe('playOrKeep');
  expect(choiceOf([{ type: 'draw' }])).toBe('draw');
  expect(choiceOf([{ type: 'pass' }])).toBe('pass');
  expect(choiceOf([])).toBe('wait');
});

test('plays are found by tile, by train or by both', () => {
  const plays = [
    { type: 'play', tile: tileOf(1, 2), train: A, end: null },
    { type: 'play', tile: tileOf(1, 2), train: 'mexican', end: null },
    { type: 'play', tile: tileOf(1, 3), train: A, end: null },
  ] as const;
  expect(playsFor(plays, { tile: tileOf(1, 2) })).toHaveLength(2);
  expect(playsFor(plays, { tile: tileOf(1, 2), train: A })).toHaveLength(1);
  expect(playsFor(plays, { train: B })).toEqual([]);
  expect(playsFor([...plays, { type: 'draw' }], {})).toHaveLength(3);
});

test('a pass after a draw is a dead draw, a pass without one is not', () => {
  const { table } = snapshot();
  if (table.phase.kind !== 'turn') throw new Error('no turn');
  const drawn = { ...table.phase, turn: { ...table.phase.turn, drawn: 1 } };
  expect(isDeadDraw({ ...table, phase: drawn }, [{ type: 'pass' }])).toBe(true);
  expect(isDeadDraw(table, [{ type: 'pass' }])).toBe(false);
});

test('a train tells what it wants, and how many tiles its owner holds', () => {
  const { snapshot: shown, table } = snapshot();
  expect(trainFacts(shown, table, B)).toEqual({
    train: B,
    marked: false,
    started: false,
    wants: [12],
    openDouble: null,
    tileCount: 0,
    inHand: 15,
    total: 0,
  });
  expect(trainFacts(shown, table, 'mexican').inHand).toBeNull();
});

test('without a seat there is no view of a hand', () => {
  expect(seatView(snapshot().snapshot, null)).toBeNull();
});
