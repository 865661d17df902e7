import type { Snapshot } from '../store/journal.ts';
import type { TableData } from './tableData.ts';
import { stateHash } from './tableImage.ts';

/**
 * Counts the shapes that `TableData` has had. Raise it with every change of that shape: a snapshot
 * of another shape is left aside, and the table comes out of its facts alone.
 */
export const SNAPSHOT_FORMAT = 1;

/** A table as a snapshot of its journal. `entryCount`: how many entries have led to it. */
export function snapshotOf(data: TableData, entryCount: number): Snapshot {
  const state = JSON.stringify({ format: SNAPSHOT_FORMAT, table: data });
  return { entryCount, state, stateHash: stateHash(data) };
}

/**
 * The table in a snapshot; null when it was written in another format.
 * Throws when it cannot be read or is not the table that it says.
 */
export function tableIn({ state, stateHash: expected }: Snapshot): TableData | null {
  const { format, table } = JSON.parse(state) as { format: unknown; table: TableData };
  if (format !== SNAPSHOT_FORMAT) return null;
  if (stateHash(table) !== expected) throw new Error('a snapshot is not what it says');
  return table;
}
