import { expect, test, vi } from 'vitest';
import type { TableCode } from '@roundhouse/protocol';
import { House, settled, silentLog, brittleJournal } from '@roundhouse/testkit/table';
import { Housekeeping } from './housekeeping.ts';
import { nameOf } from '../record/tableImage.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PATIENCE = { lobbyForgetMs: 30 * MINUTE_MS, retentionMs: 30 * DAY_MS };

/** Keeps house for a process that has just begun. */
function keepHouse(house: House) {
  const { registry, journal, clock } = house;
  return new Housekeeping({ registry, journal, clock, log: silentLog(), config: PATIENCE });
}

/** The codes that are in use. */
async function inUse({ journal }: House): Promise<readonly TableCode[]> {
  return (await journal.list()).map(({ code }) => code);
}

/** Houses were open for so long, and nobody used any of the tables. */
async function standIdle({ journal }: House, idleMs: number): Promise<void> {
  await journal.age(0);
  await journal.age(idleMs);
}

/** A house whose clock on the wall is off by this from its next start on. */
function startWithClockOff(house: House, offMs: number) {
  house.restart();
  const { registry, journal, clock } = house;
  const wrong = {
    now: () => clock.now(),
    wallMs: () => clock.wallMs() + offMs,
    after: (delayMs: number, run: () => void) => clock.after(delayMs, run),
  };
  const logLines: unknown[] = [];
  const log = silentLog(logLines);
  const parts = { registry, journal, clock: wrong, log, config: PATIENCE };
  return { housekeeping: new Housekeeping(parts), logLines };
}

async function lobby(house: House): Promise<TableCode> {
  return (await house.open({ name: 'Ada' })).table.code;
}

async function playedTable(house: House): Promise<TableCode> {
  return (await house.open({ name: 'Ada', bots: 1, start: true })).table.code;
}

async function finishedTable(house: House): Promise<TableCode> {
  const options = { maxPip: 6, matchRounds: 1 } as const;
  const table = await house.open({ name: 'Ada', bots: 1, options, start: true });
  const ada = await table.host();
  await ada.atSeat({ type: 'leave' });
  await house.clock.advance(10 * MINUTE_MS);
  await ada.drop();
  return table.table.code;
}

test('tables of the last quarter of an hour are set up again at once, older ones are not', async () => {
  const house = new House();
  await playedTable(house);
  await house.clock.advance(10 * MINUTE_MS);
  const recent = [await playedTable(house), await playedTable(house)];
  await house.clock.advance(10 * MINUTE_MS);
  house.restart();
  await keepHouse(house).begin();
  expect(house.registry.size).toBe(2);
  expect(recent.every((code) => house.registry.find(code) !== undefined)).toBe(true);
});

test('regression: lobbies take up no room at the start, however many somebody has opened', async () => {
  const house = new House();
  const match = await playedTable(house);
  await house.clock.advance(MINUTE_MS);
  const code = await lobby(house);
  house.restart();
  await keepHouse(house).begin();
  expect([house.registry.size, house.registry.find(match)?.code]).toEqual([1, match]);
  expect((await house.registry.summon(code)).ok).toBe(true);
});

test('only a few are set up at a time', async () => {
  const { journal } = brittleJournal();
  let loading = 0;
  let most = 0;
  const house = new House({
    journal: {
      ...journal,
      async load(code) {
        loading += 1;
        most = Math.max(most, loading);
        await settled();
        loading -= 1;
        return journal.load(code);
      },
    },
  });
  for (let count = 0; count < 10; count += 1) await playedTable(house);
  house.restart();
  await keepHouse(house).begin();
  expect([house.registry.size, most]).toEqual([10, 4]);
});

test('a lobby in which nothing was played is forgotten half an hour after the start at the earliest', async () => {
  const house = new House();
  const code = await lobby(house);
  await house.clock.advance(20 * MINUTE_MS);
  house.restart();
  await standIdle(house, 2 * DAY_MS);
  await keepHouse(house).begin();
  expect(await inUse(house)).toEqual([code]);
  await house.clock.advance(HOUR_MS);
  expect(await inUse(house)).toEqual([]);
  expect(await house.journal.claim(code, 0)).toBe(true);
});

test('a table at which something was played is kept for thirty days', async () => {
  const house = new House();
  const code = await playedTable(house);
  house.restart();
  await keepHouse(house).begin();
  await house.clock.advance(30 * DAY_MS - HOUR_MS);
  expect(await inUse(house)).toEqual([code]);
  await house.clock.advance(2 * HOUR_MS);
  expect(await inUse(house)).toEqual([]);
  expect(await house.journal.read(code)).toEqual([]);
});

test('at the start no table is read that is kept in any case', async () => {
  const house = new House();
  const codes = [await playedTable(house), await lobby(house)];
  house.restart();
  await house.clock.advance(2 * DAY_MS);
  await standIdle(house, 2 * DAY_MS);
  const load = vi.spyOn(house.journal, 'load');
  await keepHouse(house).begin();
  expect(load).not.toHaveBeenCalled();
  await house.clock.advance(HOUR_MS);
  expect(load.mock.calls.map(([code]) => code).toSorted()).toEqual(codes.toSorted());
});

test('a finished match goes into the archive: out of use, and not lost', async () => {
  const house = new House({ config: { botDelayMs: 0 } });
  const code = await finishedTable(house);
  house.restart();
  await house.clock.advance(DAY_MS);
  await standIdle(house, 31 * DAY_MS);
  await keepHouse(house).begin();
  expect(await inUse(house)).toEqual([]);
  expect((await house.journal.read(code)).length).toBeGreaterThan(10);
  expect(await house.journal.claim(code, 0)).toBe(false);
});

test('a table at which people are is never cleared away, however long nothing happens', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  await table.host();
  await keepHouse(house).begin();
  await house.clock.advance(60 * DAY_MS);
  expect(await inUse(house)).toEqual([table.table.code]);
  expect(table.closedFor).toBeNull();
});

test('what was played while the tables were looked through is not cleared away', async () => {
  const house = new House();
  const code = await playedTable(house);
  await standIdle(house, 31 * DAY_MS);
  const stale = await house.journal.list();
  await (await house.summon(code)).host();
  house.restart();
  vi.spyOn(house.journal, 'list').mockResolvedValue(stale);
  await keepHouse(house).begin();
  expect(await house.journal.load(code)).not.toBeNull();
});

test('a code that was claimed for nothing is given back', async () => {
  const house = new House();
  const code = await lobby(house);
  await house.journal.forget(code);
  await house.journal.claim(code, 0);
  house.restart();
  await standIdle(house, 31 * MINUTE_MS);
  await keepHouse(house).begin();
  expect(await house.journal.claim(code, 0)).toBe(true);
});

test('a table that cannot be read is left as it is', async () => {
  const house = new House();
  const code = await playedTable(house);
  const history = await house.journal.load(code);
  const spoilt = history && { ...history, stateHash: nameOf('x') };
  vi.spyOn(house.journal, 'load').mockResolvedValue(spoilt);
  house.restart();
  await standIdle(house, 60 * DAY_MS);
  await keepHouse(house).begin();
  expect(await inUse(house)).toEqual([code]);
});

test.each([31, 400, -31, -400])(
  'regression: a start with the clock %i days off costs no match, nor does the next one',
  async (days) => {
    const house = new House();
    await house.clock.advance(500 * DAY_MS);
    const code = await playedTable(house);
    const { housekeeping } = startWithClockOff(house, days * DAY_MS);
    await housekeeping.begin();
    const table = await house.summon(code);
    await (await table.host()).drop();
    await house.clock.advance(29 * DAY_MS);
    housekeeping.stop();
    expect(await inUse(house)).toEqual([code]);
    const next = startWithClockOff(house, 0);
    await next.housekeeping.begin();
    expect(await inUse(house)).toEqual([code]);
  },
);

test('a clock that is behind what was written last is told of, and wakes nothing of long ago', async () => {
  const house = new House();
  await playedTable(house);
  await house.clock.advance(DAY_MS);
  const recent = await playedTable(house);
  const { housekeeping, logLines } = startWithClockOff(house, -300 * DAY_MS);
  await housekeeping.begin();
  expect(JSON.stringify(logLines)).toContain('the clock is behind');
  expect([house.registry.size, house.registry.find(recent)?.code]).toEqual([1, recent]);
});

test('a clock that is set forward clears nothing away', async () => {
  const house = new House();
  const code = await playedTable(house);
  house.restart();
  const { registry, journal, clock } = house;
  const jumping = {
    now: () => clock.now(),
    wallMs: () => clock.wallMs() + (clock.now() > HOUR_MS / 2 ? 365 * DAY_MS : 0),
    after: (delayMs: number, run: () => void) => clock.after(delayMs, run),
  };
  const parts = { registry, journal, clock: jumping, log: silentLog(), config: PATIENCE };
  await new Housekeeping(parts).begin();
  await house.clock.advance(5 * HOUR_MS);
  expect(await inUse(house)).toEqual([code]);
});

test('a journal that fails is swept another time, and nothing is swept once it is over', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const code = await playedTable(house);
  house.restart();
  await standIdle(house, 31 * DAY_MS);
  brittle.trouble = 'busy';
  const housekeeping = keepHouse(house);
  await housekeeping.begin();
  expect(await inUse(house)).toEqual([code]);
  brittle.trouble = null;
  housekeeping.stop();
  await house.clock.advance(5 * HOUR_MS);
  expect(await inUse(house)).toEqual([code]);
});

test('whoever calls for a table while it is being cleared away waits for the end of that', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const code = await playedTable(house);
  house.restart();
  await house.clock.advance(DAY_MS);
  await standIdle(house, 31 * DAY_MS);
  vi.spyOn(brittle.journal, 'age').mockResolvedValue();
  const release = brittle.hold();
  const sweeping = keepHouse(house).begin();
  await settled();
  const summoned = house.registry.summon(code);
  await settled();
  release();
  await sweeping;
  expect(await summoned).toEqual({ ok: false, error: 'noSuchTable' });
  expect(house.registry.size).toBe(0);
});
