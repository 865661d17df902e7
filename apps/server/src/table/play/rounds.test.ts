import { expect, test } from 'vitest';
import { seatOf, type Result } from '@roundhouse/rules';
import { House, type Guest, type OpenTable } from '@roundhouse/testkit/table';

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'done' : result.error.code;

const SHORT = { maxPip: 6, matchRounds: 2 } as const;

/** A short match of Ada, Bea and bots, played to the end of its first round. */
async function afterFirstRound(bots = 1) {
  const house = new House({ config: { botDelayMs: 0 } });
  const table = await house.open({ name: 'Ada', bots, options: SHORT });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  await playRound(house, table, [ada, bea]);
  return { house, table, ada, bea };
}

async function playRound(house: House, table: OpenTable, people: readonly Guest[]) {
  for (let moves = 0; table.phase === 'playing'; moves += 1) {
    if (moves > 2_000) throw new Error('the round does not end');
    const mover = people.find(({ seat }) => seat === table.turnSeat);
    if (mover === undefined) await house.clock.advance(0);
    else await mover.doAnything();
  }
}

test('after a round the score stands and nothing can be played', async () => {
  const { table, ada } = await afterFirstRound();
  expect(table.phase).toBe('betweenRounds');
  expect(codeOf(await ada.do({ type: 'draw' }))).toBe('noRoundRuns');
});

test('the next round begins when the host says so, and only then for the host', async () => {
  const { table, ada, bea } = await afterFirstRound();
  expect(codeOf(await bea.asHost({ type: 'nextRound' }))).toBe('notHost');
  expect(codeOf(await ada.asHost({ type: 'nextRound' }))).toBe('done');
  expect(table.phase).toBe('playing');
  expect(codeOf(await ada.asHost({ type: 'nextRound' }))).toBe('notBetweenRounds');
});

test('the next round begins when everybody is ready', async () => {
  const { house, table, ada, bea } = await afterFirstRound();
  await ada.atSeat({ type: 'ready' });
  await house.clock.advance(0);
  expect(table.phase).toBe('betweenRounds');
  expect(table.showing.ready[ada.seat]).toBe(true);
  await bea.atSeat({ type: 'ready' });
  await house.clock.advance(0);
  expect(table.phase).toBe('playing');
  expect(table.showing.ready).toEqual([false, false, false]);
});

test('regression: whoever takes over the seat of somebody who was ready is not ready', async () => {
  const { house, table, ada, bea } = await afterFirstRound();
  const eve = await table.join({ name: 'Eve' });
  await bea.atSeat({ type: 'ready' });
  const { seat } = bea;
  await bea.atSeat({ type: 'leave' });
  expect(table.showing.ready[seat]).toBe(false);
  await eve.atSeat({ type: 'take', seat });
  await ada.atSeat({ type: 'ready' });
  await house.clock.advance(1_000);
  expect([table.phase, table.showing.ready[seat]]).toEqual(['betweenRounds', false]);
});

test('regression: nobody is ready in a match that the host breaks off', async () => {
  const { table, ada, bea } = await afterFirstRound();
  await bea.atSeat({ type: 'ready' });
  await ada.asHost({ type: 'endMatch' });
  expect(table.showing.ready).not.toContain(true);
});

test('those who are away are not waited for', async () => {
  const { house, table, ada, bea } = await afterFirstRound();
  await ada.atSeat({ type: 'ready' });
  await bea.drop();
  await house.clock.advance(0);
  expect(table.phase).toBe('playing');
});

test('the next round begins by itself after half a minute', async () => {
  const { house, table } = await afterFirstRound();
  expect(table.showing.nextRoundInMs).toBe(30_000);
  await house.clock.advance(29_999);
  expect(table.phase).toBe('betweenRounds');
  await house.clock.advance(1);
  expect(table.phase).toBe('playing');
});

test('the turn goes on counting through the match', async () => {
  const { table, ada } = await afterFirstRound();
  const { turn } = table.showing.data;
  await ada.asHost({ type: 'nextRound' });
  expect(table.showing.data.turn).toBe(turn + 1);
});

test('a spectator takes a bot’s seat between rounds and has its score', async () => {
  const { table } = await afterFirstRound();
  const cid = await table.join({ name: 'Cid' });
  expect(cid.note).toMatchObject({ seat: null, why: 'late' });
  expect(codeOf(await cid.atSeat({ type: 'take', seat: seatOf(0) }))).toBe('seatNotFree');
  expect(codeOf(await cid.atSeat({ type: 'take', seat: seatOf(9) }))).toBe('noSuchSeat');
  expect(codeOf(await cid.atSeat({ type: 'take' }))).toBe('done');
  expect(cid.note).toEqual({ seat: 1, host: false, token: cid.token });
  expect(table.showing.data.occupants[1]).toMatchObject({ kind: 'person', name: 'Cid' });
  expect(codeOf(await cid.atSeat({ type: 'take' }))).toBe('alreadySeated');
});

test('a nameless spectator says a name when sitting down', async () => {
  const { table } = await afterFirstRound();
  const cid = await table.join({ watch: true });
  expect(codeOf(await cid.atSeat({ type: 'take' }))).toBe('badName');
  expect(codeOf(await cid.atSeat({ type: 'take', name: 'Ada' }))).toBe('nameTaken');
  expect(codeOf(await cid.atSeat({ type: 'take', name: 'Cid' }))).toBe('done');
});

test('once somebody has taken the seat, the key of whoever left opens nothing', async () => {
  const { table, bea } = await afterFirstRound(1);
  const { seat, token } = bea;
  await bea.atSeat({ type: 'leave' });
  const cid = await table.join({ name: 'Cid' });
  await cid.atSeat({ type: 'take', seat });
  await expect(table.join({ seatToken: token })).rejects.toThrow('wrongToken');
});

test('the last round ends the match, and a rematch keeps the people', async () => {
  const { house, table, ada, bea } = await afterFirstRound();
  expect(codeOf(await ada.asHost({ type: 'rematch' }))).toBe('matchNotOver');
  await ada.asHost({ type: 'nextRound' });
  await playRound(house, table, [ada, bea]);
  expect(table.phase).toBe('over');
  expect(codeOf(await ada.asHost({ type: 'rematch' }))).toBe('done');
  expect(table.phase).toBe('playing');
  expect(table.showing.data.turn).toBe(1);
  const { stage } = table.showing.data;
  expect(stage.phase === 'playing' && stage.match.rounds).toEqual([]);
});

test('the host breaks a match off, goes back to the lobby and changes the rules', async () => {
  const { table, ada } = await afterFirstRound();
  await ada.asHost({ type: 'nextRound' });
  expect(codeOf(await ada.asHost({ type: 'endMatch' }))).toBe('done');
  expect(table.phase).toBe('over');
  expect(codeOf(await ada.asHost({ type: 'endMatch' }))).toBe('noMatchRuns');
  expect(codeOf(await ada.asHost({ type: 'toLobby' }))).toBe('done');
  expect(table.phase).toBe('lobby');
  expect(codeOf(await ada.asHost({ type: 'setOptions', preset: 'pagat' }))).toBe('done');
  expect(codeOf(await ada.asHost({ type: 'start' }))).toBe('done');
});
