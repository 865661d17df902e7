import { EASES } from '../timeline/tween.ts';
import type { Scheduler } from './scheduler.ts';

/** How a thing stands: what a glide changes. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly rotation: number;
  readonly alpha: number;
}

/** Something that can glide: the part of Pixi's Container that a glide needs. */
export interface Glidable {
  readonly x: number;
  readonly y: number;
  rotation: number;
  alpha: number;
  readonly destroyed: boolean;
  readonly scale: { readonly x: number; readonly y: number; set(x: number, y: number): void };
  readonly position: { set(x: number, y: number): void };
}

/** How a thing stands now. */
export function poseOf(thing: Glidable): Pose {
  const { x, y, scale, rotation, alpha } = thing;
  return { x, y, scaleX: scale.x, scaleY: scale.y, rotation, alpha };
}

interface Glide {
  readonly from: Pose;
  readonly to: Pose;
  readonly durationMs: number;
  startMs: number | null;
}

/** Distances (px) and scales below this are not worth a frame. */
const STILL = 0.01;

/** Lets things that were set to a new place glide there from where they were seen last. */
export class Glides {
  private readonly glides = new Map<Glidable, Glide>();
  private readonly scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
  }

  /** `thing` stands where it belongs; show it on its way there from `from`. */
  start(thing: Glidable, from: Pose, durationMs: number): void {
    const to = poseOf(thing);
    if (isSame(from, to)) {
      this.glides.delete(thing);
      return;
    }
    const wasIdle = this.glides.size === 0;
    this.glides.set(thing, { from, to, durationMs, startMs: null });
    put(thing, { from, to }, 0);
    if (wasIdle) this.scheduler.animate((timeMs) => this.advance(timeMs));
  }

  /** Puts everything where it belongs. */
  finish(): void {
    for (const [thing, glide] of this.glides) if (!thing.destroyed) put(thing, glide, 1);
    this.glides.clear();
  }

  private advance(timeMs: number): boolean {
    for (const [thing, glide] of this.glides) {
      glide.startMs ??= timeMs;
      const share = Math.min(1, (timeMs - glide.startMs) / glide.durationMs);
      if (!thing.destroyed) put(thing, glide, EASES.out(share));
      if (share >= 1 || thing.destroyed) this.glides.delete(thing);
    }
    return this.glides.size > 0;
  }
}

function put(thing: Glidable, { from, to }: Pick<Glide, 'from' | 'to'>, share: number): void {
  const mix = (name: keyof Pose) => from[name] + (to[name] - from[name]) * share;
  thing.position.set(mix('x'), mix('y'));
  thing.scale.set(mix('scaleX'), mix('scaleY'));
  thing.rotation = mix('rotation');
  // Whoever else fades the thing meanwhile is left alone.
  if (from.alpha !== to.alpha) thing.alpha = mix('alpha');
}

function isSame(a: Pose, b: Pose): boolean {
  const names = ['x', 'y', 'scaleX', 'scaleY', 'rotation', 'alpha'] as const;
  return names.every((name) => Math.abs(a[name] - b[name]) < STILL);
}
