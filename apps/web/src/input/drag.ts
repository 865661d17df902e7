import { assertNever, type TileId } from '@roundhouse/rules';
import type { Lane, Point, Rect } from '../layout/picture.ts';
import type { SelectionEvent } from './select.ts';
import type { Place } from './selection.ts';

/** A press becomes a drag after this many px. */
const DRAG_THRESHOLD = 6;
/** A dragged tile floats this many px above a finger; a mouse does not hide it. */
const FINGER_FLOAT = 40;
/** Within the tray a drag that rises less than this puts the hand in order: a slip plays nothing. */
const DELIBERATE = 32;

/** What lies under a dragged tile. `index`: the place in the hand that it would take. */
export type DropPlace =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'tray'; readonly index: number }
  | { readonly kind: 'outside' };

/** A pointer on a tile of the hand. */
export type Drag =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly press: Press }
  | {
      readonly kind: 'floating';
      readonly press: Press;
      /** Where the tile's centre is drawn: above the pointer, or on the slot that attracts it. */
      readonly at: Point;
      readonly over: DropPlace;
    };

/** How a press began. */
export interface Press {
  readonly pointerId: number;
  readonly tile: TileId;
  readonly start: Point;
  readonly isFinger: boolean;
}

/** Pointer events, in the coordinates of the picture. Those of other pointers are ignored. */
export type DragEvent =
  | { readonly type: 'down'; readonly press: Press }
  | { readonly type: 'moved' | 'up'; readonly pointerId: number; readonly at: Point }
  | { readonly type: 'cancelled'; readonly pointerId: number };

/** Where tiles may be dropped. */
export interface DropField {
  readonly lanes: readonly Lane[];
  /** Places that take the dragged tile: they attract it. */
  readonly legal: readonly Place[];
  readonly tray: Rect | null;
  /** The places of the hand, from `layoutHand`. */
  readonly hand: readonly Rect[];
}

/** What a pointer has done to a tile. */
export type DragOutcome =
  | { readonly kind: 'tapped'; readonly tile: TileId }
  | { readonly kind: 'began'; readonly tile: TileId }
  | { readonly kind: 'movedOver'; readonly tile: TileId; readonly over: DropPlace }
  | { readonly kind: 'dropped'; readonly tile: TileId; readonly over: DropPlace }
  /** Interrupted: the tile returns to its place. */
  | { readonly kind: 'returned'; readonly tile: TileId };

/** The next state of a drag, and what came of the event, in order. */
export interface DragStep {
  readonly drag: Drag;
  readonly outcomes: readonly DragOutcome[];
}

/** No pointer on any tile. */
export const NO_DRAG: Drag = { kind: 'idle' };

/** One step of a drag. Nothing is committed before the pointer is released. */
export function dragBy(drag: Drag, event: DragEvent, field: DropField): DragStep {
  if (event.type === 'down') {
    return drag.kind === 'idle'
      ? { drag: { kind: 'pressed', press: event.press }, outcomes: [] }
      : same(drag);
  }
  if (drag.kind === 'idle' || event.pointerId !== drag.press.pointerId) return same(drag);
  switch (event.type) {
    case 'moved':
      return move(drag, event.at, field);
    case 'up':
      return release(drag);
    case 'cancelled':
      return cancel(drag);
    default:
      return assertNever(event);
  }
}

/** What the selection is told of it. A tap is told by the click of its button, for keys as well. */
export function stepOf(outcome: DragOutcome): SelectionEvent | null {
  switch (outcome.kind) {
    case 'tapped':
      return null;
    case 'began':
      return { type: 'dragBegan', tile: outcome.tile };
    case 'movedOver':
      return { type: 'dragMoved', over: placeUnder(outcome.over) };
    case 'dropped':
      return { type: 'dropped', over: placeUnder(outcome.over) };
    case 'returned':
      return { type: 'cancelled' };
    default:
      return assertNever(outcome);
  }
}

function placeUnder(over: DropPlace): Place | null {
  return over.kind === 'place' ? over.place : null;
}

function same(drag: Drag): DragStep {
  return { drag, outcomes: [] };
}

type Active = Exclude<Drag, { readonly kind: 'idle' }>;

function move(drag: Active, pointer: Point, field: DropField): DragStep {
  const { press } = drag;
  const travelled = Math.hypot(pointer.x - press.start.x, pointer.y - press.start.y);
  if (drag.kind === 'pressed' && travelled < DRAG_THRESHOLD) return same(drag);
  const float = press.isFinger ? FINGER_FLOAT : 0;
  const centre = { x: pointer.x, y: pointer.y - float };
  const inTray = field.tray !== null && holds(field.tray, pointer);
  const isOrdering = inTray && press.start.y - pointer.y < DELIBERATE;
  const over = isOrdering ? trayPlace(pointer, field) : dropPlaceAt({ centre, pointer }, field);
  const next: Drag = {
    kind: 'floating',
    press,
    at: attracted(over, { centre, pointer }, field),
    over,
  };
  const { tile } = press;
  const began = drag.kind === 'pressed' ? [{ kind: 'began', tile } as const] : [];
  const isNew = drag.kind === 'pressed' || !isSame(drag.over, over);
  return {
    drag: next,
    outcomes: isNew ? [...began, { kind: 'movedOver', tile, over }] : began,
  };
}

function release(drag: Active): DragStep {
  const { tile } = drag.press;
  const outcome: DragOutcome =
    drag.kind === 'pressed' ? { kind: 'tapped', tile } : { kind: 'dropped', tile, over: drag.over };
  return { drag: NO_DRAG, outcomes: [outcome] };
}

function cancel(drag: Active): DragStep {
  const { tile } = drag.press;
  return { drag: NO_DRAG, outcomes: drag.kind === 'floating' ? [{ kind: 'returned', tile }] : [] };
}

interface Held {
  /** The tile's centre: what the player sees over a lane, if it is over one. */
  readonly centre: Point;
  readonly pointer: Point;
}

/** The lane beneath the tile; where there is none, the lane beneath the finger. */
function dropPlaceAt({ centre, pointer }: Held, field: DropField): DropPlace {
  for (const point of [centre, pointer]) {
    const lane = field.lanes.find(({ rect }) => holds(rect, point));
    if (lane === undefined) continue;
    const slot = lane.slots.find(({ target }) => holds(target, point));
    return {
      kind: 'place',
      place: { train: lane.train, end: slot === undefined ? 'any' : slot.end },
    };
  }
  if (field.tray === null || !holds(field.tray, pointer)) return { kind: 'outside' };
  return trayPlace(pointer, field);
}

/** The place of the hand whose middle is nearest. */
function trayPlace(pointer: Point, { hand }: DropField): DropPlace {
  const gaps = hand.map(({ x, y, width, height }) =>
    Math.hypot(x + width / 2 - pointer.x, y + height / 2 - pointer.y),
  );
  return { kind: 'tray', index: Math.max(0, gaps.indexOf(Math.min(...gaps))) };
}

/** A slot that takes the tile draws it to itself. */
function attracted(over: DropPlace, { centre, pointer }: Held, field: DropField): Point {
  const { lanes, legal } = field;
  if (over.kind !== 'place') return centre;
  const { train, end } = over.place;
  if (!legal.some((place) => place.train === train && place.end === end)) return centre;
  const lane = lanes.find((one) => one.train === train);
  const slot = lane?.slots.find(
    (one) => one.end === end && (holds(one.target, centre) || holds(one.target, pointer)),
  );
  return slot === undefined ? centre : { x: slot.x, y: slot.y };
}

function isSame(a: DropPlace, b: DropPlace): boolean {
  if (a.kind === 'place' && b.kind === 'place') {
    return a.place.train === b.place.train && a.place.end === b.place.end;
  }
  if (a.kind === 'tray' && b.kind === 'tray') return a.index === b.index;
  return a.kind === b.kind;
}

function holds(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
}
