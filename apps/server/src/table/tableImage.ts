import { hash } from 'node:crypto';
import type { TableData } from './tableData.ts';

/**
 * Counts the forms that tables have had. Raise it with every change of what `TableData` or anything
 * in it is made of, and of what a fact does to it. Snapshots of another form are left aside, and
 * names of another form compared with nothing: a table of old comes out of its facts alone.
 */
export const TABLE_FORM = 1;

/**
 * Names a state of a table: two that differ anywhere have different names, whatever the order their
 * fields were set in. The form comes first, as in `1.pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4`.
 */
export function stateHash(data: TableData): string {
  return `${TABLE_FORM}.${hash('sha256', JSON.stringify(data, inOrder), 'base64url')}`;
}

/** True for the name of a state in the form that tables have now. */
export function isOfThisForm(name: string): boolean {
  return name.startsWith(`${TABLE_FORM}.`);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(byName));
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
