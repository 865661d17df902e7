import type { Log } from '../../log.ts';
import type { Recent } from '../record/restore.ts';
import { snapshotOf } from '../record/snapshot.ts';
import type { TableCore } from '../play/tableCore.ts';

/** So many entries are read again after a restart at most, failures apart. */
const MOST_ENTRIES = 50;

/** Keeps a table's snapshot close behind its journal. */
export class Snapshots {
  readonly #core: TableCore;
  readonly #log: Log;
  #entryCount: number;
  #seq: number;

  /** `recent`: what the newest snapshot does not know. */
  constructor(core: TableCore, recent: Recent, log: Log) {
    this.#core = core;
    this.#log = log;
    this.#entryCount = core.entryCount - recent.facts.length;
    this.#seq = core.data.seq;
  }

  /** True after enough entries, and after each round. */
  get isDue(): boolean {
    const { data, entryCount } = this.#core;
    const roundIsOver = data.stage.phase === 'betweenRounds' || data.stage.phase === 'over';
    return entryCount - this.#entryCount >= MOST_ENTRIES || (roundIsOver && data.seq !== this.#seq);
  }

  /** Saves the table as it stands. Where that fails nothing is lost: the journal has everything. */
  async save(): Promise<void> {
    const { data, entryCount, deps } = this.#core;
    if (entryCount === this.#entryCount) return;
    this.#entryCount = entryCount;
    this.#seq = data.seq;
    try {
      await deps.journal.saveSnapshot(data.code, snapshotOf(data, entryCount));
    } catch (err) {
      this.#log.warn({ table: data.code, err }, 'no snapshot');
    }
  }
}
