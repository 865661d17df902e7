import type { TableCode } from '@roundhouse/protocol';
import { assertNever } from '@roundhouse/rules';
import type { Dice } from '@roundhouse/rules/testing';
import type { Append, Journal, Snapshot, TableFact } from '@roundhouse/server';
import { JournalError, memoryJournal } from '@roundhouse/server/store';
import type { SimDisk } from './SimDisk.ts';
import type { SimTime } from './SimTime.ts';

/** What can go wrong between a journal and its disk; shares of 1,000 appends. */
export interface DiskFaults {
  /** The disk is full. */
  readonly full: number;
  /** It is written, or not, and the answer is lost. */
  readonly lostAnswer: number;
  /** It takes a second. */
  readonly slow: number;
}

/** What a journal on a simulated disk is made of. */
export interface DiskJournalParts {
  readonly disk: SimDisk;
  readonly time: SimTime;
  readonly dice: Dice;
  readonly faults: DiskFaults;
  /** True once the process has died: nothing is answered any more. */
  readonly isDead: () => boolean;
  /** False only to show what it is good for. */
  readonly syncs: boolean;
}

type TableJournal = Journal<TableFact>;

/** One line of the disk. */
type Line =
  | { readonly do: 'claim'; readonly code: TableCode; readonly atMs: number }
  | { readonly do: 'append'; readonly code: TableCode; readonly append: Append<TableFact> }
  | { readonly do: 'snapshot'; readonly code: TableCode; readonly snapshot: Snapshot }
  | { readonly do: 'archive' | 'forget'; readonly code: TableCode };

/** Sets a journal up from what is on the disk. */
export async function openDiskJournal(parts: DiskJournalParts): Promise<TableJournal> {
  const { disk } = parts;
  const known = memoryJournal<TableFact>();
  let length = 0;
  for (const text of disk.text.split('\n').slice(0, -1)) {
    await carryOut(known, JSON.parse(text) as Line);
    length += text.length + 1;
  }
  disk.mend(length);
  const writer = new Writer(parts, known);
  return {
    ...known,
    async claim(code, atMs) {
      if ((await known.read(code)).length > 0) return false;
      return writer.write({ do: 'claim', code, atMs });
    },
    append: async (code, append) => void (await writer.write({ do: 'append', code, append })),
    saveSnapshot: async (code, snapshot) =>
      void (await writer.write({ do: 'snapshot', code, snapshot })),
    archive: async (code) => void (await writer.write({ do: 'archive', code })),
    forget: async (code) => void (await writer.write({ do: 'forget', code })),
    close: async () => undefined,
  };
}

class Writer {
  readonly #parts: DiskJournalParts;
  readonly #known: TableJournal;

  constructor(parts: DiskJournalParts, known: TableJournal) {
    this.#parts = parts;
    this.#known = known;
  }

  /** Writes a line, and then lets it count. */
  async write(line: Line): Promise<boolean> {
    const { disk, time, dice, faults, isDead, syncs } = this.#parts;
    const fate = dice.below(1_000);
    await this.#pause(fate >= 1_000 - faults.slow ? 1_000 : dice.below(8));
    if (disk.isFull || fate < faults.full) throw new JournalError('diskFull', 'simulated');
    const isLost = fate < faults.full + faults.lostAnswer;
    if (isLost && dice.below(2) === 0) throw new JournalError('unknown', 'simulated');
    const isNew = await carryOut(this.#known, line);
    disk.write(`${JSON.stringify(line)}\n`);
    if (syncs) disk.sync();
    await time.wait(dice.below(2));
    if (isDead()) return never();
    if (isLost) throw new JournalError('unknown', 'simulated');
    return isNew;
  }

  async #pause(delayMs: number): Promise<void> {
    await this.#parts.time.wait(delayMs);
    if (this.#parts.isDead()) await never();
  }
}

/** Also checks that a line fits what was there before. */
async function carryOut(journal: TableJournal, line: Line): Promise<boolean> {
  switch (line.do) {
    case 'claim':
      return journal.claim(line.code, line.atMs);
    case 'append':
      await journal.append(line.code, line.append);
      return true;
    case 'snapshot':
      await journal.saveSnapshot(line.code, line.snapshot);
      return true;
    case 'archive':
      await journal.archive(line.code);
      return true;
    case 'forget':
      await journal.forget(line.code);
      return true;
    default:
      return assertNever(line);
  }
}

/** What a dead process answers. */
function never(): Promise<never> {
  return new Promise(() => {});
}
