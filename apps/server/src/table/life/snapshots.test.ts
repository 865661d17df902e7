import { expect, test } from 'vitest';
import { brittleJournal, House } from '@roundhouse/testkit/table';
import type { TableData } from '../record/tableData.ts';

const SHORT = { maxPip: 6, matchRounds: 2 } as const;

/** A table of bots with somebody who watches. */
async function botsAt(house: House) {
  const table = await house.open({ name: 'Ada', bots: 1, options: SHORT, start: true });
  await (await table.host()).atSeat({ type: 'leave' });
  return table;
}

test('a snapshot is never more than some fifty entries behind', async () => {
  const house = new House({ config: { botDelayMs: 100 } });
  const table = await botsAt(house);
  const behind: number[] = [];
  while (table.phase !== 'over') {
    await house.clock.advance(100);
    behind.push((await house.journal.load(table.table.code))?.entries.length ?? 0);
  }
  expect(behind.length).toBeGreaterThan(100);
  expect(Math.max(...behind)).toBeLessThan(50 + 5);
});

test('at the end of each round a snapshot stands for all of it', async () => {
  const house = new House({ config: { botDelayMs: 100 } });
  const table = await botsAt(house);
  const pairs: (readonly [number | undefined, number])[] = [];
  for (let phase = table.phase; phase !== 'over'; { phase } = table) {
    await house.clock.advance(100);
    if (table.phase === phase || table.phase === 'playing') continue;
    const state = (await house.journal.load(table.table.code))?.snapshot?.state ?? '{}';
    pairs.push([(JSON.parse(state) as Partial<TableData>).seq, table.showing.data.seq]);
  }
  expect(pairs).toHaveLength(2);
  expect(pairs.map(([saved]) => saved)).toEqual(pairs.map(([, live]) => live));
});

test('a snapshot that fails harms nobody', async () => {
  const brittle = brittleJournal();
  const { journal } = brittle;
  const house = new House({
    config: { botDelayMs: 0 },
    journal: {
      ...journal,
      async saveSnapshot() {
        throw new Error('no room');
      },
    },
  });
  const table = await botsAt(house);
  await house.clock.advance(60_000);
  expect([table.phase, table.closedFor]).toEqual(['over', null]);
  expect(JSON.stringify(house.logLines)).toContain('no snapshot');
  const before = table.showing.data;
  house.restart();
  expect((await house.summon(before.code)).showing.data).toEqual(before);
});
