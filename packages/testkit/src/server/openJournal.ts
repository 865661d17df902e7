import type { TableCode } from '@roundhouse/protocol';
import type { Journal, TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';

/** A journal that a test may read. */
export interface OpenJournal extends Journal<TableFact> {
  /** Every fact of a table in order, also after the table forgot it. */
  factsOf(code: TableCode): readonly TableFact[];
  /** Forgets what `factsOf` tells of a table; the journal itself keeps everything. */
  drop(code: TableCode): void;
}

/** A journal that a test may read, in memory unless another is given. */
export function openJournal(journal: Journal<TableFact> = memoryJournal()): OpenJournal {
  const facts = new Map<TableCode, TableFact[]>();
  return {
    ...journal,
    async claim(code, atMs) {
      const isNew = await journal.claim(code, atMs);
      if (isNew) facts.set(code, []);
      return isNew;
    },
    async append(code, append) {
      await journal.append(code, append);
      facts.get(code)?.push(...append.entries.map(({ fact }) => fact));
    },
    factsOf: (code) => facts.get(code) ?? [],
    drop: (code) => void facts.delete(code),
  };
}
