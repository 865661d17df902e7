import { jobsOf, type Job } from './atlasJobs.ts';
import type { AtlasSpec, SetSpec } from './atlasSpec.ts';
import { pack, type Placed } from './packing.ts';

/** A page of the atlas: where each picture stands. */
export interface AtlasPlan {
  readonly sizePx: number;
  readonly placed: readonly Placed[];
  /** By name. */
  readonly jobs: ReadonlyMap<string, Job>;
  /** The spec that was planned; tiles may be smaller than asked for. */
  readonly spec: AtlasSpec;
}

/** The page never grows beyond this. */
export const PAGE_PX = 1024;
const SIZES_PX = [256, 512, PAGE_PX];
/** How much a set shrinks when a page is full. */
const SHRINK = 0.94;

/** Plans the smallest page that holds everything, making tiles smaller only as a last resort. */
export function planAtlas(spec: AtlasSpec): AtlasPlan {
  const jobs = new Map(jobsOf(spec).map((job) => [job.name, job]));
  for (const sizePx of SIZES_PX) {
    const placed = pack([...jobs.values()], sizePx);
    if (placed !== null) return { sizePx, placed, jobs, spec };
  }
  return planAtlas({ ...spec, ...shrunk(spec) });
}

/** The larger set with smaller tiles. */
function shrunk({ table, hand }: AtlasSpec): Pick<AtlasSpec, 'table' | 'hand'> {
  const smaller = (set: SetSpec) => ({ ...set, edgePx: set.edgePx * SHRINK });
  if (hand !== null && hand.edgePx >= table.edgePx) return { table, hand: smaller(hand) };
  return { table: smaller(table), hand };
}
