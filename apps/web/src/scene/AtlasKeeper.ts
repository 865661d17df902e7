import { createAtlas, type Atlas } from './atlas.ts';
import { specFor, specKey, type AtlasNeeds } from './atlasSpec.ts';

/** Keeps the atlas that fits the table, and paints a new one when it no longer does. */
export class AtlasKeeper {
  private atlas: Atlas | null = null;

  /** The atlas painted last; null before the first table. */
  get current(): Atlas | null {
    return this.atlas;
  }

  /** The atlas for this table. Pictures of an older one must be taken off in the same frame. */
  fit(needs: AtlasNeeds): Atlas {
    const spec = specFor(needs);
    if (this.atlas !== null && specKey(this.atlas.asked) === specKey(spec)) return this.atlas;
    const old = this.atlas;
    this.atlas = createAtlas(spec);
    old?.destroy();
    return this.atlas;
  }

  /** Frees the memory. */
  destroy(): void {
    this.atlas?.destroy();
    this.atlas = null;
  }
}
