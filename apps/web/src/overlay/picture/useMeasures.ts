import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Rect } from '../../layout/picture.ts';

/** The elements whose sizes decide: the screen, the free part of the table, tray and hand. */
export interface MeasuredRefs {
  readonly screen: RefObject<HTMLElement | null>;
  readonly yard: RefObject<HTMLElement | null>;
  readonly tray: RefObject<HTMLElement | null>;
  readonly hand: RefObject<HTMLElement | null>;
}

/** Where these elements are, in px from the screen's corner, and how large its reader wants letters. */
export interface Measures {
  readonly yard: Rect;
  readonly tray: Rect;
  readonly hand: Rect | null;
  /** How many times the usual size the reader's letters are. */
  readonly fontScale: number;
}

/** Letters in px that a browser has unless somebody asks for others. */
const USUAL_PX = 16;

/** Measures whenever a size changes; null before the elements are there. */
export function useMeasures(refs: MeasuredRefs): ReadonlySignal<Measures | null> {
  const measures = useSignal<Measures | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const next = measured(refs);
      if (next === null) return;
      if (JSON.stringify(next) !== JSON.stringify(measures.peek())) measures.value = next;
    };
    const observer = new ResizeObserver(measure);
    for (const ref of [refs.screen, refs.yard, refs.tray, refs.hand]) {
      if (ref.current !== null) observer.observe(ref.current);
    }
    measure();
    return () => observer.disconnect();
  });
  return measures;
}

function measured(refs: MeasuredRefs): Measures | null {
  const [screen, yard, tray] = [refs.screen, refs.yard, refs.tray].map((ref) => ref.current);
  if (!screen || !yard || !tray) return null;
  const origin = screen.getBoundingClientRect();
  const { fontSize } = getComputedStyle(document.documentElement);
  return {
    yard: within(yard, origin),
    tray: within(tray, origin),
    hand: refs.hand.current === null ? null : within(refs.hand.current, origin),
    fontScale: Number.parseFloat(fontSize) / USUAL_PX,
  };
}

function within(element: HTMLElement, origin: DOMRect): Rect {
  const box = element.getBoundingClientRect();
  return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
}
