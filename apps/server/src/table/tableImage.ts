import { hash } from 'node:crypto';
import type { TableData } from './tableData.ts';

/** A table as text. The same table gives the same text, whatever the order its fields were set in. */
export function imageOf(data: TableData): string {
  return JSON.stringify(data, inOrder);
}

/** Names a state of a table: two that differ anywhere have different names. */
export function stateHash(data: TableData): string {
  return hash('sha256', imageOf(data), 'base64url');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(byName));
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
