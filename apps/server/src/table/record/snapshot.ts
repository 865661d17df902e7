import type { Snapshot } from '../../store/journal.ts';
import type { TableData } from './tableData.ts';
import { imageOf, isOfThisForm, nameOf } from './tableImage.ts';

/** A table as a snapshot of its journal. `entryCount`: how many entries have led to it. */
export function snapshotOf(data: TableData, entryCount: number): Snapshot {
  const state = imageOf(data);
  return { entryCount, state, stateHash: nameOf(state) };
}

/**
 * The table in a snapshot; null when it was written in another form.
 * Throws when it cannot be read or is not the table that it says.
 */
export function tableIn({ state, stateHash }: Snapshot): TableData | null {
  if (!isOfThisForm(stateHash)) return null;
  if (nameOf(state) !== stateHash) throw new Error('a snapshot is not what it says');
  return JSON.parse(state) as TableData;
}
