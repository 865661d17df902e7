import { expect, test } from 'vitest';
import type { Dealer } from '@roundhouse/server';
import { brittleJournal, Guest, House, settled } from '@roundhouse/testkit/table';
import { fairDealer } from '../play/dealing.ts';

const TEN_MINUTES_MS = 10 * 60_000;

/** A dealer that throws as long as it is poisoned. */
function poisonedDealer() {
  const poison = { isPoisoned: true };
  const dealer: Dealer = (match, seed) => {
    if (poison.isPoisoned) throw new Error('a poisoned deal');
    return fairDealer(match, seed);
  };
  return { poison, dealer };
}

/** Ada and Bea in a lobby whose deal throws. */
async function poisonedTable() {
  const { poison, dealer } = poisonedDealer();
  const house = new House({ dealer });
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  return { house, table, ada, bea, poison };
}

test('a table at which something goes wrong comes back as it was before', async () => {
  const { house, table, ada, poison } = await poisonedTable();
  const answer = await ada.asHost({ type: 'start' });
  expect(answer).toEqual({ ok: false, error: { code: 'tryAgain' } });
  expect([table.closedFor, house.registry.size]).toEqual(['restarting', 0]);
  poison.isPoisoned = false;
  const again = await house.summon(table.table.code);
  const adaAgain = await again.join({ seatToken: ada.token });
  expect((await adaAgain.asHost({ type: 'start' })).ok).toBe(true);
});

test('what was on its way when a table went wrong is told to come again', async () => {
  const { table, ada, bea } = await poisonedTable();
  const answers = await Promise.all([
    ada.asHost({ type: 'start' }),
    bea.atSeat({ type: 'rename', name: 'Eve' }),
    new Guest(table.table).enter({ name: 'Cid' }),
  ]);
  expect(answers.map((answer) => !answer.ok && answer.error)).toEqual([
    { code: 'tryAgain' },
    { code: 'tryAgain' },
    'tryAgain',
  ]);
});

test('after three times within ten minutes a table stays closed for ten minutes', async () => {
  const { house, table, ada, poison } = await poisonedTable();
  let { token } = ada;
  for (const reason of ['restarting', 'restarting', 'tableBroken']) {
    const again = await house.summon(table.table.code);
    const adaAgain = await again.join({ seatToken: token });
    ({ token } = adaAgain);
    await adaAgain.asHost({ type: 'start' });
    expect(again.closedFor).toBe(reason);
  }
  const { code } = table.table;
  expect(await house.registry.summon(code)).toEqual({ ok: false, error: 'cannotLoad' });
  await house.clock.advance(TEN_MINUTES_MS);
  poison.isPoisoned = false;
  expect((await (await house.summon(code)).join({ seatToken: token })).seat).toBe(0);
});

test('a table whose write nobody knows the end of comes back as the journal has it', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  brittle.trouble = 'unknown';
  const answer = await ada.atSeat({ type: 'rename', name: 'Ada the Great' });
  expect(answer).toEqual({ ok: false, error: { code: 'tryAgain' } });
  expect(table.closedFor).toBe('restarting');
  brittle.trouble = null;
  const again = await house.summon(table.table.code);
  expect(again.showing.data.occupants[0]?.name).toBe('Ada the Great');
});

test('two processes never write the same table: the one that comes too late lets go of it', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  const data = table.showing.data;
  const last = (await house.journal.read(data.code)).length;
  const foreign = { index: last, atMs: 0, fact: { type: 'lockChanged', locked: true } as const };
  await house.journal.append(data.code, { entries: [foreign], stateHash: 'of the other' });
  await ada.atSeat({ type: 'rename', name: 'Eve' });
  expect(table.closedFor).toBe('restarting');
  expect((await house.journal.read(data.code)).at(-1)).toEqual(foreign);
});

test('a table is not read again before it has finished what it had begun', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await house.open({ name: 'Ada' });
  const release = brittle.hold();
  const entering = table.host();
  await settled();
  table.table.break(new Error('from outside'));
  const summoned = house.summon(table.table.code);
  await settled();
  expect(house.registry.size).toBe(0);
  release();
  await entering;
  const history = await house.journal.read(table.table.code);
  expect(history.at(-1)?.fact.type).toBe('keyRotated');
  expect((await summoned).showing.data.occupants[0]).toMatchObject({ keys: [{}, {}] });
});
