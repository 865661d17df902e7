import { expect, test } from 'vitest';
import type { GameEvent } from '@roundhouse/rules';
import { memoryJournal } from '@roundhouse/server/store';
import type { TableFact } from '@roundhouse/server';
import { House, type OpenTable } from '@roundhouse/testkit/table';
import { nameOf } from '../record/tableImage.ts';
import { gameEventsOf } from '../record/tableFact.ts';

/** A table in the second round of its second match, bots playing for everybody. */
async function played() {
  const journal = memoryJournal<TableFact>();
  const house = new House({ config: { botDelayMs: 0 }, journal });
  const options = { maxPip: 6, matchRounds: 2 } as const;
  const table = await house.open({ name: 'Ada', bots: 2, options, start: true });
  const ada = await table.host();
  const moveOnce = async () => {
    if (table.phase === 'betweenRounds') await ada.asHost({ type: 'nextRound' });
    else if (table.turnSeat === ada.seat) await ada.doAnything();
    else await house.clock.advance(0);
  };
  return { house, journal, table, ada, moveOnce };
}

function factsOf({ showing }: OpenTable) {
  const { stage } = showing.data;
  if (stage.phase === 'lobby') throw new Error('there is a match');
  return stage.facts;
}

/** Tiles that a seat drew, counted by hand. */
function drawsOf(events: readonly GameEvent[], seat: number): number {
  return events.filter((event) => event.type === 'tileDrawn' && event.seat === seat).length;
}

test('each finished round has its facts, as the journal tells them', async () => {
  const { journal, table, moveOnce } = await played();
  while (table.phase === 'playing') await moveOnce();
  const entries = await journal.read(table.table.code);
  const events = entries.flatMap(({ fact }) => gameEventsOf(fact));
  const [facts, ...others] = factsOf(table);
  expect(others).toEqual([]);
  expect(facts?.draws).toEqual([0, 1, 2].map((seat) => drawsOf(events, seat)));
  const lengths = [...table.round.table.personal, table.round.table.mexican].map(
    ({ placed }) => placed.length,
  );
  expect(facts?.longest?.tiles).toBe(Math.max(...lengths));
});

test('facts outlive a restart, and go when a new match begins', async () => {
  const { house, table, ada, moveOnce } = await played();
  while (table.phase !== 'over') await moveOnce();
  const before = factsOf(table);
  expect(before).toHaveLength(2);
  house.restart();
  const again = await house.summon(table.table.code);
  expect(factsOf(again)).toEqual(before);
  const back = await again.join({ seatToken: ada.token });
  await back.asHost({ type: 'rematch' });
  expect(factsOf(again)).toEqual([]);
});

test('a snapshot from before there were facts is left aside, and they come out of the journal', async () => {
  const { house, journal, table, moveOnce } = await played();
  while (table.phase !== 'over') await moveOnce();
  const before = factsOf(table);
  const { code } = table.table;
  const { stage, ...rest } = table.showing.data;
  if (stage.phase === 'lobby') throw new Error('there is a match');
  const { match, round, phase } = stage;
  const state = JSON.stringify({ ...rest, stage: { phase, match, round } });
  const entryCount = (await journal.read(code)).length;
  await journal.saveSnapshot(code, {
    entryCount,
    state,
    stateHash: nameOf(state).replace(/^\d+/u, '1'),
  });
  house.restart();
  expect(factsOf(await house.summon(code))).toEqual(before);
});
