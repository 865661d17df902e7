import { Container, Texture } from 'pixi.js';
import type { Picture } from '../layout/picture.ts';
import { EASES } from '../timeline/tween.ts';
import type { Atlas } from './atlas.ts';
import { bridgeLength, hubEdgePx, hubShowsNumerals } from './atlasSpec.ts';
import { centredSprite } from './centredSprite.ts';
import type { SceneFacts } from './facts.ts';
import { headingTo, turnBetween } from './heading.ts';
import type { Scheduler } from './scheduler.ts';

/** What the turntable is drawn from. */
export interface HubScene {
  readonly picture: Picture;
  readonly facts: SceneFacts;
  readonly atlas: Atlas;
  /** False: it faces the turn at once. */
  readonly motion: boolean;
}

/** The turntable takes this long to face the next player. */
const TURN_MS = 520;

/** The turntable: a bridge with the engine double and a headlight that shines at the turn. */
export class HubView extends Container {
  private readonly beam = centredSprite();
  private readonly table = new Container();
  private readonly bridge = centredSprite();
  private readonly body = centredSprite();
  private readonly halves = [centredSprite(), centredSprite()] as const;
  private readonly scheduler: Scheduler;
  /** Numerals never turn with the bridge. */
  private upright = false;
  private goal = 0;
  /** Counts swings: only the last one moves the bridge. */
  private swings = 0;

  constructor(scheduler: Scheduler) {
    super();
    this.scheduler = scheduler;
    this.table.addChild(this.beam, this.bridge, this.body, ...this.halves);
    this.addChild(this.table);
  }

  /** Draws the turntable and turns it to the train whose turn it is. */
  show(scene: HubScene): void {
    const { picture, facts, atlas } = scene;
    const { resolution, hubPx } = atlas.spec;
    this.position.set(picture.hub.x, picture.hub.y);
    this.scale.set((bridgeLength(picture) * resolution) / hubPx);
    for (const [sprite, frame] of [
      [this.beam, 'hub.beam'],
      [this.bridge, 'hub.bridge'],
      [this.body, 'hub.body'],
    ] as const) {
      sprite.texture = atlas.frame(frame);
      sprite.scale.set(1 / resolution);
    }
    this.beam.anchor.set(0, 0.5);
    this.beam.x = (hubPx / resolution) * 0.98;
    this.beam.visible = facts.turn !== null;
    this.body.rotation = Math.PI / 2;
    this.upright = hubShowsNumerals(atlas.spec);
    for (const [index, half] of this.halves.entries()) {
      half.texture = halfTexture(atlas, facts.engine, this.upright);
      half.visible = half.texture !== Texture.EMPTY;
      half.scale.set(1 / resolution);
      half.x = ((index === 0 ? -0.5 : 0.5) * hubEdgePx(atlas.spec)) / resolution;
    }
    const goal = facts.turn === null ? null : headingTo(picture, facts.turn);
    this.turnTo(goal ?? this.goal, scene.motion);
  }

  private turnTo(goal: number, motion: boolean): void {
    const from = this.heading;
    const way = turnBetween(from, goal);
    const isNew = goal !== this.goal;
    this.goal = goal;
    if (!motion) this.finish();
    else if (isNew) this.swing({ from, way });
  }

  private swing({ from, way }: { from: number; way: number }): void {
    let startMs: number | null = null;
    this.swings += 1;
    const own = this.swings;
    this.scheduler.animate((timeMs) => {
      startMs ??= timeMs;
      if (own !== this.swings || this.destroyed) return false;
      const share = Math.min(1, (timeMs - startMs) / TURN_MS);
      this.heading = from + way * EASES.inOut(share);
      return share < 1;
    });
  }

  /** Points where it belongs, at once. */
  finish(): void {
    this.swings += 1;
    this.heading = this.goal;
  }

  /** Where the bridge points, in radians, clockwise from the right. */
  get heading(): number {
    return this.table.rotation;
  }

  set heading(angle: number) {
    this.table.rotation = angle;
    for (const half of this.halves) half.rotation = this.upright ? -angle : 0;
  }
}

function halfTexture(atlas: Atlas, pip: number, numerals: boolean): Texture {
  if (numerals) return atlas.frame(`hub.half.${pip}`);
  return pip === 0 ? Texture.EMPTY : atlas.frame(`hub.half.${pip}.lying`);
}
