import { USUAL_MANNERS } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import type { Result } from '@roundhouse/rules';
import { House, type OpenTable } from '@roundhouse/testkit/table';

const SHORT = { maxPip: 6, matchRounds: 1 } as const;
const OTHERS = { pace: 'slow', hints: 'coach' } as const;

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'done' : result.error.code;

function mannersOf(table: OpenTable) {
  return table.showing.data.manners;
}

async function entriesOf({ journal }: House, { table }: OpenTable) {
  return (await journal.load(table.code))?.entries ?? [];
}

test('a table begins with bots at the usual pace, and hints for those who ask', async () => {
  const table = await new House().open({ name: 'Ada' });
  expect(mannersOf(table)).toEqual({ pace: 'normal', hints: 'request' });
});

test('the host changes the manners at any time, and nobody else does', async () => {
  const table = await new House().open({ name: 'Ada', bots: 1, options: SHORT });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  expect(codeOf(await bea.asHost({ type: 'setManners', ...OTHERS }))).toBe('notHost');
  expect(mannersOf(table)).toEqual(USUAL_MANNERS);
  await ada.asHost({ type: 'setManners', ...OTHERS });
  expect(mannersOf(table)).toEqual(OTHERS);
  await ada.asHost({ type: 'start' });
  await ada.asHost({ type: 'setManners', pace: 'fast', hints: 'off' });
  expect(mannersOf(table)).toEqual({ pace: 'fast', hints: 'off' });
});

test('manners that are asked for again are not written down again', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  await ada.asHost({ type: 'setManners', ...USUAL_MANNERS });
  await ada.asHost({ type: 'setManners', ...OTHERS });
  await ada.asHost({ type: 'setManners', ...OTHERS });
  const entries = await entriesOf(house, table);
  expect(entries.filter(({ fact }) => fact.type === 'mannersChanged')).toHaveLength(1);
});

test('a restart leaves the manners as they were', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  await (await table.host()).asHost({ type: 'setManners', ...OTHERS });
  house.restart();
  expect(mannersOf(await house.summon(table.table.code))).toEqual(OTHERS);
});

test('a journal from before there were manners gives the usual ones', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 1 });
  const entries = await entriesOf(house, table);
  expect(JSON.stringify(entries)).not.toContain('pace');
  house.restart();
  expect(mannersOf(await house.summon(table.table.code))).toEqual(USUAL_MANNERS);
});

test.each([
  ['fast', 200, 400],
  ['normal', 800, 1_000],
  ['slow', 1_800, 2_500],
] as const)('at a %s pace a bot moves after %i to %i ms', async (pace, least, most) => {
  const house = new House({ seed: 'pace', config: { botDelayMs: 1_000 } });
  const table = await house.open({ name: 'Ada', bots: 1, options: SHORT });
  const ada = await table.host();
  await ada.asHost({ type: 'setManners', pace, hints: 'off' });
  await ada.asHost({ type: 'start' });
  while (table.turnSeat === ada.seat) await ada.doAnything();
  const { seq } = table.showing.data;
  await house.clock.advance(least - 1);
  expect(table.showing.data.seq).toBe(seq);
  await house.clock.advance(most - least + 1);
  expect(table.showing.data.seq).toBeGreaterThan(seq);
});
