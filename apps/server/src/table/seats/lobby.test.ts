import { expect, test } from 'vitest';
import { seatOf, type Result } from '@roundhouse/rules';
import { Guest, House } from '@roundhouse/testkit/table';

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'done' : result.error.code;

test('the host has the first seat and the tools', async () => {
  const table = await new House().open({ name: 'Ada' });
  const ada = await table.host();
  expect(ada.note).toEqual({ seat: 0, host: true, token: ada.token });
  expect(table.showing.data.occupants.map(({ name }) => name)).toEqual(['Ada']);
});

test('a newcomer with a name sits down and is given a key of their own', async () => {
  const table = await new House().open({ name: 'Ada' });
  const bea = await table.join({ name: '  Bea ' });
  expect(bea.note).toEqual({ seat: 1, host: false, token: bea.token });
  expect(bea.token).not.toBe(table.hostToken);
});

test('a taken name is refused, whatever its case; so is none at all', async () => {
  const table = await new House().open({ name: 'Ada' });
  await expect(table.join({ name: 'ADA' })).rejects.toThrow('nameTaken');
  await expect(table.join({ name: '\u202eAda' })).rejects.toThrow('badName');
});

test('whoever comes to a full table watches, and is told why', async () => {
  const table = await new House().open({ name: 'Ada', seats: 2 });
  await table.join({ name: 'Bea' });
  const cid = await table.join({ name: 'Cid' });
  expect(cid.note).toEqual({ seat: null, host: false, why: 'full' });
});

test('whoever only wants to watch is given no seat', async () => {
  const table = await new House().open({ name: 'Ada' });
  const eve = await table.join({ watch: true });
  expect(eve.note).toEqual({ seat: null, host: false, why: 'watch' });
  expect(table.showing.spectatorCount).toBe(1);
});

test('there is an end to the spectators', async () => {
  const table = await new House({ config: { maxSpectators: 1 } }).open({ name: 'Ada' });
  await table.join({ watch: true });
  await expect(table.join({ watch: true })).rejects.toThrow('tooManySpectators');
});

test('a key of another table opens nothing', async () => {
  const house = new House();
  const [one, other] = [await house.open({ name: 'Ada' }), await house.open({ name: 'Ada' })];
  await expect(one.join({ seatToken: other.hostToken })).rejects.toThrow('wrongToken');
});

test('only the host has the tools', async () => {
  const table = await new House().open({ name: 'Ada' });
  const bea = await table.join({ name: 'Bea' });
  const eve = await table.join({ watch: true });
  expect(codeOf(await bea.asHost({ type: 'start' }))).toBe('notHost');
  expect(codeOf(await eve.asHost({ type: 'addBot' }))).toBe('notHost');
});

test('bots sit down with names of their own until the table is full', async () => {
  const table = await new House().open({ name: 'Casey', seats: 3 });
  const host = await table.host();
  await host.asHost({ type: 'addBot' });
  await host.asHost({ type: 'addBot', level: 'passenger' });
  expect(codeOf(await host.asHost({ type: 'addBot' }))).toBe('tableFull');
  const names = table.showing.data.occupants.map(({ name }) => name);
  expect(new Set(names).size).toBe(3);
});

test('when a seat is emptied the ones behind it move up and are told', async () => {
  const table = await new House().open({ name: 'Ada', bots: 1 });
  const ada = await table.host();
  const cid = await table.join({ name: 'Cid' });
  expect(cid.seat).toBe(2);
  await ada.asHost({ type: 'removeBot', seat: seatOf(1) });
  expect(cid.note).toEqual({ seat: 1, host: false });
  expect(codeOf(await ada.asHost({ type: 'removeBot', seat: seatOf(1) }))).toBe('notABot');
});

test('a removed player is told, and the old key opens nothing any more', async () => {
  const table = await new House().open({ name: 'Ada' });
  const ada = await table.host();
  const bea = await table.join({ name: 'Bea' });
  const { token } = bea;
  await ada.asHost({ type: 'removePlayer', seat: bea.seat });
  expect(bea.dismissedFor).toBe('removedByHost');
  expect(codeOf(await bea.atSeat({ type: 'back' }))).toBe('notSeated');
  await expect(table.join({ seatToken: token })).rejects.toThrow('wrongToken');
});

test('whoever leaves the lobby gives the seat up', async () => {
  const table = await new House().open({ name: 'Ada' });
  await table.host();
  const bea = await table.join({ name: 'Bea' });
  await bea.atSeat({ type: 'leave' });
  expect(table.showing.data.occupants).toHaveLength(1);
  expect(bea.note).toEqual({ seat: null, host: false, why: 'watch' });
});

test('when the host leaves the lobby the tools go to the next player', async () => {
  const table = await new House().open({ name: 'Ada' });
  const ada = await table.host();
  const bea = await table.join({ name: 'Bea' });
  await ada.atSeat({ type: 'leave' });
  expect(bea.note).toEqual({ seat: 0, host: true });
});

test('an absent host keeps the tools for a minute and loses them then', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  const bea = await table.join({ name: 'Bea' });
  await ada.drop();
  await house.clock.advance(59_000);
  expect(bea.note.host).toBe(false);
  await house.clock.advance(1_000);
  expect(bea.note.host).toBe(true);
});

test('the host chooses the rules, and only rules that are a game', async () => {
  const table = await new House().open({ name: 'Ada' });
  const ada = await table.host();
  const wikipedia = { type: 'setOptions', preset: 'wikipedia', options: { maxPip: 9 } } as const;
  expect(codeOf(await ada.asHost(wikipedia))).toBe('done');
  expect(table.showing.data.rules.options.maxPip).toBe(9);
  const wrong = {
    ...wikipedia,
    options: { branches: { personal: 3, mexican: 1 }, extraTileTarget: 'anyLegal' },
  };
  expect(await ada.asHost(wrong)).toEqual({
    ok: false,
    error: { code: 'badOptions', error: { code: 'branchesNeedCover' } },
  });
});

test('rules for fewer seats than there are players are refused', async () => {
  const table = await new House().open({ name: 'Ada', bots: 3 });
  const ada = await table.host();
  const request = { type: 'setOptions', preset: 'yoriFlexible', seats: 3 } as const;
  expect(codeOf(await ada.asHost(request))).toBe('tableFull');
});

test('nobody plays alone', async () => {
  const table = await new House().open({ name: 'Ada' });
  const ada = await table.host();
  expect(codeOf(await ada.asHost({ type: 'start' }))).toBe('badOptions');
});

test('a player is renamed, but not to a name that is taken', async () => {
  const table = await new House().open({ name: 'Ada' });
  await table.host();
  const bea = await table.join({ name: 'Bea' });
  expect(codeOf(await bea.atSeat({ type: 'rename', name: 'ada' }))).toBe('nameTaken');
  expect(codeOf(await bea.atSeat({ type: 'rename', name: 'bea' }))).toBe('done');
  expect(table.showing.data.occupants[1]?.name).toBe('bea');
});

test('an empty lobby is forgotten after half an hour', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  await house.clock.advance(60 * 60_000);
  expect(table.closedFor).toBeNull();
  await ada.drop();
  await house.clock.advance(30 * 60_000 - 1);
  expect(table.closedFor).toBeNull();
  await house.clock.advance(1);
  expect(table.closedFor).toBe('tableClosed');
  expect(house.registry.find(table.table.code)).toBeUndefined();
  await expect(table.join({ name: 'Bea' })).rejects.toThrow('tableClosed');
});

test('a table with more bots than places is not opened', async () => {
  const wish = { name: 'Ada', seats: 3, bots: 3 };
  await expect(new House().open(wish)).rejects.toThrow('tableFull');
});

test('a locked table keeps newcomers out and lets its players back in', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  await ada.asHost({ type: 'lock', locked: true });
  const bea = new Guest(table.table);
  expect(await bea.enter({ name: 'Bea' })).toEqual({ ok: false, error: 'tableLocked' });
  expect(await bea.enter({ watch: true })).toEqual({ ok: false, error: 'tableLocked' });
  expect((await new Guest(table.table).enter({ seatToken: table.hostToken })).ok).toBe(true);
  const again = await table.host();
  await again.asHost({ type: 'lock', locked: false });
  expect((await bea.enter({ name: 'Bea' })).ok).toBe(true);
});
