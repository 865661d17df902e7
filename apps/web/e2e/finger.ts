import type { CDPSession, Locator } from '@playwright/test';
import type { Visitor } from './Visitor.ts';

/** A test that needs a real finger, which only Chromium can be given. */
export const FINGERS = { tag: '@fingers' };

/** A place on the screen, in px of the page. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A real finger on a screen: the browser makes of its touches what it makes of them. */
export interface Finger {
  readonly down: (at: Spot) => Promise<void>;
  /** Slides in a few steps. */
  readonly slide: (from: Spot, to: Spot) => Promise<void>;
  readonly up: () => Promise<void>;
  /** The system takes the finger away, as for a call or a gesture of its own. */
  readonly breakOff: () => Promise<void>;
}

/** A dragged tile floats so many px above a finger. */
export const FLOAT = 40;

const STEPS = 5;

/** Where a finger that slides from one place to another is seen on its way, its goal included. */
export function spotsBetween(from: Spot, to: Spot): readonly Spot[] {
  return Array.from({ length: STEPS }, (_, before) => {
    const share = (before + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** A finger for a visitor with a touch screen. */
export async function fingerOf({ context, page }: Visitor): Promise<Finger> {
  const session: CDPSession = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', at: Spot) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  };
  const end = async (type: 'touchEnd' | 'touchCancel') => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
  };
  return {
    down: (at) => touch('touchStart', at),
    slide: async (from, to) => {
      for (const at of spotsBetween(from, to)) await touch('touchMove', at);
    },
    up: () => end('touchEnd'),
    breakOff: () => end('touchCancel'),
  };
}

/** Two real fingers come down beside each other and slide apart, or together when `by` is negative. */
export async function spreadFingers(
  { context, page }: Visitor,
  at: Spot,
  by: number,
): Promise<void> {
  const session: CDPSession = await context.newCDPSession(page);
  const between = by > 0 ? 30 : 30 - by;
  const touch = async (type: 'touchStart' | 'touchMove', apart: number) => {
    const touchPoints = [at.x - apart, at.x + apart].map((x, id) => ({ id, x, y: at.y }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', between);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', between + (by * step) / STEPS);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The middle of something on the page. Throws when it cannot be seen. */
export async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it can be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
