import { seatOf, tileOf } from '@roundhouse/rules';
import { describe, expect, test } from 'vitest';
import type { Lane, Point, Rect, SlotPlace } from '../layout/picture.ts';
import {
  NO_DRAG,
  dragBy,
  type Drag,
  type DragEvent,
  type DragOutcome,
  type DropField,
} from './drag.ts';

const tile = tileOf(12, 5);

function slot(end: number | null, target: Rect): SlotPlace {
  const { x, y, width, height } = target;
  return { end, on: 0, pip: 5, x: x + width - 20, y: y + height / 2, angle: 0, target };
}

function lane(train: Lane['train'], rect: Rect, slots: readonly SlotPlace[]): Lane {
  const label = { ...rect, width: 50 };
  return {
    train,
    rect,
    label,
    facing: 1,
    slots,
    rail: [],
    tiles: [],
    links: [],
    couplings: [],
    hiddenCount: 0,
    marker: null,
  };
}

const OWN = { x: 0, y: 0, width: 300, height: 50 };
const MEXICAN = { x: 0, y: 60, width: 300, height: 60 };
/** Two lanes, the second with two slots; the tray below from y 200, with two tiles. */
const FIELD: DropField = {
  lanes: [
    lane(seatOf(0), OWN, [slot(null, OWN)]),
    lane('mexican', MEXICAN, [
      slot(0, { ...MEXICAN, height: 30 }),
      slot(1, { ...MEXICAN, y: 90, height: 30 }),
    ]),
  ],
  legal: [{ train: seatOf(0), end: null }],
  tray: { x: 0, y: 200, width: 300, height: 100 },
  hand: [
    { x: 10, y: 210, width: 40, height: 80 },
    { x: 60, y: 210, width: 40, height: 80 },
  ],
};

const START = { x: 30, y: 250 };

function down(isFinger = true): DragEvent {
  return { type: 'down', press: { pointerId: 1, tile, start: START, isFinger } };
}

const moved = (x: number, y: number): DragEvent => ({ type: 'moved', pointerId: 1, at: { x, y } });
const up: DragEvent = { type: 'up', pointerId: 1, at: START };

function play(events: readonly DragEvent[]): { drag: Drag; outcomes: DragOutcome[] } {
  const outcomes: DragOutcome[] = [];
  let drag = NO_DRAG;
  for (const event of events) {
    const step = dragBy(drag, event, FIELD);
    drag = step.drag;
    outcomes.push(...step.outcomes);
  }
  return { drag, outcomes };
}

const tileAt = (drag: Drag): Point | null => (drag.kind === 'floating' ? drag.at : null);

describe('A screen that turns while a tile is held', () => {
  test('does not drop it: what lies under the finger then is what counts', () => {
    const turned: DropField = {
      ...FIELD,
      lanes: [lane(seatOf(0), { x: 400, y: 0, width: 300, height: 50 }, [])],
      tray: { x: 0, y: 120, width: 700, height: 80 },
    };
    const held = play([down(), moved(100, 130)]).drag;
    const after = dragBy(held, moved(450, 60), turned);
    expect(after.outcomes).toEqual([
      { kind: 'movedOver', tile, over: { kind: 'place', place: { train: seatOf(0), end: 'any' } } },
    ]);
    expect(dragBy(after.drag, up, turned).outcomes.map(({ kind }) => kind)).toEqual(['dropped']);
  });
});

describe('A press on a tile', () => {
  test('that moves less than 6 px is a tap', () => {
    const { outcomes } = play([down(), moved(34, 253), up]);
    expect(outcomes).toEqual([{ kind: 'tapped', tile }]);
  });

  test('that moves 6 px is a drag, and commits nothing before it is released', () => {
    const { drag, outcomes } = play([down(), moved(36, 250)]);
    expect(drag.kind).toBe('floating');
    expect(outcomes.map(({ kind }) => kind)).toEqual(['began', 'movedOver']);
  });

  test('is not disturbed by a second finger', () => {
    const other: DragEvent = { type: 'moved', pointerId: 2, at: { x: 200, y: 20 } };
    const lifted: DragEvent = { type: 'up', pointerId: 2, at: { x: 200, y: 20 } };
    const second: DragEvent = {
      type: 'down',
      press: { pointerId: 2, tile, start: START, isFinger: true },
    };
    expect(play([down(), other, second, lifted]).outcomes).toEqual([]);
  });

  test('that is interrupted returns the tile, and a mere press leaves no trace', () => {
    const cancelled: DragEvent = { type: 'cancelled', pointerId: 1 };
    expect(play([down(), moved(100, 180), cancelled]).outcomes.at(-1)).toEqual({
      kind: 'returned',
      tile,
    });
    expect(play([down(), cancelled])).toEqual({ drag: NO_DRAG, outcomes: [] });
  });
});

describe('A dragged tile', () => {
  test('floats 40 px above a finger, and right under a mouse', () => {
    expect(tileAt(play([down(true), moved(100, 190)]).drag)).toEqual({ x: 100, y: 150 });
    expect(tileAt(play([down(false), moved(100, 190)]).drag)).toEqual({ x: 100, y: 190 });
  });

  test('is over the lane that the tile itself is over, not the finger', () => {
    const { drag } = play([down(), moved(100, 70)]);
    expect(drag).toMatchObject({ over: { kind: 'place', place: { train: 0, end: null } } });
  });

  test('that floats over no lane is over the one that the finger is over', () => {
    const above = play([down(), moved(100, 25)]).drag; // the tile is above the first lane
    expect(above).toMatchObject({ over: { kind: 'place', place: { train: 0, end: null } } });
    expect(tileAt(above)).toEqual({ x: 280, y: 25 });
    const between = play([down(), moved(100, 95)]).drag; // the tile is between the lanes
    expect(between).toMatchObject({ over: { kind: 'place', place: { train: 'mexican', end: 1 } } });
  });

  test('is drawn to the slot of a lane that takes it, and to no other', () => {
    expect(tileAt(play([down(), moved(100, 65)]).drag)).toEqual({ x: 280, y: 25 });
    expect(tileAt(play([down(), moved(100, 110)]).drag)).toEqual({ x: 100, y: 70 });
  });

  test('tells the slots of one lane apart', () => {
    const { outcomes } = play([down(), moved(100, 110), moved(100, 140), moved(110, 140)]);
    const overs = outcomes.filter(({ kind }) => kind === 'movedOver');
    expect(overs).toMatchObject([
      { over: { place: { train: 'mexican', end: 0 } } },
      { over: { place: { train: 'mexican', end: 1 } } },
    ]);
  });

  test('dropped on a lane names the place, dropped beside everything says so', () => {
    expect(play([down(), moved(100, 110), up]).outcomes.at(-1)).toEqual({
      kind: 'dropped',
      tile,
      over: { kind: 'place', place: { train: 'mexican', end: 0 } },
    });
    expect(play([down(), moved(100, 190), up]).outcomes.at(-1)).toEqual({
      kind: 'dropped',
      tile,
      over: { kind: 'outside' },
    });
  });

  test('within the tray takes the nearest place of the hand', () => {
    const { outcomes } = play([down(), moved(95, 260), up]);
    expect(outcomes.at(-1)).toEqual({ kind: 'dropped', tile, over: { kind: 'tray', index: 1 } });
  });

  test('stays in the tray after a slip or a move to the side, even where it floats over a lane', () => {
    const low: DropField = { ...FIELD, tray: { x: 0, y: 100, width: 300, height: 200 } };
    const press: DragEvent = {
      type: 'down',
      press: { pointerId: 1, tile, start: { x: 30, y: 150 }, isFinger: true },
    };
    const { drag } = dragBy(NO_DRAG, press, low);
    const slipped = dragBy(drag, moved(30, 140), low);
    expect(slipped.drag).toMatchObject({ over: { kind: 'tray' } });
    const aside = dragBy(drag, moved(130, 140), low);
    expect(aside.drag).toMatchObject({ over: { kind: 'tray' } });
    const meant = dragBy(drag, moved(30, 115), low);
    expect(meant.drag).toMatchObject({ over: { kind: 'place' } });
  });
});
