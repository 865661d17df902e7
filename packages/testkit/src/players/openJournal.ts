import type { TableCode } from '@roundhouse/protocol';
import type { Journal, TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';

/** A fact as the journal is given it, before it counts. */
type FactEditor = (fact: TableFact) => TableFact;

/** A journal in memory that a test may read, and through which it may change what is dealt. */
export interface OpenJournal extends Journal<TableFact> {
  /** Every fact of a table in order, also after the table forgot it. */
  factsOf(code: TableCode): readonly TableFact[];
  /** From now on facts pass through this before they are written and before they count. */
  editWith(editor: FactEditor): void;
}

/** An empty journal that changes nothing. */
export function openJournal(): OpenJournal {
  const journal = memoryJournal<TableFact>();
  const archive = new Map<TableCode, readonly TableFact[]>();
  let edit: FactEditor = (fact) => fact;
  return {
    ...journal,
    async append(code, entries) {
      for (const { fact } of entries) Object.assign(fact, edit(fact));
      await journal.append(code, entries);
      const history = await journal.read(code);
      archive.set(
        code,
        history.map(({ fact }) => fact),
      );
    },
    factsOf: (code) => archive.get(code) ?? [],
    editWith(editor) {
      edit = editor;
    },
  };
}
