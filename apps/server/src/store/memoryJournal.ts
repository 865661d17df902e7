import type { TableCode } from '@roundhouse/protocol';
import type { Journal, JournalEntry } from './journal.ts';

/** A journal that lasts as long as the process. Throws when entries do not follow on one another. */
export function memoryJournal<Fact>(): Journal<Fact> {
  const histories = new Map<TableCode, JournalEntry<Fact>[]>();
  return {
    async claim(code) {
      if (histories.has(code)) return false;
      histories.set(code, []);
      return true;
    },
    async append(code, entries) {
      const history = histories.get(code);
      if (history === undefined) throw new Error(`table ${code} was never claimed`);
      for (const [offset, { index }] of entries.entries()) {
        if (index !== history.length + offset) throw new Error(`entry ${index} of ${code} is late`);
      }
      history.push(...entries);
    },
    async read(code) {
      return [...(histories.get(code) ?? [])];
    },
    async forget(code) {
      histories.delete(code);
    },
  };
}
