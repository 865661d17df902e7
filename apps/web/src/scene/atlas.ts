import { invariant } from '@roundhouse/rules';
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { planAtlas, type AtlasPlan } from './atlasPlan.ts';
import type { AtlasSpec, SetName } from './atlasSpec.ts';

/** All pictures of the table on one canvas, painted at run time in exactly the sizes shown. */
export interface Atlas {
  /** As painted: tiles may be smaller than asked for. */
  readonly spec: AtlasSpec;
  /** The picture with this name; throws when there is none. */
  readonly frame: (name: string) => Texture;
  readonly destroy: () => void;
}

/** Paints an atlas. Takes some milliseconds; call it when the look, sizes or resolution change. */
export function createAtlas(spec: AtlasSpec): Atlas {
  const plan = planAtlas(spec);
  const source = new CanvasSource({
    resource: paint(plan),
    resolution: 1,
    scaleMode: 'linear',
    alphaMode: 'premultiply-alpha-on-upload',
  });
  const frames = new Map(plan.placed.map((placed) => [placed.name, cut(source, placed)]));
  return {
    spec: plan.spec,
    frame(name) {
      const texture = frames.get(name);
      invariant(texture !== undefined, `no picture ${name} on the atlas`);
      return texture;
    },
    destroy() {
      for (const texture of frames.values()) texture.destroy();
      source.destroy();
    },
  };
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
