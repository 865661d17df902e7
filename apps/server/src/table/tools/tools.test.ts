import { expect, test } from 'vitest';
import { BOT_DELAY_MS } from '@roundhouse/bots';
import { seatOf, type Result } from '@roundhouse/rules';
import { House } from '@roundhouse/testkit/table';

const HALF_A_MINUTE_MS = 30_000;
const MINUTE_MS = 60_000;

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'done' : result.error.code;

/** Ada, the host, who does nothing, Bea and Cid. */
async function idleHost(phase: 'lobby' | 'playing' | 'over' = 'lobby') {
  const house = new House();
  const table = await house.open({ name: 'Ada', options: { maxPip: 6 } });
  const ada = await table.host();
  const [bea, cid] = [await table.join({ name: 'Bea' }), await table.join({ name: 'Cid' })];
  if (phase !== 'lobby') await ada.asHost({ type: 'start' });
  if (phase === 'over') await ada.asHost({ type: 'endMatch' });
  return { house, table, ada, bea, cid };
}

test.each(['lobby', 'playing', 'over'] as const)(
  'whoever asks for the tools has them half a minute later when the host does nothing: %s',
  async (phase) => {
    const { house, table, ada, bea } = await idleHost(phase);
    expect(codeOf(await bea.atSeat({ type: 'askForTools' }))).toBe('done');
    expect([table.showing.asker, table.showing.toolsPassInMs]).toEqual([1, HALF_A_MINUTE_MS]);
    await house.clock.advance(HALF_A_MINUTE_MS - 1);
    expect([ada.note.host, bea.note.host]).toEqual([true, false]);
    await house.clock.advance(1);
    expect([ada.note.host, bea.note.host, table.showing.asker]).toEqual([false, true, null]);
    expect((await house.journal.read(table.table.code)).at(-1)?.fact).toEqual({
      type: 'hostChanged',
      host: 1,
    });
  },
);

test('a host who is to move and does nothing is played for by a bot in the end', async () => {
  const { house, table, ada, bea, cid } = await idleHost('playing');
  while (table.turnSeat !== ada.seat) await (table.turnSeat === bea.seat ? bea : cid).doAnything();
  await house.clock.advance(10 * MINUTE_MS); // nobody moves for a player who is here
  expect(table.turnSeat).toBe(ada.seat);
  await bea.atSeat({ type: 'askForTools' });
  await house.clock.advance(HALF_A_MINUTE_MS);
  await bea.asHost({ type: 'seatToBot', seat: ada.seat });
  await house.clock.advance(20 * BOT_DELAY_MS);
  expect(table.turnSeat).not.toBe(ada.seat);
});

test.each([
  ['a word that they are back', (ada: Ada) => ada.atSeat({ type: 'back' })],
  ['a tool', (ada: Ada) => ada.asHost({ type: 'lock', locked: true })],
  ['a refused tool', (ada: Ada) => ada.asHost({ type: 'rematch' })],
])('%s of the host keeps the tools, and they are not asked for again at once', async (_, doIt) => {
  const { house, table, ada, bea, cid } = await idleHost();
  await bea.atSeat({ type: 'askForTools' });
  await house.clock.advance(HALF_A_MINUTE_MS - 1);
  await doIt(ada);
  expect(table.showing.asker).toBeNull();
  await house.clock.advance(MINUTE_MS - 1);
  expect(ada.note.host).toBe(true);
  expect(codeOf(await cid.atSeat({ type: 'askForTools' }))).toBe('hostIsHere');
  await house.clock.advance(1);
  expect(codeOf(await cid.atSeat({ type: 'askForTools' }))).toBe('done');
});

type Ada = Awaited<ReturnType<typeof idleHost>>['ada'];

test('a move of the host keeps the tools', async () => {
  const { table, ada, bea, cid } = await idleHost('playing');
  while (table.turnSeat !== ada.seat) await (table.turnSeat === bea.seat ? bea : cid).doAnything();
  await bea.atSeat({ type: 'askForTools' });
  await ada.doAnything();
  expect(table.showing.asker).toBeNull();
});

test('what a page does by itself is no sign of life', async () => {
  const { table, ada, bea } = await idleHost('playing');
  await bea.atSeat({ type: 'askForTools' });
  await ada.resync(0);
  await table.join({ seatToken: ada.token });
  expect(table.showing.asker).toBe(bea.seat);
});

test('of two who ask the first has the tools, and the second when the first is gone', async () => {
  const { house, table, bea, cid } = await idleHost();
  await bea.atSeat({ type: 'askForTools' });
  await house.clock.advance(20_000);
  await cid.atSeat({ type: 'askForTools' });
  expect([table.showing.asker, table.showing.toolsPassInMs]).toEqual([bea.seat, 10_000]);
  await bea.drop();
  expect(table.showing.asker).toBeNull();
  await cid.atSeat({ type: 'askForTools' });
  await house.clock.advance(HALF_A_MINUTE_MS);
  expect(cid.note.host).toBe(true);
});

test('whoever asks an absent host has the tools when anybody would, and first', async () => {
  const { house, ada, cid } = await idleHost();
  await ada.drop();
  await house.clock.advance(40_000);
  await cid.atSeat({ type: 'askForTools' });
  await house.clock.advance(20_000);
  expect(cid.note.host).toBe(true);
});

test('a spectator cannot ask, and a host who asks has the tools already', async () => {
  const { table, ada } = await idleHost();
  const eve = await table.join({ watch: true });
  expect(codeOf(await eve.atSeat({ type: 'askForTools' }))).toBe('notSeated');
  expect(codeOf(await ada.atSeat({ type: 'askForTools' }))).toBe('done');
  expect(table.showing.asker).toBeNull();
});

test('nobody asks any more once seats have moved', async () => {
  const { table, ada, cid } = await idleHost();
  await cid.atSeat({ type: 'askForTools' });
  await ada.asHost({ type: 'removePlayer', seat: seatOf(1) });
  expect([table.showing.asker, cid.seat]).toEqual([null, 1]);
});
