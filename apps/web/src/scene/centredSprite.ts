import { Sprite, Texture } from 'pixi.js';

/** A sprite that is placed, turned and scaled about its middle. */
export function centredSprite(texture: Texture = Texture.EMPTY): Sprite {
  return new Sprite({ texture, anchor: 0.5 });
}
