import { expect, test } from 'vitest';
import {
  PRESET_NAMES,
  fullSet,
  legalCommands,
  tileOf,
  viewFor,
  type Round,
} from '@roundhouse/rules';
import { Guest, House, slowJournal, type OpenTable } from '@roundhouse/testkit/table';

const GRACE_MS = 60_000;
const NEXT_ROUND_MS = 30_000;
/** In the second something is due, in the third what follows from it, in the last it is over. */
const MOMENTS = [5, 1, 0, -1];

const factsOf = async (house: House, table: OpenTable) =>
  (await house.journal.read(table.table.code)).map(({ fact }) => fact);

/** Ada and Bea in the first turn of a match; whoever is to move has just lost the line. */
async function moverAway() {
  const house = new House({ config: { botDelayMs: 1 }, journal: slowJournal() });
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  const mover = table.turnSeat === ada.seat ? ada : bea;
  await mover.drop();
  return { house, table, mover };
}

test.each(MOMENTS.flatMap((leftMs) => [true, false].map((first) => [leftMs, first] as const)))(
  'a move %i ms before a bot takes over counts once or not at all, the player first: %s',
  async (leftMs, isPlayerFirst) => {
    const { house, table, mover } = await moverAway();
    const { turn, seq } = table.showing.data;
    const [command] = legalCommands(viewFor(table.round, mover.seat));
    if (command === undefined) throw new Error('nothing to do');
    await house.clock.advance(GRACE_MS - leftMs);
    const again = new Guest(table.table);
    const passing = isPlayerFirst ? null : house.clock.advance(1);
    const entering = again.enter({ seatToken: mover.token });
    const moving = again.command({ commandId: 'the one', turn, command });
    await Promise.all([passing ?? house.clock.advance(1), entering]);
    const isDone = (await moving).ok;
    await table.table.whenIdle();

    const own = (await factsOf(house, table)).filter(
      (fact) => fact.type === 'commandCarriedOut' && fact.commandId === 'the one',
    );
    expect(own).toHaveLength(isDone ? 1 : 0);
    expect(table.showing.data.seq).toBeGreaterThan(seq); // somebody moved: the player or the bot
    expect(table.showing.presences[mover.seat]).toBe('here');
    const after = table.showing.data.seq;
    await house.clock.advance(10 * GRACE_MS); // nobody moves for a player who is here
    expect(table.showing.data.seq).toBe(after);
  },
);

test.each(MOMENTS)(
  'a round that the host begins %i ms before it begins by itself is dealt once',
  async (leftMs) => {
    const config = { botDelayMs: 0, nextRoundMs: NEXT_ROUND_MS };
    const house = new House({ config, journal: slowJournal() });
    const options = { maxPip: 6, matchRounds: 3 } as const;
    const table = await house.open({ name: 'Ada', bots: 1, options, start: true });
    const ada = await table.host();
    while (table.phase === 'playing') {
      if (table.turnSeat === ada.seat) await ada.doAnything();
      else await house.clock.advance(1);
    }
    await house.clock.advance((table.showing.nextRoundInMs ?? 0) - leftMs);
    const passing = house.clock.advance(1);
    await Promise.all([ada.asHost({ type: 'nextRound' }), passing]);
    await table.table.whenIdle();
    const rounds = (await factsOf(house, table)).filter(({ type }) => type === 'roundStarted');
    expect([rounds.length, table.phase]).toEqual([2, 'playing']);
  },
);

/** Every tile of a round, wherever it is, by the server's own books. */
function tilesOf({ table, secret }: Round): readonly number[] {
  const placed = [...table.personal, table.mexican].flatMap((train) => train.placed);
  return [
    tileOf(table.engine, table.engine),
    ...placed.map(({ tile }) => tile),
    ...secret.hands.flatMap(({ tiles }) => tiles),
    ...secret.boneyard,
  ];
}

test('fifty tables that play at once have each their own tiles, all of them and each once', async () => {
  const house = new House({ config: { botDelayMs: 100, nextRoundMs: 1_000 } });
  const opened = Array.from({ length: 50 }, async (_, index) => {
    const preset = PRESET_NAMES[index % PRESET_NAMES.length] ?? 'roundhouse';
    const table = await house.open({ name: 'Ada', preset, bots: 2 + (index % 3), start: true });
    const ada = await table.host();
    await ada.atSeat({ type: 'leave' });
    return table;
  });
  const tables = await Promise.all(opened);
  for (let look = 0; look < 8; look += 1) {
    await house.clock.advance(500);
    for (const { round } of tables) {
      const tiles = tilesOf(round).toSorted((one, other) => one - other);
      expect(tiles).toEqual(fullSet(round.table.options.maxPip));
    }
  }
  const boneyards = tables.map(({ round }) => round.secret.boneyard.join());
  expect(new Set(boneyards).size).toBeGreaterThan(40);
});
