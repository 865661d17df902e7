import {
  decide,
  newMatch,
  presetOptions,
  startRound,
  fullSet,
  viewFor,
  turnOf,
  hasPip,
  otherHalf,
  type Round,
  type Seat,
  type SeatView,
  type TileId,
} from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { preparedTrain } from './openingTrain.ts';
import { select, type Selected } from './select.ts';
import { IDLE } from './selection.ts';

/** A round of the Pagat rules in which the starter has an opening turn. */
function opened(seed: number): { readonly round: Round; readonly seat: Seat } {
  const options = presetOptions('pagat');
  if (!options.ok) throw new Error('they are rules');
  const match = newMatch(options.value, 4);
  if (!match.ok) throw new Error('it is a match');
  for (let state = seed; ;) {
    const deck = fullSet(options.value.maxPip)
      .map((tile) => ({ tile, key: (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ tile }) => tile);
    const started = startRound(match.value, { deck, lot: 0 });
    const seat = started.ok ? turnOf(started.value.round.table)?.seat : undefined;
    if (started.ok && seat !== undefined) return { round: started.value.round, seat };
  }
}

/** Any train of the hand, from the engine on. */
function someTrain({ table, hand }: SeatView): readonly TileId[] {
  const train: TileId[] = [];
  for (let end = table.engine; ;) {
    const next = hand.tiles.find((tile) => hasPip(tile, end) && !train.includes(tile));
    if (next === undefined) return train;
    train.push(next);
    end = otherHalf(next, end);
  }
}

/** A deal in which the starter has a train of at least so many tiles. */
function dealt(least: number) {
  for (let seed = 1; ; seed += 1) {
    const { round, seat } = opened(seed);
    const view = viewFor(round, seat);
    const train = someTrain(view);
    if (train.length >= least) return { round, seat, view, train };
  }
}

const context = (view: SeatView, confirms = false) => ({ view, secondTapPlays: true, confirms });

test('a train that lies ready in the hand is laid whole, one tile after the other', () => {
  const { view, seat, train, ...start } = dealt(4);
  const rest = view.hand.tiles.filter((tile) => !train.includes(tile));
  const plays = preparedTrain(view, [train, rest]);
  expect(plays.map(({ tile }) => tile)).toEqual(train);

  let { round } = start;
  const laid: TileId[] = [];
  let step: Selected = select(IDLE, { type: 'trainAsked', plays }, context(view));
  while (step.command?.type === 'play') {
    const { command } = step;
    const decided = decide(round, seat, command);
    if (!decided.ok) throw new Error(decided.error.code);
    ({ round } = decided.value);
    laid.push(command.tile);
    const next = context(viewFor(round, seat));
    const waiting = select(step.selection, { type: 'viewChanged' }, next);
    expect(waiting.command).toBeNull(); // the table's own answer comes first
    step = select(waiting.selection, { type: 'answered', command }, next);
  }
  expect(laid).toEqual(train);
  expect(step.selection).toEqual(IDLE);
});

test('a tile that was not laid ends the train, and nothing more is sent', () => {
  const { view, train } = dealt(3);
  const plays = preparedTrain(view, [train]);
  const { selection, command } = select(IDLE, { type: 'trainAsked', plays }, context(view));
  if (command === null) throw new Error('the first tile is on its way');
  const after = select(selection, { type: 'answered', command }, context(view));
  expect(after).toEqual({ selection: IDLE, command: null });
});

test('whoever wants to be asked is asked once for the whole train', () => {
  const { view, train } = dealt(3);
  const plays = preparedTrain(view, [train]);
  const asked = select(IDLE, { type: 'trainAsked', plays }, context(view, true));
  expect(asked.command).toBeNull();
  expect(asked.selection).toMatchObject({ kind: 'confirming', rest: plays.slice(1) });
  const sure = select(asked.selection, { type: 'confirmed' }, context(view, true));
  expect(sure.command).toEqual(plays[0]);
});

test('of several groups the longest run counts, and a run ends where a tile does not fit', () => {
  const { view, train } = dealt(4);
  const others = view.hand.tiles.filter((tile) => !train.includes(tile));
  const last = train.at(-1);
  const stranger = others.find((tile) => last !== undefined && tile !== last);
  const broken = [...train.slice(0, 3), ...(stranger === undefined ? [] : [stranger])];
  expect(preparedTrain(view, [train.slice(0, 2), broken]).length).toBeGreaterThanOrEqual(3);
});

test('nothing lies ready for whoever has no opening turn', () => {
  const { view, train, round } = dealt(4);
  const [other] = [0, 1, 2, 3].filter((seat) => seat !== view.seat);
  const elsewhere = viewFor(round, (other ?? 0) as Seat);
  expect(preparedTrain(elsewhere, [train])).toEqual([]);
  expect(preparedTrain(view, [train.slice(0, 1)])).toEqual([]);
});
