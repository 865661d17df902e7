import { fullSet, hasPip, isDouble, otherHalf, seatsOf } from '@roundhouse/rules';
import type { PlacedTile, TileId, TrainId } from '@roundhouse/rules';
import type { SlotShape, TrainShape } from './picture.ts';

/** How to fill a table at random. */
export interface Growth {
  readonly seed: number;
  readonly seatCount: number;
  readonly maxPip: number;
  /** Doubles ask for three branches. */
  readonly feet: boolean;
  /** Tiles to lay, 0 to 1 of the set. */
  readonly fill: number;
}

interface OpenSlot {
  readonly pip: number;
  readonly on: number;
  /** Branches that the tile below still wants; 1 for an ordinary end. */
  readonly need: number;
}

interface Growing {
  readonly id: TrainId;
  readonly placed: PlacedTile[];
  open: OpenSlot[];
}

const LONGEST_TRAIN = 40;

/**
 * Trains as they may lie in a game, in display order; `random` gives numbers from 0 to 1.
 * Only for tests and pictures to look at.
 */
export function randomTrains(growth: Growth): readonly TrainShape[] {
  return [...growTrains(growth)].at(-1) ?? [];
}

/** The same, after each tile. */
export function* growTrains(growth: Growth): Generator<readonly TrainShape[]> {
  const random = randomNumbers(growth.seed);
  const engine = growth.maxPip;
  const [own, ...others] = seatsOf(growth.seatCount);
  const ids: readonly TrainId[] = [own ?? 'mexican', 'mexican', ...others];
  const start = { pip: engine, on: -1, need: 1 };
  const trains = ids.map((id): Growing => ({ id, placed: [], open: [start] }));
  const set = fullSet(growth.maxPip);
  const deck = shuffled(set.slice(0, -1), random);
  yield trains.map(shapeOf);
  for (let laid = Math.floor(growth.fill * set.length); laid > 0; laid -= 1) {
    const train = trains[Math.floor(random() * trains.length)];
    if (train !== undefined && extend(train, { deck, random, feet: growth.feet })) {
      yield trains.map(shapeOf);
    }
  }
}

interface Supply {
  readonly deck: TileId[];
  readonly random: () => number;
  readonly feet: boolean;
}

function extend(train: Growing, { deck, random, feet }: Supply): boolean {
  const slot = train.open[Math.floor(random() * train.open.length)];
  if (slot === undefined || train.placed.length >= LONGEST_TRAIN) return false;
  const at = deck.findIndex((tile) => hasPip(tile, slot.pip));
  const tile = deck[at];
  if (tile === undefined) return false;
  deck.splice(at, 1);
  const outer = otherHalf(tile, slot.pip);
  train.placed.push({ tile, inner: slot.pip, outer, on: slot.on });
  const on = train.placed.length - 1;
  const next = { pip: outer, on, need: feet && isDouble(tile) ? 3 : 1 };
  const rest = slot.need > 1 ? [{ ...slot, need: slot.need - 1 }] : [];
  train.open = [...rest, ...train.open.filter((open) => open !== slot), next];
  return true;
}

function shapeOf({ id, placed, open }: Growing): TrainShape {
  const slots = open.map(({ pip, on }, end): SlotShape => ({
    pip,
    on,
    end: open.length > 1 ? end : null,
  }));
  return { id, placed: [...placed], slots };
}

function shuffled(tiles: readonly TileId[], random: () => number): TileId[] {
  const keyed = tiles.map((tile) => ({ tile, key: random() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ tile }) => tile);
}

/** Numbers from 0 to 1 that depend on the seed only (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
