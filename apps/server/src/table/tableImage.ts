import { hash } from 'node:crypto';
import type { TableData } from './tableData.ts';

/**
 * Counts the forms that tables have had. Raise it with every change of what `TableData` or anything
 * in it is made of, and of what a fact does to it. Snapshots of another form are left aside, and
 * names of another form compared with nothing: a table of old comes out of its facts alone.
 */
export const TABLE_FORM = 3;

/** A table as text. The same facts always give the same text, a snapshot among them or not. */
export function imageOf(data: TableData): string {
  return JSON.stringify(data);
}

/**
 * Names the state behind an image: two that differ anywhere have different names. The form comes
 * first, as in `2.pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4`.
 */
export function nameOf(image: string): string {
  return `${TABLE_FORM}.${hash('sha256', image, 'base64url')}`;
}

/** The name of the state that a table is in. */
export function stateHash(data: TableData): string {
  return nameOf(imageOf(data));
}

/** True for the name of a state in the form that tables have now. */
export function isOfThisForm(name: string): boolean {
  return name.startsWith(`${TABLE_FORM}.`);
}
