import { readSnapshot, type TableSnapshot } from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import { evolveTable, openedTable } from '@roundhouse/server/table';
import { beforeAll, expect, test } from 'vitest';
import { playedTable, type PlayedTable } from '../table/index.ts';
import { breachesOf, type Evidence } from './promises.ts';

let played: PlayedTable;

beforeAll(async () => {
  played = await playedTable({ preset: 'roundhouse', seed: 'judged', rounds: 1 });
});

/** Which promises were broken; for which turn a command was meant is left out, for nobody noted it. */
function rulesBroken(change: Partial<Evidence> = {}): readonly string[] {
  const { code, history } = played;
  const [first, ...others] = history.map(({ fact }) => fact);
  if (first?.type !== 'tableOpened') throw new Error('a table begins');
  const live = others.reduce(evolveTable, openedTable(first));
  const breaches = breachesOf({ code, entries: history, players: [], live, ...change });
  return breaches.map(({ rule }) => rule).filter((rule) => rule !== 'turnIsMeant');
}

/** Somebody who said nothing and saw this in the end. */
function watcher(snapshot: TableSnapshot): Evidence['players'][number] {
  const nothing = { acknowledged: new Map(), refused: new Map(), sent: new Map(), heard: [] };
  return { name: 'Wanda', seat: null, snapshot, ...nothing };
}

function snapshotAt(seq: number, spectators = 0): TableSnapshot {
  const state = new TableState();
  Object.assign(state, { seq, preset: 'roundhouse', spectators });
  return readSnapshot(state, null);
}

test('a table at which nothing went wrong passes', () => {
  expect(rulesBroken()).toEqual([]);
});

test('an entry that is missing from the middle is a gap', () => {
  const renamed = played.history.map((entry, place) => ({
    ...entry,
    index: place < 2 ? place : place + 1,
  }));
  expect(rulesBroken({ entries: renamed })).toEqual(renamed.slice(2).map(() => 'journalIsGapless'));
});

test('whoever sees fewer events than there were, or another table with as many, sees wrong', () => {
  const seq = played.history.filter(({ fact }) => 'events' in fact).length;
  const shownTo = () => snapshotAt(seq);
  const seen = (snapshot: TableSnapshot) => rulesBroken({ players: [watcher(snapshot)], shownTo });
  expect(seen(snapshotAt(seq))).toEqual([]);
  expect(seen(snapshotAt(seq - 1))).toEqual(['allSeeTheSame']);
  expect(seen(snapshotAt(seq, 1))).toEqual(['allSeeTheSame']);
});
