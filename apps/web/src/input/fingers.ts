import type { Point } from '../layout/picture.ts';

/** What fingers on the table may do to the way it is looked at. Points are those of the window. */
export interface Looking {
  readonly zoom: (factor: number, about: Point) => void;
  readonly pan: (by: Point) => void;
  readonly isNear: () => boolean;
  readonly isOnTable: (at: Point) => boolean;
}

/** A finger that has moved so many px means to move the table, not to tap. */
const PAN_FROM = 8;

/** Fingers on the table, as far as they have come. */
export class Fingers {
  private readonly at = new Map<number, Point>();
  private readonly looking: Looking;
  private travelled = 0;
  private hasMoved = false;

  constructor(looking: Looking) {
    this.looking = looking;
  }

  /** A finger comes down. */
  down(id: number, at: Point): void {
    if (!this.looking.isOnTable(at)) return;
    if (this.at.size === 0) {
      this.travelled = 0;
      this.hasMoved = false;
    }
    this.at.set(id, at);
  }

  /** Two fingers zoom about their middle and move it; one moves a table that is near. */
  move(id: number, to: Point): void {
    const from = this.at.get(id);
    if (from === undefined) return;
    this.at.set(id, to);
    this.travelled += Math.hypot(to.x - from.x, to.y - from.y);
    const other = [...this.at].find(([one]) => one !== id)?.[1];
    if (other !== undefined) {
      this.hasMoved = true;
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      const ratio = apart(to, other) / Math.max(1, apart(from, other));
      this.looking.zoom(ratio, middle);
      this.looking.pan({ x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 });
    } else if (this.looking.isNear() && this.travelled > PAN_FROM) {
      this.hasMoved = true;
      this.looking.pan({ x: to.x - from.x, y: to.y - from.y });
    }
  }

  /** A finger is gone. */
  up(id: number): void {
    this.at.delete(id);
  }

  /** True when the click that comes now is the end of a movement, and means nothing. */
  get swallowsClick(): boolean {
    return this.hasMoved;
  }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Follows the fingers on an element until the returned function is called. */
export function followFingers(element: HTMLElement, looking: Looking): () => void {
  const fingers = new Fingers(looking);
  const ends = new AbortController();
  const { signal } = ends;
  const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button === 0) fingers.down(event.pointerId, pointOf(event));
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => fingers.move(event.pointerId, pointOf(event)),
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, (event) => fingers.up(event.pointerId), { signal });
  }
  element.addEventListener(
    'click',
    (event) => {
      if (!fingers.swallowsClick || !looking.isOnTable(pointOf(event))) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal },
  );
  return () => ends.abort();
}
