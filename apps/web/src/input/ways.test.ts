import {
  highOf,
  legalCommands,
  legalPlays,
  lowOf,
  PRESET_NAMES,
  slotsOf,
  turnOf,
  type Command,
  type Play,
  type SeatView,
} from '@roundhouse/rules';
import { describe, expect, test } from 'vitest';
import { fakeConnection } from '../demo/FakeConnection.ts';
import { stepOf, type DragOutcome } from './drag.ts';
import { intentOf } from './keyboard.ts';
import { select, type Selected, type SelectionEvent } from './select.ts';
import { IDLE } from './selection.ts';
import { typedMove } from './typedMove.ts';

const NAMES = ['Ana', 'Björn', 'Chidi'];
const WORDS = {
  own: 'me',
  mexican: 'mexican',
  draw: 'draw',
  pass: 'pass',
  decline: 'keep',
  end: 'stop',
  call: 'last',
};

const MOVES = 30;

/** What the player whose turn it is sees, move by move, in a round by every preset. */
const VIEWS: readonly SeatView[] = PRESET_NAMES.flatMap((preset, seed) =>
  Array.from({ length: MOVES }).flatMap((_, plays) => {
    const round = { names: NAMES, preset, seed, plays };
    const table = fakeConnection(round).snapshot.value?.table ?? null;
    const me = table === null ? null : (turnOf(table)?.seat ?? null);
    if (table === null || me === null) return [];
    const hand = fakeConnection({ ...round, me }).snapshot.value?.hand ?? null;
    return hand === null ? [] : [{ table, seat: me, hand }];
  }),
);

function after(view: SeatView, events: readonly SelectionEvent[]): Selected {
  return events.reduce<Selected>(
    ({ selection }, event) =>
      select(selection, event, { view, secondTapPlays: true, confirms: false }),
    { selection: IDLE, command: null },
  );
}

function typedStep(view: SeatView, typed: string): SelectionEvent {
  const move = typedMove(typed, { view, names: NAMES, words: WORDS });
  if (move.kind !== 'read') throw new Error(`“${typed}” cannot be read`);
  return move.event;
}

function keyStep(key: string): SelectionEvent {
  const intent = intentOf({ key, altKey: false, ctrlKey: false, metaKey: false }, true);
  if (intent?.kind !== 'step') throw new Error(`${key} is no move`);
  return intent.event;
}

/** The same play by a tap on tile and place, by a drag from one to the other, and in words. */
function waysOf(
  view: SeatView,
  { tile, train, end }: Play,
): readonly (readonly SelectionEvent[])[] {
  const place = { train, end };
  const over = { kind: 'place', place } as const;
  const outcomes: readonly DragOutcome[] = [
    { kind: 'began', tile },
    { kind: 'movedOver', tile, over },
    { kind: 'dropped', tile, over },
  ];
  const name = train === 'mexican' ? 'mexican' : NAMES[train];
  const pip = slotsOf(view.table, train).find((slot) => slot.end === end)?.pip;
  return [
    [
      { type: 'tileTapped', tile },
      { type: 'placeTapped', place },
    ],
    outcomes.flatMap((outcome) => stepOf(outcome) ?? []),
    [typedStep(view, `${highOf(tile)}-${lowOf(tile)} ${name} ${pip}`)],
  ];
}

/** Everything legal in these views that is no play of a tile. */
function wordsIn(view: SeatView): readonly Command[] {
  return legalCommands(view).filter(({ type }) => type !== 'play');
}

describe('However a move is made', () => {
  test('a tile is laid by taps, by a drag and in words alike', () => {
    let count = 0;
    for (const view of VIEWS) {
      for (const play of legalPlays(view)) {
        for (const way of waysOf(view, play)) {
          expect(after(view, way)).toEqual({
            selection: { kind: 'pending', command: play },
            command: play,
          });
        }
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  test('a key draws like the button and the word', () => {
    for (const view of VIEWS) {
      const pressed = after(view, [{ type: 'commandAsked', command: { type: 'draw' } }]);
      expect(after(view, [keyStep('d')])).toEqual(pressed);
      expect(after(view, [typedStep(view, 'draw')])).toEqual(pressed);
    }
  });

  test('one key ends the turn in each way that the rules offer, or says why not', () => {
    const seen = new Set<string>();
    for (const view of VIEWS) {
      const end = wordsIn(view).find(({ type }) => ['pass', 'decline', 'end'].includes(type));
      const pressed = after(view, [{ type: 'commandAsked', command: end ?? { type: 'pass' } }]);
      expect(after(view, [keyStep('p')])).toEqual(pressed);
      seen.add(end?.type ?? 'refused');
    }
    expect([...seen].toSorted()).toEqual(['decline', 'end', 'pass', 'refused']);
  });
});

describe('A tile that is written without a train', () => {
  const tileOfHand = (placeCount: (count: number) => boolean) => {
    for (const view of VIEWS) {
      const fits = (tile: number) => legalPlays(view).filter((play) => play.tile === tile);
      const tile = view.hand.tiles.find((one) => placeCount(fits(one).length));
      if (tile !== undefined && legalPlays(view).length > 0)
        return { view, tile, fits: fits(tile) };
    }
    throw new Error('no such tile');
  };

  test('is laid where alone it fits', () => {
    const { view, tile, fits } = tileOfHand((count) => count === 1);
    expect(after(view, [{ type: 'tileNamed', tile }]).command).toEqual(fits[0]);
  });

  test('is picked up where it fits in several places or in none, and is not put back', () => {
    for (const isWanted of [(count: number) => count > 1, (count: number) => count === 0]) {
      const { view, tile } = tileOfHand(isWanted);
      const named: SelectionEvent = { type: 'tileNamed', tile };
      const lifted = { selection: { kind: 'tileChosen', tile }, command: null };
      expect(after(view, [named])).toEqual(lifted);
      expect(after(view, [named, named])).toEqual(lifted);
    }
  });

  test('is refused when it is not in the hand, and the tile that is picked up stays so', () => {
    const { view, tile } = tileOfHand((count) => count === 1);
    const away = { ...view, hand: { ...view.hand, tiles: view.hand.tiles.slice(0, 1) } };
    const [held] = away.hand.tiles;
    const other = view.hand.tiles.find((one) => one !== held) ?? tile;
    if (held === undefined) throw new Error('an empty hand');
    expect(
      after(away, [
        { type: 'tileTapped', tile: held },
        { type: 'tileNamed', tile: other },
      ]).selection,
    ).toEqual({
      kind: 'refused',
      tile: held,
      refusal: { code: 'tileNotInHand', tile: other },
    });
  });
});
