import { memoryJournal } from '@roundhouse/server/store';
import type { TableFact } from '@roundhouse/server';
import { seatOf } from '@roundhouse/rules';
import { House, type OpenTable } from '@roundhouse/testkit/table';
import { expect, test } from 'vitest';

function sittersAt({ showing }: OpenTable) {
  const { stage } = showing.data;
  if (stage.phase === 'lobby') throw new Error('there is a match');
  return stage.sitters;
}

test('a finished round remembers who sat there, whoever has sat down since and after a restart', async () => {
  const journal = memoryJournal<TableFact>();
  const house = new House({ config: { botDelayMs: 0 }, journal });
  const options = { maxPip: 6, matchRounds: 2 } as const;
  const table = await house.open({ name: 'Ada', bots: 1, options, start: true });
  const ada = await table.host();
  while (table.phase === 'playing') {
    if (table.turnSeat === ada.seat) await ada.doAnything();
    else await house.clock.advance(0);
  }
  const names = table.showing.data.occupants.map(({ name }) => name);
  const eve = await table.join({ watch: true });
  await eve.atSeat({ type: 'take', seat: seatOf(1), name: 'Eve' });
  expect(table.showing.data.occupants.map(({ name }) => name)).toEqual(['Ada', 'Eve']);
  expect(sittersAt(table)).toEqual([names]);
  house.restart();
  expect(sittersAt(await house.summon(table.table.code))).toEqual([names]);
});
