import { expect, test } from 'vitest';
import { PRESET_NAMES } from '@roundhouse/rules';
import type { Journal, TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { House, settled, type Guest, type OpenTable } from '@roundhouse/testkit/table';
import { fairDealer } from '../play/dealing.ts';
import { restore } from '../record/restore.ts';
import { stateHash } from '../record/tableImage.ts';

const SHORT = { maxPip: 6, matchRounds: 2 } as const;

interface Seated {
  readonly table: OpenTable;
  readonly ada: Guest;
  readonly bea: Guest;
}

/** Ada, Bea and a bot at the beginning of a match. */
async function begun(house: House): Promise<Seated> {
  const table = await house.open({ name: 'Ada', bots: 1, options: SHORT });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  return { table, ada, bea };
}

/** The same players at the same table in another process. */
async function back(house: House, { table, ada, bea }: Seated): Promise<Seated> {
  const again = await house.summon(table.table.code);
  return {
    table: again,
    ada: await again.join({ seatToken: ada.token }),
    bea: await again.join({ seatToken: bea.token }),
  };
}

/** The next move of whoever's turn it is. */
async function moveOnce(house: House, { table, ada, bea }: Seated): Promise<void> {
  const mover = [ada, bea].find(({ seat }) => table.turnSeat === seat);
  if (table.phase === 'betweenRounds') await ada.asHost({ type: 'nextRound' });
  else if (mover === undefined) await house.clock.advance(0);
  else await mover.doAnything();
}

/** A journal that compares the table it would give back with the live one, after each append. */
function comparingJournal() {
  const inner = memoryJournal<TableFact>();
  const seen: { restored: string; live: string }[] = [];
  const journal: Journal<TableFact> = {
    ...inner,
    async append(code, append) {
      await inner.append(code, append);
      const restored = await restore(inner, code);
      if (!restored.ok) throw new Error(restored.error.code);
      seen.push({ restored: stateHash(restored.value.data), live: append.stateHash });
    },
  };
  return { journal, seen };
}

test.each(PRESET_NAMES)(
  'after every single fact of a match of %s the journal gives the same table back',
  async (preset) => {
    const { journal, seen } = comparingJournal();
    const house = new House({ config: { botDelayMs: 0 }, journal });
    const table = await house.open({ name: 'Ada', preset, bots: 3, options: SHORT, start: true });
    const ada = await table.host();
    while (table.turnSeat !== ada.seat) await house.clock.advance(0);
    await ada.doAnything();
    await ada.atSeat({ type: 'leave' });
    while (table.phase !== 'over') await house.clock.advance(60_000);
    expect(seen.length).toBeGreaterThan(40);
    expect(seen.map(({ restored }) => restored)).toEqual(seen.map(({ live }) => live));
    expect(seen.at(-1)?.live).toBe(stateHash(table.showing.data));
    expect(table.showing.data.finishedMatches).toBe(1);
  },
);

test('players come back with their keys after a crash at any moment, and play the match to its end', async () => {
  const house = new House({ config: { botDelayMs: 0 } });
  let people = await begun(house);
  for (let moves = 0; people.table.phase !== 'over'; moves += 1) {
    expect(moves).toBeLessThan(3_000);
    await moveOnce(house, people);
    if (moves % 7 > 0) continue;
    const before = people.table.showing.data;
    house.restart();
    people = await back(house, people);
    const { occupants: _, ...after } = people.table.showing.data;
    expect(before).toMatchObject(after);
  }
  expect(people.table.showing.data.finishedMatches).toBe(1);
});

test('a command that was answered before a crash is answered the same after it, and counts once', async () => {
  const house = new House({ config: { botDelayMs: 0 } });
  let people = await begun(house);
  while (people.table.turnSeat !== people.ada.seat) await moveOnce(house, people);
  const { turn } = people.table.showing.data;
  const request = { commandId: 'the one', turn, command: people.ada.anyCommand };
  const answer = await people.ada.command(request);
  expect(answer.ok).toBe(true);
  house.restart();
  people = await back(house, people);
  const { seq } = people.table.showing.data;
  expect(await people.ada.command(request)).toEqual(answer);
  expect(people.table.showing.data.seq).toBe(seq);
});

test('a crash between the seed and its deal does not deal again', async () => {
  const inner = memoryJournal<TableFact>();
  const journal: Journal<TableFact> = {
    ...inner,
    append(code, append) {
      const isDeal = append.entries.some(({ fact }) => fact.type === 'roundStarted');
      return isDeal && isCrashing ? new Promise(() => {}) : inner.append(code, append);
    },
  };
  let isCrashing = true;
  const house = new House({ journal });
  const table = await house.open({ name: 'Ada', bots: 1 });
  const ada = await table.host();
  void ada.asHost({ type: 'start' });
  await settled();
  house.restart();
  isCrashing = false;
  const again = await house.summon(table.table.code);
  const { nextSeed } = again.showing.data;
  if (nextSeed === null) throw new Error('no seed was drawn');
  await (await again.join({ seatToken: ada.token })).asHost({ type: 'start' });
  const { seed, stage } = again.showing.data;
  if (stage.phase !== 'playing') throw new Error('no round');
  expect(seed).toBe(nextSeed);
  expect(again.events).toEqual(fairDealer({ ...stage.match, rounds: [] }, nextSeed));
});
