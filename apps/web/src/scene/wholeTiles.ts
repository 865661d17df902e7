import { invariant } from '@roundhouse/rules';
import { ImageSource, Texture } from 'pixi.js';
import type { Placed } from './packing.ts';
import type { TileParts } from './tileParts.ts';

/** Tiles as one picture each, put together when they are first asked for. */
export interface WholeTiles {
  readonly pictureOf: (parts: TileParts) => Texture;
  readonly destroy: () => void;
}

/**
 * Puts tiles together for a 2D canvas: each picture costs it a call, and a table shows up to 190
 * tiles of three. Bitmaps, because a canvas that is drawn from is looked at anew in every call.
 */
export function createWholeTiles(
  atlas: HTMLCanvasElement,
  boxOf: (name: string) => Placed,
): WholeTiles {
  const pictures = new Map<string, Texture>();
  return {
    pictureOf(parts) {
      const key = [parts.body, ...parts.halves.map(({ name, x, y }) => `${name} ${x} ${y}`)].join();
      const known = pictures.get(key);
      if (known !== undefined) return known;
      const picture = new Texture({
        source: new ImageSource({ resource: paint(atlas, boxOf, parts), resolution: 1 }),
      });
      pictures.set(key, picture);
      return picture;
    },
    destroy() {
      for (const picture of pictures.values()) picture.destroy(true);
      pictures.clear();
    },
  };
}

function paint(
  atlas: HTMLCanvasElement,
  boxOf: (name: string) => Placed,
  { body, halves }: TileParts,
): ImageBitmap {
  const { width, height } = boxOf(body);
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  invariant(brush !== null, 'a canvas gives a 2d context');
  for (const { name, x, y } of [{ name: body, x: 0, y: 0 }, ...halves]) {
    const from = boxOf(name);
    const [left, top] = [(width - from.width) / 2 + x, (height - from.height) / 2 + y];
    brush.drawImage(
      ...([atlas, from.x, from.y, from.width, from.height] as const),
      ...([left, top, from.width, from.height] as const),
    );
  }
  return canvas.transferToImageBitmap();
}
