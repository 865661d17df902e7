import { hash } from 'node:crypto';
import type { Playing, TableData } from './tableData.ts';

/**
 * Counts the forms that tables have had. Raise it with every change of what `TableData` or anything
 * in it is made of, and of what a fact does to it. Snapshots of another form are left aside, and
 * names of another form compared with nothing: a table of old comes out of its facts alone.
 */
export const TABLE_FORM = 5;

/** A table as text, as snapshots keep it. */
export function imageOf(data: TableData): string {
  return JSON.stringify(data);
}

/**
 * Names the state that a table is in: two that differ anywhere have different names, and the same
 * facts always lead to the same name. Every move asks for one, so what a move leaves as it was, as
 * most trains, is named once and stands in the text by its name.
 */
export function stateHash(data: TableData): string {
  const { rules, occupants, stage } = data;
  return nameOf(
    JSON.stringify({
      ...data,
      rules: partName(rules),
      occupants: partName(occupants),
      stage: stage.phase === 'lobby' ? stage : { ...stage, ...outlineOf(stage) },
    }),
  );
}

function outlineOf({ match, facts, sitters, round }: Playing) {
  const { table } = round;
  const { options, personal, mexican } = table;
  const trains = { personal: personal.map(partName), mexican: partName(mexican) };
  return {
    match: partName(match),
    facts: partName(facts),
    sitters: partName(sitters),
    round: { ...round, table: { ...table, options: partName(options), ...trains } },
  };
}

/** Nothing in a table ever changes: whatever is new is another object. */
const partNames = new WeakMap<object, string>();

function partName(part: object): string {
  const known = partNames.get(part);
  if (known !== undefined) return known;
  const name = digest(JSON.stringify(part));
  partNames.set(part, name);
  return name;
}

/** Names a text after the form of tables, as in `2.pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4`. */
export function nameOf(text: string): string {
  return `${TABLE_FORM}.${digest(text)}`;
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** True for the name of a state in the form that tables have now. */
export function isOfThisForm(name: string): boolean {
  return name.startsWith(`${TABLE_FORM}.`);
}
