import { toSeat, toTileId, type Seat, type TileId } from '@roundhouse/rules';
import { isRecord } from '../../connection/record.ts';
import type { Arrangement } from './arrangement.ts';
import { keptSeat } from '../kept/keptSeats.ts';
import { readStored, storedKeys, writeStored } from '../kept/storage.ts';

/** The order of a hand at one table, as this browser keeps it across refreshes. */
export interface KeptOrder extends Arrangement {
  readonly seat: Seat;
  /** Number of the round that it was made in, from 1; it means nothing in another one. */
  readonly round: number;
}

const PREFIX = 'roundhouse.hand.';
/** As many tables as anybody plays at in one browser. */
const MOST_TABLES = 8;

/** The order kept for this seat in this round; null when there is none. */
export function keptOrder(code: string, seat: Seat, round: number): Arrangement | null {
  const kept = readStored(PREFIX + code, readOrder);
  if (kept === null || kept.seat !== seat || kept.round !== round) return null;
  const { tiles, turned, dividers } = kept;
  return { tiles, turned, dividers };
}

/** Keeps an order, and lets those go that nobody comes back to: of lost seats, or the oldest. */
export function keepOrder(code: string, order: KeptOrder): void {
  writeStored(PREFIX + code, { ...order, keptAtMs: Date.now() });
  const others = storedKeys(PREFIX)
    .filter((key) => key !== PREFIX + code)
    .toSorted((one, other) => keptAtMs(other) - keptAtMs(one));
  const isAtHome = (key: string) => keptSeat(key.slice(PREFIX.length)) !== null;
  const staying = others.filter(isAtHome).slice(0, MOST_TABLES - 1);
  for (const key of others) if (!staying.includes(key)) writeStored(key, null);
}

/** Lets the order at a table go: its match is over, or the table is gone. */
export function forgetOrder(code: string): void {
  writeStored(PREFIX + code, null);
}

function keptAtMs(key: string): number {
  const readTime = (value: unknown) =>
    isRecord(value) && typeof value['keptAtMs'] === 'number' ? value['keptAtMs'] : null;
  return readStored(key, readTime) ?? 0;
}

function readOrder(value: unknown): KeptOrder | null {
  if (!isRecord(value)) return null;
  const { round } = value;
  const seat = toSeat(value['seat']);
  const tiles = readTiles(value['tiles']);
  if (seat === undefined || typeof round !== 'number' || tiles === null) return null;
  const [turned, dividers] = [readTiles(value['turned']), readTiles(value['dividers'])];
  return { seat, round, tiles, turned: turned ?? [], dividers: dividers ?? [] };
}

function readTiles(value: unknown): readonly TileId[] | null {
  if (!Array.isArray(value)) return null;
  const tiles = value.map((one) => toTileId(one)).filter((tile) => tile !== undefined);
  return tiles.length === value.length ? tiles : null;
}
