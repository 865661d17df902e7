import { Decoder, Encoder, type StateView } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { TableState } from '@roundhouse/protocol/schema';
import { seatOf, type TileId } from '@roundhouse/rules';
import type { Stage } from '../table/record/tableData.ts';
import { Hands } from './hands.ts';

const A = seatOf(0);
const B = seatOf(1);

/** As much of a stage as hands look at. */
function stageWith(...hands: readonly (readonly number[])[]): Stage {
  const secret = { hands: hands.map((tiles) => ({ tiles: tiles as TileId[], drawnTile: null })) };
  return { phase: 'playing', round: { secret } } as unknown as Stage;
}

/** Viewers of a state, as the room would send to them. */
function room() {
  const state = new TableState();
  const encoder = new Encoder(state);
  const hands = new Hands(state);
  class Viewer {
    view: StateView = hands.issueView(null);
    #decoder = new Decoder(new TableState());

    constructor() {
      const it = { offset: 0 };
      encoder.encodeAll(it);
      this.#decoder.decode(encoder.encodeAllView(this.view, it.offset, it));
    }

    get sees(): unknown {
      return this.#decoder.state.hands?.toJSON() ?? {};
    }

    receive(shared: number, it: { offset: number }): void {
      this.#decoder.decode(encoder.encodeView(this.view, shared, { ...it }));
    }
  }
  const viewers: Viewer[] = [];
  return {
    hands,
    enter: () => {
      const viewer = new Viewer();
      viewers.push(viewer);
      return viewer;
    },
    patch: () => {
      const it = { offset: 0 };
      encoder.encode(it);
      for (const viewer of viewers) viewer.receive(it.offset, it);
      encoder.discardChanges();
    },
  };
}

const hand = (...tiles: readonly number[]) => ({ tiles, drawn: -1 });

test('each seat is shown its own hand, a spectator none', () => {
  const { hands, enter, patch } = room();
  const [ada, bea, eve] = [enter(), enter(), enter()];
  hands.write(stageWith([1, 2], [3, 4]));
  ada.view = hands.issueView(A);
  bea.view = hands.issueView(B);
  patch();
  expect([ada.sees, bea.sees, eve.sees]).toEqual([{ 0: hand(1, 2) }, { 1: hand(3, 4) }, {}]);
});

test('hands stay right through moves and deals', () => {
  const { hands, enter, patch } = room();
  const [ada, bea] = [enter(), enter()];
  hands.write(stageWith([1, 2], [3, 4]));
  ada.view = hands.issueView(A);
  bea.view = hands.issueView(B);
  patch();
  for (const [own, other] of [
    [
      [2, 9],
      [3, 4],
    ],
    [[2, 9, 11, 12], []],
    [
      [5, 6, 7],
      [8, 1, 2],
    ],
    [
      [2, 1],
      [7, 9],
    ],
  ] as const) {
    hands.write(stageWith(own, other));
    patch();
    const sorted = (viewer: { sees: unknown }) =>
      Object.values(viewer.sees as Record<string, { tiles: number[] }>).map(({ tiles }) =>
        tiles.toSorted((a, b) => a - b),
      );
    const ascending = (tiles: readonly number[]) => tiles.toSorted((a, b) => a - b);
    expect(sorted(ada)).toEqual([ascending(own)]);
    expect(sorted(bea)).toEqual([ascending(other)]);
  }
});

test('whoever sits down in the middle is shown the hand, and whoever sat there no more of it', () => {
  const { hands, enter, patch } = room();
  const [bea, eve] = [enter(), enter()];
  hands.write(stageWith([1, 2], [3, 4]));
  bea.view = hands.issueView(B);
  patch();
  bea.view = hands.issueView(null);
  eve.view = hands.issueView(B);
  patch();
  expect(eve.sees).toEqual({ 1: hand(3, 4) });
  hands.write(stageWith([1, 2], [4, 7]));
  patch();
  expect(eve.sees).toEqual({ 1: hand(4, 7) });
  expect(JSON.stringify(bea.sees)).not.toContain('7');
});

test('however often a seat changes hands, a state is not asked for more views than there are seats', () => {
  const { hands } = room();
  hands.write(stageWith([1, 2], [3, 4]));
  for (let count = 0; count < 200; count += 1) {
    for (const seat of [A, B]) expect(hands.issueView(seat).id).toBeLessThanOrEqual(2);
  }
});

test('back in the lobby there are no hands, and a new match shows the new ones', () => {
  const { hands, enter, patch } = room();
  const ada = enter();
  hands.write(stageWith([1, 2], [3, 4]));
  ada.view = hands.issueView(A);
  patch();
  hands.write({ phase: 'lobby' });
  ada.view = hands.issueView(null);
  patch();
  hands.write(stageWith([5, 6], [7, 8]));
  ada.view = hands.issueView(A);
  patch();
  expect(ada.sees).toEqual({ 0: hand(5, 6) });
});

test('before the deal every seat is shown the same nothing', () => {
  const { hands } = room();
  expect(hands.issueView(A)).toBe(hands.issueView(null));
});
