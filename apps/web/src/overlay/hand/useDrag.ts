import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { TileId } from '@roundhouse/rules';
import { useEffect, useRef } from 'preact/hooks';
import {
  dragBy,
  NO_DRAG,
  stepOf,
  type Drag,
  type DragEvent,
  type DragOutcome,
} from '../../input/drag.ts';
import type { Lane, Picture, Point, Rect } from '../../layout/picture.ts';
import { areaInSight, cutTo } from '../../layout/camera.ts';
import type { Moves } from '../../store/table/moves.ts';
import { isOwnTurn } from '../../store/table/own.ts';
import { text } from '../../text/text.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';

/** A tile under the finger: where its centre is drawn. */
export interface Floating {
  readonly tile: TileId;
  readonly at: Point;
}

/** What a tile's button listens to. */
export interface TileHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
}

/** Handlers for a tile of the hand, and what floats. */
export interface TileDrag {
  readonly floating: ReadonlySignal<Floating | null>;
  /** Pointer handlers for the button of this tile. */
  readonly handlers: (tile: TileId) => TileHandlers;
  /** True while a pointer holds a tile that it has moved. */
  readonly isHeld: () => boolean;
  /** True once after a drag: the click that follows it means nothing. */
  readonly wasDrag: () => boolean;
}

/** Lets tiles be dragged to trains, and within the hand. */
export function useDrag(moves: Moves, picture: ReadonlySignal<TablePicture>): TileDrag {
  const floating = useSignal<Floating | null>(null);
  const drag = useRef<Drag>(NO_DRAG);
  const dragged = useRef(false);

  const feed = (event: DragEvent) => {
    const { table, hand, tray } = picture.value;
    const field = {
      lanes: table === null ? [] : lanesInSight(table, tray),
      legal: moves.highlights.value.places,
      tray,
      hand: hand?.places ?? [],
    };
    const next = dragBy(drag.current, event, field);
    drag.current = next.drag;
    floating.value =
      next.drag.kind === 'floating' ? { tile: next.drag.press.tile, at: next.drag.at } : null;
    for (const outcome of next.outcomes) {
      dragged.current = outcome.kind === 'dropped'; // no click follows where a drag broke off
      tell(moves, outcome);
    }
  };
  useEffect(() => {
    // However a pointer was lost: it was taken off, or the tile beneath it has left the hand.
    const end = ({ pointerId }: PointerEvent) => feed({ type: 'cancelled', pointerId });
    document.addEventListener('lostpointercapture', end);
    return () => document.removeEventListener('lostpointercapture', end);
  }, [picture]);
  return {
    floating,
    handlers: (tile) => handlersOf(tile, { feed, drag, dragged }),
    isHeld: () => drag.current.kind === 'floating',
    wasDrag: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}

/** Of a table that is looked at from near, or under a large tray, only what is seen can be hit. */
function lanesInSight(table: Picture, tray: Rect | null): readonly Lane[] {
  const seen = areaInSight(table, tray);
  if (seen === null) return table.lanes;
  return table.lanes.map((lane) => ({ ...lane, rect: cutTo(seen, lane.rect) }));
}

interface Hold {
  readonly feed: (event: DragEvent) => void;
  readonly drag: { readonly current: Drag };
  readonly dragged: { current: boolean };
}

function handlersOf(tile: TileId, { feed, drag, dragged }: Hold): TileHandlers {
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      dragged.current = false;
      capture(event);
      const { pointerId } = event;
      const isFinger = event.pointerType === 'touch';
      feed({ type: 'down', press: { pointerId, tile, start: pointOf(event), isFinger } });
    },
    onPointerMove: (event) => {
      if (drag.current.kind === 'idle') return;
      feed({ type: 'moved', pointerId: event.pointerId, at: pointOf(event) });
    },
    onPointerUp: (event) => feed({ type: 'up', pointerId: event.pointerId, at: pointOf(event) }),
  };
}

function tell(moves: Moves, outcome: DragOutcome): void {
  if (outcome.kind === 'dropped' && outcome.over.kind === 'tray') {
    moves.order.move(outcome.tile, outcome.over.index);
  }
  const fits = moves.highlights.value.places.length > 0;
  const event = stepOf(outcome);
  if (event !== null) moves.step(event);
  if (outcome.kind === 'dropped' && outcome.over.kind === 'outside' && isOwnTurn(moves)) {
    const why = fits ? text.moves.letGo : text.liftedLine(outcome.tile, [], moves.speaker.value);
    moves.talk.say(why); // why it flies back
  }
}

/** The table fills the window, so its coordinates are those of the window. */
function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function capture(event: PointerEvent): void {
  if (event.currentTarget instanceof Element) {
    event.currentTarget.setPointerCapture(event.pointerId);
  }
}
