import type { TableCode } from '@roundhouse/protocol';
import { invariant } from '@roundhouse/rules';
import type { Journal, JournalEntry, TableFact } from '@roundhouse/server';

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
  const histories = new Map<TableCode, JournalEntry<TableFact>[]>();
  const archive = new Map<TableCode, readonly TableFact[]>();
  let edit: FactEditor = (fact) => fact;
  return {
    async claim(code) {
      if (histories.has(code)) return false;
      histories.set(code, []);
      return true;
    },
    async append(code, entries) {
      const history = histories.get(code);
      invariant(history !== undefined, `table ${code} was claimed`);
      for (const { fact } of entries) Object.assign(fact, edit(fact));
      history.push(...entries);
      archive.set(
        code,
        history.map(({ fact }) => fact),
      );
    },
    async read(code) {
      return [...(histories.get(code) ?? [])];
    },
    async forget(code) {
      histories.delete(code);
    },
    factsOf: (code) => archive.get(code) ?? [],
    editWith(editor) {
      edit = editor;
    },
  };
}
