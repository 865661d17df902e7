import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Rect } from '../layout/picture.ts';

/** A framed box of any size from one square picture: corners stay, sides stretch. */
export class NineView extends Container {
  private readonly parts = Array.from({ length: 9 }, () => new Sprite());
  private source = Texture.EMPTY;
  private cuts: readonly Texture[] = [];

  constructor() {
    super();
    this.addChild(...this.parts);
  }

  /** Shows the box over `rect` (CSS px). `resolution`: px of the picture per CSS px. */
  lay(picture: Texture, rect: Rect, resolution: number): void {
    if (picture !== this.source) this.cut(picture);
    const snap = (length: number) => Math.round(length * resolution) / resolution;
    const corner = cornerOf(picture) / resolution;
    const [width, height] = [snap(rect.width), snap(rect.height)];
    const xs = [0, corner, width - corner];
    const ys = [0, corner, height - corner];
    const widths = [corner, width - 2 * corner, corner];
    const heights = [corner, height - 2 * corner, corner];
    for (const [index, part] of this.parts.entries()) {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      part.position.set(xs[column] ?? 0, ys[row] ?? 0);
      part.setSize(widths[column] ?? 0, heights[row] ?? 0);
    }
    this.position.set(snap(rect.x), snap(rect.y));
  }

  /** Colours all nine parts. */
  paint(tint: number): void {
    for (const part of this.parts) part.tint = tint;
  }

  private cut(picture: Texture): void {
    for (const texture of this.cuts) texture.destroy();
    const { x, y, width } = picture.frame;
    const corner = cornerOf(picture);
    const starts = [0, corner, width - corner];
    const lengths = [corner, width - 2 * corner, corner];
    this.source = picture;
    this.cuts = this.parts.map((part, index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      part.texture = new Texture({
        source: picture.source,
        frame: new Rectangle(
          x + (starts[column] ?? 0),
          y + (starts[row] ?? 0),
          lengths[column] ?? 0,
          lengths[row] ?? 0,
        ),
      });
      return part.texture;
    });
  }
}

/** Edge of a corner in px of the picture: a third of it. */
function cornerOf(picture: Texture): number {
  return Math.floor(picture.frame.width / 3);
}
