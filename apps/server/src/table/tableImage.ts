import { hash } from 'node:crypto';
import type { TableData } from './tableData.ts';

/**
 * Names a state of a table: two that differ anywhere have different names, whatever the order their
 * fields were set in. What is not set, `null` or `false`, is left out, so that a new field that
 * begins like that renames no table of old.
 */
export function stateHash(data: TableData): string {
  return hash('sha256', JSON.stringify(data, setFieldsInOrder), 'base64url');
}

function setFieldsInOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const set = Object.entries(value).filter(([, field]) => field !== null && field !== false);
  return Object.fromEntries(set.toSorted(byName));
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
