import type { Append, Journal, TableFact } from '@roundhouse/server';
import { JournalError, memoryJournal, type JournalTrouble } from '@roundhouse/server/store';

/** A journal in memory that does what a test wants of a disk. */
export interface BrittleJournal {
  readonly journal: Journal<TableFact>;
  /** What every write comes to from now on; null when it works. */
  trouble: JournalTrouble | null;
  /** Which appends the trouble befalls; all of them to begin with. */
  befalls: (append: Append<TableFact>) => boolean;
  /** How many writes were tried. */
  writeCount: number;
  /** Lets no write begin from now on. Returned is what lets them all begin. */
  hold(): () => void;
}

/** An empty one, without trouble. An answer that is `unknown` is lost after the write. */
export function brittleJournal(): BrittleJournal {
  const inner = memoryJournal<TableFact>();
  let gate: Promise<void> | null = null;
  async function written(write: () => Promise<void>, isHit = true): Promise<void> {
    if (gate !== null) await gate;
    brittle.writeCount += 1;
    const trouble = isHit ? brittle.trouble : null;
    if (trouble === null || trouble === 'unknown') await write();
    if (trouble !== null) throw new JournalError(trouble, 'as the test wants');
  }
  const brittle: BrittleJournal = {
    trouble: null,
    befalls: () => true,
    writeCount: 0,
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return () => {
        gate = null;
        open();
      };
    },
    journal: {
      ...inner,
      append: (code, append) => written(() => inner.append(code, append), brittle.befalls(append)),
      saveSnapshot: (code, snapshot) => written(() => inner.saveSnapshot(code, snapshot)),
      age: (passedMs) => written(() => inner.age(passedMs)),
      check: () => written(async () => {}),
      archive: (code) => written(() => inner.archive(code)),
      forget: (code) => written(() => inner.forget(code)),
      async claim(code, atMs) {
        await written(async () => {});
        return inner.claim(code, atMs);
      },
    },
  };
  return brittle;
}
