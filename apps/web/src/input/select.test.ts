import {
  decide,
  fullSet,
  legalCommands,
  newMatch,
  presetOptions,
  refusalOf,
  seatOf,
  startRound,
  turnOf,
  viewFor,
  type Play,
  type PresetName,
  type Result,
  type Round,
  type SeatView,
} from '@roundhouse/rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { select, type Selected, type SelectionEvent } from './select.ts';
import { IDLE, highlightsOf, liftedTile, type Selection } from './selection.ts';

interface Start {
  readonly preset: PresetName;
  readonly seed: number;
  /** Commands to carry out before the view is taken. */
  readonly moves: number;
}

/** The view of the seat to move, after some legal moves picked by the seed; null when it is over. */
function viewAfter({ preset, seed, moves }: Start): SeatView | null {
  let state = seed >>> 0;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
  let round = roundOf(preset, next);
  for (let move = 0; move < moves; move += 1) {
    const turn = turnOf(round.table);
    if (turn === null) return null;
    const legal = legalCommands(viewFor(round, turn.seat));
    const command = legal[next(legal.length)];
    if (command === undefined) return null;
    ({ round } = valueOf(decide(round, turn.seat, command)));
  }
  const turn = turnOf(round.table);
  return turn === null ? null : viewFor(round, turn.seat);
}

function valueOf<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function roundOf(preset: PresetName, next: (below: number) => number): Round {
  const options = valueOf(presetOptions(preset));
  const match = valueOf(newMatch(options, 4));
  for (;;) {
    const deck = fullSet(options.maxPip)
      .map((tile) => ({ tile, key: next(1e9) }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ tile }) => tile);
    const started = startRound(match, { deck, lot: 0 });
    if (started.ok) return started.value.round;
  }
}

const starts = fc.record({
  preset: fc.constantFrom<PresetName>('roundhouse', 'pagat', 'tournament'),
  seed: fc.nat(),
  moves: fc.nat(60),
});

function eachView(runs: number, property: (view: SeatView, pick: number) => void): void {
  fc.assert(
    fc.property(starts, fc.nat(), (start, pick) => {
      const view = viewAfter(start);
      fc.pre(view !== null);
      property(view, pick);
    }),
    { numRuns: runs },
  );
}

/** A view in which some tile can be played, and the plays. */
function playableView(seed = 5): { readonly view: SeatView; readonly plays: readonly Play[] } {
  for (let moves = 0; moves < 60; moves += 1) {
    const view = viewAfter({ preset: 'roundhouse', seed, moves });
    const plays = view === null ? [] : playsOf(view);
    if (view !== null && plays.length > 0) return { view, plays };
  }
  throw new Error('nothing to play');
}

function playsOf(view: SeatView): readonly Play[] {
  return legalCommands(view).filter((command): command is Play => command.type === 'play');
}

function after(view: SeatView, events: readonly SelectionEvent[], secondTapPlays = true): Selected {
  const start: Selected = { selection: IDLE, command: null };
  return events.reduce<Selected>(
    ({ selection }, event) => select(selection, event, { view, secondTapPlays, confirms: false }),
    start,
  );
}

describe('What is highlighted is accepted', () => {
  test('every place lit for a lifted tile takes it, tapped or dropped on', () => {
    eachView(150, (view) => {
      for (const tile of view.hand.tiles) {
        const lifted = after(view, [{ type: 'tileTapped', tile }]);
        for (const place of highlightsOf(lifted.selection, view).places) {
          const tapped = after(view, [
            { type: 'tileTapped', tile },
            { type: 'placeTapped', place },
          ]);
          const dropped = after(view, [
            { type: 'dragBegan', tile },
            { type: 'dropped', over: place },
          ]);
          expect(tapped.command).toEqual({ type: 'play', tile, ...place });
          expect(dropped.command).toEqual(tapped.command);
        }
      }
    });
  });

  test('every tile lit for a chosen train is laid on it, or asked where', () => {
    eachView(150, (view) => {
      for (const { train } of playsOf(view)) {
        const place = { train, end: 'any' } as const;
        const chosen = after(view, [{ type: 'placeTapped', place }]);
        const { tiles } = highlightsOf(chosen.selection, view);
        expect(tiles.size).toBeGreaterThan(0);
        for (const tile of tiles) {
          const { selection } = after(view, [
            { type: 'placeTapped', place },
            { type: 'tileTapped', tile },
          ]);
          expect(['pending', 'tileChosen']).toContain(selection.kind);
        }
      }
    });
  });

  test('no command ever comes out that the rules refuse', () => {
    const trains = ['mexican', seatOf(0), seatOf(1), seatOf(2), seatOf(3)] as const;
    eachView(150, (view, pick) => {
      const tile = view.hand.tiles[pick % view.hand.tiles.length];
      fc.pre(tile !== undefined);
      for (const train of trains) {
        for (const end of ['any', null, 0, 1, 2] as const) {
          const { command, selection } = after(view, [
            { type: 'tileTapped', tile },
            { type: 'placeTapped', place: { train, end } },
          ]);
          const objection = command === null ? null : refusalOf(view, command);
          expect(objection).toBeNull();
          expect(selection.kind === 'pending').toBe(command !== null);
        }
      }
    });
  });
});

describe('Choosing', () => {
  const { view, plays } = playableView();
  const [play] = plays;
  if (play === undefined) throw new Error('nothing to play');
  const { tile } = play;
  const place = { train: play.train, end: play.end };
  const tapTile: SelectionEvent = { type: 'tileTapped', tile };

  test('a tap lifts a tile, a second tap puts it back when it does not play', () => {
    const lifted = after(view, [tapTile], false);
    expect(lifted.selection).toEqual({ kind: 'tileChosen', tile });
    expect(after(view, [tapTile, tapTile], false)).toEqual({ selection: IDLE, command: null });
  });

  test('a second tap plays a tile that fits in a single place, and puts back any other', () => {
    eachView(100, (now) => {
      for (const one of now.hand.tiles) {
        const fits = playsOf(now).filter((candidate) => candidate.tile === one);
        const tap: SelectionEvent = { type: 'tileTapped', tile: one };
        const twice = after(now, [tap, tap]);
        expect(twice.command).toEqual(fits.length === 1 ? fits[0] : null);
        expect(twice.selection.kind).toBe(fits.length === 1 ? 'pending' : 'idle');
      }
    });
  });

  test('another tile takes the place of the lifted one', () => {
    const other = view.hand.tiles.find((one) => one !== tile);
    const both = after(view, [tapTile, { type: 'tileTapped', tile: other ?? tile }]);
    expect(liftedTile(both.selection)).toBe(other);
  });

  test('Esc forgets whatever was chosen', () => {
    const cancelled: SelectionEvent = { type: 'cancelled' };
    const firsts: readonly SelectionEvent[] = [
      tapTile,
      { type: 'placeTapped', place },
      { type: 'dragBegan', tile },
    ];
    for (const first of firsts) {
      expect(after(view, [first]).selection).not.toEqual(IDLE);
      expect(after(view, [first, cancelled]).selection).toEqual(IDLE);
    }
  });

  test('a train tapped first waits for a tile, tapped again it is let go', () => {
    const chosen = after(view, [{ type: 'placeTapped', place }]);
    expect(chosen.selection).toEqual({ kind: 'trainChosen', place });
    const tap: SelectionEvent = { type: 'placeTapped', place };
    expect(after(view, [tap, tap]).selection).toEqual(IDLE);
    expect(after(view, [tap, tapTile]).command).toEqual(play);
  });

  test('a train that is closed to the seat says so at once', () => {
    const { selection } = after(view, [
      { type: 'placeTapped', place: { train: otherSeat(view), end: 'any' } },
    ]);
    expect(selection.kind).toBe('refused');
  });

  test('a tile that does not fit is refused with the reason and stays lifted', () => {
    const wrong = view.hand.tiles.find((one) => plays.every((fits) => fits.tile !== one));
    expect(wrong).toBeDefined();
    if (wrong === undefined) return;
    const { selection, command } = after(view, [
      { type: 'tileTapped', tile: wrong },
      { type: 'placeTapped', place },
    ]);
    expect(command).toBeNull();
    expect(selection).toMatchObject({
      kind: 'refused',
      tile: wrong,
      refusal: { code: 'tileDoesNotMatch', tile: wrong },
    });
  });

  test('a drag over nothing returns the tile', () => {
    const dragging = after(view, [
      { type: 'dragBegan', tile },
      { type: 'dragMoved', over: place },
    ]);
    expect(dragging.selection).toEqual({ kind: 'dragging', tile, over: place });
    const dropped = select(dragging.selection, { type: 'dropped', over: null }, context(view));
    expect(dropped).toEqual({ selection: IDLE, command: null });
  });

  test('a drag to a train that may not take the tile returns it, and says why', () => {
    const wrong = view.hand.tiles.find((one) => plays.every((fits) => fits.tile !== one)) ?? tile;
    const dropped = after(view, [
      { type: 'dragBegan', tile: wrong },
      { type: 'dropped', over: place },
    ]);
    expect(dropped.command).toBeNull();
    expect(dropped.selection).toMatchObject({ kind: 'refused', tile: null });
  });

  test('a button asks for a command, which is refused when it is not allowed', () => {
    const refused = after(view, [{ type: 'commandAsked', command: { type: 'draw' } }]);
    expect(refused.selection.kind).toBe('refused');
    const drawing = drawingView();
    const allowed = after(drawing, [{ type: 'commandAsked', command: { type: 'draw' } }]);
    expect(allowed.command).toEqual({ type: 'draw' });
  });
});

describe('Whoever wants to be asked first', () => {
  const { view, plays } = playableView();
  const [play] = plays;
  if (play === undefined) throw new Error('nothing to play');
  const { tile } = play;
  const place = { train: play.train, end: play.end };
  const asking = { view, secondTapPlays: true, confirms: true };
  const afterAll = (events: readonly SelectionEvent[]) =>
    events.reduce<Selected>(({ selection }, event) => select(selection, event, asking), {
      selection: IDLE,
      command: null,
    });
  const ways: readonly (readonly SelectionEvent[])[] = [
    [
      { type: 'tileTapped', tile },
      { type: 'placeTapped', place },
    ],
    [
      { type: 'dragBegan', tile },
      { type: 'dropped', over: place },
    ],
    [{ type: 'commandAsked', command: play }],
  ];

  test('is asked however the tile was laid', () => {
    for (const way of ways) {
      const asked = afterAll(way);
      expect(asked).toEqual({ selection: { kind: 'confirming', command: play }, command: null });
      expect(liftedTile(asked.selection)).toBe(tile);
      expect(highlightsOf(asked.selection, view).places).toEqual([place]);
    }
  });

  test('says yes with the button, or with a second tap on the place', () => {
    for (const way of ways) {
      expect(afterAll([...way, { type: 'confirmed' }]).command).toEqual(play);
      expect(afterAll([...way, { type: 'placeTapped', place }]).command).toEqual(play);
    }
  });

  test('says no with Esc or a tap on the tile', () => {
    for (const way of ways) {
      for (const no of [{ type: 'cancelled' }, { type: 'tileTapped', tile }] as const) {
        expect(afterAll([...way, no])).toEqual({ selection: IDLE, command: null });
      }
    }
  });

  test('is not asked about what the rules do not allow any more', () => {
    const { selection } = afterAll(ways[0] ?? []);
    const away = { ...view, hand: { ...view.hand, tiles: [] } };
    expect(select(selection, { type: 'viewChanged' }, { ...asking, view: away }).selection).toBe(
      IDLE,
    );
  });

  test('is asked about moves only, not about a draw', () => {
    const command = { type: 'draw' } as const;
    const drawn = select(
      IDLE,
      { type: 'commandAsked', command },
      { ...asking, view: drawingView() },
    );
    expect(drawn.command).toEqual(command);
  });
});

describe('While a command is on its way', () => {
  const { view, plays } = playableView();
  const [play] = plays;
  if (play === undefined) throw new Error('nothing to play');
  const pending: Selection = { kind: 'pending', command: play };
  const step = (event: SelectionEvent, now = view) => select(pending, event, context(now));

  test('its tile stays lifted, nothing lights up and nothing else is heard', () => {
    expect(liftedTile(pending)).toBe(play.tile);
    expect(highlightsOf(pending, view)).toEqual({ tiles: new Set(), places: [] });
    expect(step({ type: 'cancelled' }).selection).toBe(pending);
    expect(step({ type: 'tileTapped', tile: play.tile })).toEqual({
      selection: pending,
      command: null,
    });
  });

  test('the answer lets the tile go', () => {
    expect(step({ type: 'answered', command: play }).selection).toEqual(IDLE);
  });

  test('regression: a late answer to an earlier command does not end the waiting for this one', () => {
    const earlier = { ...play };
    expect(step({ type: 'answered', command: earlier }).selection).toBe(pending);
  });

  test('a table that already shows the move ends the waiting', () => {
    const tiles = view.hand.tiles.filter((tile) => tile !== play.tile);
    const later = { ...view, hand: { ...view.hand, tiles } };
    expect(step({ type: 'viewChanged' }).selection).toBe(pending);
    expect(step({ type: 'viewChanged' }, later).selection).toEqual(IDLE);
  });
});

describe('When the table changes', () => {
  const { view, plays } = playableView();
  const [play] = plays;
  if (play === undefined) throw new Error('nothing to play');
  const changed: SelectionEvent = { type: 'viewChanged' };

  test('a lifted tile stays lifted while it is in the hand, whoever plays', () => {
    const lifted: Selection = { kind: 'tileChosen', tile: play.tile };
    const away = { ...view, seat: otherSeat(view) };
    expect(select(lifted, changed, context(away)).selection).toBe(lifted);
    const empty = { ...view, hand: { ...view.hand, tiles: [] } };
    expect(select(lifted, changed, context(empty)).selection).toEqual(IDLE);
  });

  test('a chosen train is let go when the turn passes on', () => {
    const chosen: Selection = { kind: 'trainChosen', place: { train: play.train, end: 'any' } };
    expect(select(chosen, changed, context(view)).selection).toBe(chosen);
    const away = { ...view, seat: otherSeat(view) };
    expect(select(chosen, changed, context(away)).selection).toEqual(IDLE);
  });
});

function context(view: SeatView) {
  return { view, secondTapPlays: true, confirms: false };
}

function otherSeat(view: SeatView) {
  return seatOf((view.seat + 1) % view.table.seatCount);
}

/** A view in which the seat has to draw. */
function drawingView(): SeatView {
  for (let seed = 0; seed < 40; seed += 1) {
    for (let moves = 0; moves < 40; moves += 1) {
      const view = viewAfter({ preset: 'roundhouse', seed, moves });
      if (view !== null && legalCommands(view).some(({ type }) => type === 'draw')) return view;
    }
  }
  throw new Error('nobody draws');
}
