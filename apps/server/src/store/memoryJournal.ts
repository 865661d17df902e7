import type { TableCode } from '@roundhouse/protocol';
import type { Journal, JournalEntry, Snapshot } from './journal.ts';
import { JournalError } from './journalError.ts';

interface Shelf<Fact> {
  readonly entries: JournalEntry<Fact>[];
  readonly claimedMs: number;
  snapshot: Snapshot | null;
  stateHash: string;
  idleMs: number;
  agedCount: number;
  isArchived: boolean;
}

type Shelves<Fact> = Map<TableCode, Shelf<Fact>>;

/** A journal that lasts as long as the process. */
export function memoryJournal<Fact>(): Journal<Fact> {
  const shelves: Shelves<Fact> = new Map();
  return { ...writing(shelves), ...reading(shelves) };
}

function writing<Fact>(shelves: Shelves<Fact>) {
  return {
    async claim(code, atMs) {
      if (shelves.has(code)) return false;
      const empty = { entries: [], snapshot: null, stateHash: '', isArchived: false };
      shelves.set(code, { ...empty, idleMs: 0, agedCount: -1, claimedMs: atMs });
      return true;
    },
    async append(code, { entries, stateHash }) {
      const shelf = shelfOf(shelves, code);
      for (const [offset, { index }] of entries.entries()) {
        if (index === shelf.entries.length + offset) continue;
        throw new JournalError('conflict', `entry ${index} of ${code} is not the next`);
      }
      shelf.entries.push(...entries);
      shelf.stateHash = stateHash;
    },
    async saveSnapshot(code, snapshot) {
      shelfOf(shelves, code).snapshot = snapshot;
    },
    async age(passedMs) {
      for (const shelf of shelves.values()) {
        shelf.idleMs = idleOf(shelf, passedMs);
        shelf.agedCount = shelf.entries.length;
      }
    },
    async check() {},
    async archive(code) {
      shelfOf(shelves, code).isArchived = true;
    },
    async forget(code) {
      shelves.delete(code);
    },
    async close() {
      shelves.clear();
    },
  } satisfies Partial<Journal<Fact>>;
}

function reading<Fact>(shelves: Shelves<Fact>) {
  return {
    async load(code) {
      const shelf = shelves.get(code);
      if (shelf === undefined || shelf.isArchived) return null;
      const { snapshot, stateHash } = shelf;
      return { snapshot, entries: shelf.entries.slice(snapshot?.entryCount ?? 0), stateHash };
    },
    async read(code) {
      return [...(shelves.get(code)?.entries ?? [])];
    },
    async list() {
      return [...shelves]
        .filter(([, { isArchived }]) => !isArchived)
        .map(([code, shelf]) => ({
          code,
          touchedMs: shelf.entries.at(-1)?.atMs ?? shelf.claimedMs,
          entryCount: shelf.entries.length,
          idleMs: idleOf(shelf, 0),
        }))
        .toSorted((one, other) => other.touchedMs - one.touchedMs);
    },
  } satisfies Partial<Journal<Fact>>;
}

/** For how long nothing was added, when so much has passed since that was last counted. */
function idleOf<Fact>({ entries, agedCount, idleMs }: Shelf<Fact>, passedMs: number): number {
  return agedCount === entries.length ? idleMs + Math.round(passedMs) : 0;
}

function shelfOf<Fact>(shelves: Shelves<Fact>, code: TableCode): Shelf<Fact> {
  const shelf = shelves.get(code);
  if (shelf === undefined) throw new JournalError('conflict', `table ${code} was never claimed`);
  return shelf;
}
