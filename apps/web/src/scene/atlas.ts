import { invariant } from '@roundhouse/rules';
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { planAtlas, type AtlasPlan } from './atlasPlan.ts';
import type { AtlasSpec, SetName } from './atlasSpec.ts';
import type { TileFace } from './tileFace.ts';
import { partsOf } from './tileParts.ts';
import { createWholeTiles } from './wholeTiles.ts';

/** A picture that stands beside the middle of a tile, in device px. */
export interface HalfPicture {
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
}

/** What a tile is drawn from: its body and up to two halves, or all of it in one picture. */
export interface TilePictures {
  readonly body: Texture;
  readonly halves: readonly HalfPicture[];
}

/** All pictures of the table on one canvas, painted at run time in exactly the sizes shown. */
export interface Atlas {
  /** As painted: tiles may be smaller than asked for. */
  readonly spec: AtlasSpec;
  /** The picture with this name; throws when there is none. */
  readonly frame: (name: string) => Texture;
  /** A tile of one set; its back when `face` is null. */
  readonly tile: (set: SetName, face: TileFace | null) => TilePictures;
  readonly destroy: () => void;
}

/** Paints an atlas. Takes some milliseconds; call it when the look, sizes or resolution change. */
export function createAtlas(spec: AtlasSpec): Atlas {
  const plan = planAtlas(spec);
  const canvas = paint(plan);
  const source = new CanvasSource({
    resource: canvas,
    resolution: 1,
    scaleMode: 'linear',
    alphaMode: 'premultiply-alpha-on-upload',
  });
  const boxes = new Map(plan.placed.map((placed) => [placed.name, placed]));
  const frames = new Map(plan.placed.map((placed) => [placed.name, cut(source, placed)]));
  const frame = (name: string) => named(frames, name);
  const whole = plan.spec.wholeTiles
    ? createWholeTiles(canvas, (name) => named(boxes, name))
    : null;
  return {
    spec: plan.spec,
    frame,
    tile(set, face) {
      const parts = partsOf(plan.spec, set, face);
      if (whole !== null) return { body: whole.pictureOf(parts), halves: [] };
      const halves = parts.halves.map(({ name, x, y }) => ({ texture: frame(name), x, y }));
      return { body: frame(parts.body), halves };
    },
    destroy() {
      whole?.destroy();
      for (const texture of frames.values()) texture.destroy();
      source.destroy();
    },
  };
}

function named<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name);
  invariant(found !== undefined, `no picture ${name} on the atlas`);
  return found;
}

/** The edge of half a tile of this set in CSS px, as painted. */
export function setEdge(atlas: Atlas, set: SetName): number {
  const { spec } = atlas;
  return (spec[set] ?? spec.table).edgePx / spec.resolution;
}

function paint({ sizePx, placed, jobs }: AtlasPlan): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = sizePx;
  canvas.height = sizePx;
  const brush = canvas.getContext('2d');
  invariant(brush !== null, 'a canvas gives a 2d context');
  for (const box of placed) jobs.get(box.name)?.paint(brush, box);
  return canvas;
}

function cut(source: CanvasSource, box: { x: number; y: number; width: number; height: number }) {
  return new Texture({
    source,
    frame: new Rectangle(box.x, box.y, box.width, box.height),
  });
}
