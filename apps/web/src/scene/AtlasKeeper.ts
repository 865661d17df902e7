import { createAtlas, type Atlas } from './atlas.ts';
import { isNearlySpec, specFor, specKey, type AtlasNeeds } from './atlasSpec.ts';

/** Tiles that have changed size a little are painted anew when the table has been calm this long. */
const CALM_MS = 400;

/** Keeps the atlas that fits the table, and paints a new one when it no longer does. */
export class AtlasKeeper {
  private readonly onStale: () => void;
  private atlas: Atlas | null = null;
  private key = '';
  private timer: number | undefined;

  /** `onStale` is called when the table is to be shown again to get sharper pictures. */
  constructor(onStale: () => void) {
    this.onStale = onStale;
  }

  /** The atlas painted last; null before the first table. */
  get current(): Atlas | null {
    return this.atlas;
  }

  /**
   * The atlas for this table. While tiles change size its pictures may be a little too large or too
   * small. Pictures of an older atlas must be taken off in the same frame.
   */
  fit(needs: AtlasNeeds): Atlas {
    const spec = specFor(needs);
    const key = specKey(spec);
    window.clearTimeout(this.timer);
    if (this.atlas !== null && this.key === key) return this.atlas;
    if (this.atlas !== null && this.key !== '' && isNearlySpec(this.atlas.spec, spec)) {
      this.timer = window.setTimeout(() => {
        this.refresh();
      }, CALM_MS);
      return this.atlas;
    }
    const old = this.atlas;
    this.key = key;
    this.atlas = createAtlas(spec);
    old?.destroy();
    return this.atlas;
  }

  /** Something that the spec does not say has changed: paints all anew. */
  refresh(): void {
    this.key = '';
    this.onStale();
  }

  /** Frees the memory. */
  destroy(): void {
    window.clearTimeout(this.timer);
    this.atlas?.destroy();
    this.atlas = null;
  }
}
