import { Clerk, type StartWorker } from './Clerk.ts';
import { readBack, written } from './entryText.ts';
import type { Journal } from './journal.ts';

/** Where a journal is kept. */
export interface SqliteJournalOptions {
  /** The data folder; made where there is none. */
  readonly dir: string;
  /** Starts the thread that writes; tests bring one that they can kill. */
  readonly startWorker?: StartWorker;
}

/**
 * A journal on the disk, for one process at a time. Rejects with a `JournalError`: `busy` when
 * another server has the folder, and whatever else keeps it from being used.
 */
export async function sqliteJournal<Fact>({
  dir,
  startWorker,
}: SqliteJournalOptions): Promise<Journal<Fact>> {
  const clerk = new Clerk(dir, startWorker);
  await clerk.open();
  return {
    claim: (code, atMs) => clerk.ask({ type: 'claim', code, atMs }),
    async append(code, { entries, stateHash }) {
      const append = { entries: entries.map(written), stateHash };
      return clerk.ask({ type: 'append', code, append });
    },
    saveSnapshot: (code, snapshot) => clerk.ask({ type: 'saveSnapshot', code, snapshot }),
    async load(code) {
      const history = await clerk.ask({ type: 'load', code });
      return history && { ...history, entries: history.entries.map(readBack<Fact>) };
    },
    async read(code) {
      return (await clerk.ask({ type: 'read', code })).map(readBack<Fact>);
    },
    list: () => clerk.ask({ type: 'list' }),
    age: (passedMs) => clerk.ask({ type: 'age', passedMs }),
    check: () => clerk.ask({ type: 'check' }),
    archive: (code) => clerk.ask({ type: 'archive', code }),
    forget: (code) => clerk.ask({ type: 'forget', code }),
    close: () => clerk.close(),
  };
}
