import type { SceneOptions } from './sceneOptions.ts';
import { TableScene } from './TableScene.ts';

/**
 * Opens a scene in `host`, a positioned element that gives it its size. Rejects when the browser
 * can draw neither with WebGL nor on a 2D canvas. Load this file lazily: it brings Pixi along.
 */
export async function createScene(host: HTMLElement, options: SceneOptions): Promise<TableScene> {
  const scene = new TableScene(host, options);
  await scene.open(options.backend ?? null);
  return scene;
}
