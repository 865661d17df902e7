import type { TableCode } from '@roundhouse/protocol';
import type { AppParts, TableFact } from '@roundhouse/server';
import { roomOf } from '../server/backstage.ts';
import { FAULTY_HOST, MAGIC_NAME, OPEN_HOST, STALLED_HOST } from './errand.ts';

/** How a planted server dies. */
const PLANTED_EXIT = 70;
/** Facts of the stalled table that are still written. */
const LAST_WRITTEN = 12;

type Parts = Pick<AppParts, 'journal' | 'seeds'>;

/**
 * Breaks parts of a server on purpose, so that a fuzz can show that it would have noticed: a name
 * that kills, a table that stands still, one that cannot be opened, one that hides nothing, and the
 * same key to every seat.
 */
export function plantIn({ journal, seeds }: Parts): Parts {
  const hosts = new Map<TableCode, string>();
  const counts = new Map<TableCode, number>();
  const key = seeds.seatToken();
  return {
    seeds: { ...seeds, seatToken: () => key },
    journal: {
      ...journal,
      async append(code, append) {
        for (const { fact } of append.entries) noteHost(hosts, code, fact);
        if (append.entries.some(({ fact }) => isMagic(fact))) process.exit(PLANTED_EXIT);
        const count = (counts.get(code) ?? 0) + append.entries.length;
        counts.set(code, count);
        const host = hosts.get(code);
        if (host === FAULTY_HOST) throw new Error('planted');
        if (host === STALLED_HOST && count > LAST_WRITTEN) await new Promise(() => {});
        await journal.append(code, append);
        if (host === OPEN_HOST && count > LAST_WRITTEN) showEveryHand(code);
      },
    },
  };
}

function noteHost(hosts: Map<TableCode, string>, code: TableCode, fact: TableFact): void {
  if (fact.type === 'playerSat' && !hosts.has(code)) hosts.set(code, fact.name);
}

function isMagic(fact: TableFact): boolean {
  return 'name' in fact && fact.name === MAGIC_NAME;
}

function showEveryHand(code: TableCode): void {
  const { clients, state } = roomOf(code);
  for (const { view } of clients) view?.add(state.hands);
}
