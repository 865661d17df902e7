import type { Snapshot } from '../store/journal.ts';
import type { TableData } from './tableData.ts';
import { isOfThisForm, stateHash } from './tableImage.ts';

/** A table as a snapshot of its journal. `entryCount`: how many entries have led to it. */
export function snapshotOf(data: TableData, entryCount: number): Snapshot {
  return { entryCount, state: JSON.stringify(data), stateHash: stateHash(data) };
}

/**
 * The table in a snapshot; null when it was written in another form.
 * Throws when it cannot be read or is not the table that it says.
 */
export function tableIn({ state, stateHash: name }: Snapshot): TableData | null {
  if (!isOfThisForm(name)) return null;
  const data = JSON.parse(state) as TableData;
  if (stateHash(data) !== name) throw new Error('a snapshot is not what it says');
  return data;
}
