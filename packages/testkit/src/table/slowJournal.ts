import type { Journal, TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { settled } from './FakeClock.ts';

/** A journal in memory that takes its time to write, so that those who come together meet. */
export function slowJournal(): Journal<TableFact> {
  const inner = memoryJournal<TableFact>();
  return {
    ...inner,
    async append(code, append) {
      await settled();
      await settled();
      await inner.append(code, append);
    },
  };
}
