import { Decoder, Encoder } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { readSnapshot } from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import { PRESET_NAMES, seatOf, standings, type PresetName, type Table } from '@roundhouse/rules';
import { House, type OpenTable } from '@roundhouse/testkit/table';
import { Projection } from './projection.ts';

/** A state that is written, and another that only knows what came over the wire. */
function wire() {
  const written = new TableState();
  const encoder = new Encoder(written);
  const decoder = new Decoder(new TableState());
  const projection = new Projection(written);
  return {
    show: (showing: OpenTable['showing']) => projection.show(showing),
    read: () => decoder.state,
    /** Sends what has changed; returns the bytes. */
    patch: () => {
      const bytes = encoder.encode();
      decoder.decode(bytes);
      encoder.discardChanges();
      return bytes.length;
    },
  };
}

/** A table of passengers at which somebody watches; `step` lets one of them move. */
async function passengers(preset: PresetName, bots: number) {
  const house = new House({ seed: `${preset} ${bots}`, config: { botDelayMs: 1, nextRoundMs: 1 } });
  const options = { matchRounds: 2 };
  const wish = { name: 'Ada', preset, options, bots, botLevel: 'passenger', start: true } as const;
  const table = await house.open(wish);
  const ada = await table.host();
  await ada.atSeat({ type: 'leave' });
  return { table, step: () => house.clock.advance(1) };
}

function expectSame(table: OpenTable, state: TableState): void {
  const { data, presences } = table.showing;
  const snapshot = readSnapshot(state, null);
  expect(snapshot.table).toEqual(table.round.table);
  expect(snapshot).toMatchObject({
    code: data.code,
    phase: data.stage.phase,
    seq: data.seq,
    turn: data.turn,
    host: data.host,
    options: data.rules.options,
    spectators: table.showing.spectatorCount,
  });
  expect(snapshot.players.map(({ name }) => name)).toEqual(data.occupants.map(({ name }) => name));
  expect(snapshot.players.map(({ presence }) => presence)).toEqual(presences);
  if (data.stage.phase === 'lobby') throw new Error('there is a match');
  expect(snapshot.match).toEqual({
    rounds: data.stage.match.rounds,
    facts: data.stage.facts,
    sitters: data.stage.sitters,
    ...standings(data.stage.match),
  });
}

test.each(PRESET_NAMES)(
  'after every move of %s the wire shows the table of the rules',
  async (preset) => {
    for (const bots of [1, 3]) {
      const { table, step } = await passengers(preset, bots);
      const { show, read, patch } = wire();
      for (let moves = 0; table.phase !== 'over'; moves += 1) {
        if (moves > 5_000) throw new Error('the match does not end');
        show(table.showing);
        patch();
        expectSame(table, read());
        await step();
      }
    }
  },
);

test('what hardly ever happens arrives as well', async () => {
  const { table } = await passengers('tournament', 3);
  const { data } = table.showing;
  if (data.stage.phase !== 'playing') throw new Error('a round runs');
  const { round } = data.stage;
  const rare: Table = {
    ...round.table,
    skips: [false, true, false, true],
    calls: ['none', 'due', 'made', 'missed'],
    hadTurn: [true, false, true, false],
    openingDone: [false, true, true, false],
    countedPasses: 3,
    out: seatOf(2),
    openDoubles: [
      {
        train: seatOf(1),
        pip: 9,
        by: seatOf(3),
        size: 3,
        need: 2,
        live: true,
        thisTurn: false,
        on: 4,
      },
      {
        train: 'mexican',
        pip: 0,
        by: seatOf(0),
        size: 1,
        need: 1,
        live: false,
        thisTurn: true,
        on: -1,
      },
    ],
    phase: {
      kind: 'turn',
      finishing: true,
      turn: {
        seat: seatOf(3),
        step: 'extra',
        cover: true,
        opening: true,
        drawn: 2,
        tilesLaid: 3,
        laidDoubles: [9, 0],
      },
    },
  };
  const stage = { ...data.stage, round: { ...round, table: rare } };
  const { show, read, patch } = wire();
  show({ ...table.showing, data: { ...data, stage } });
  patch();
  expect(readSnapshot(read(), null).table).toEqual(rare);
});

test.each([6, 9, 12, 15, 18])(
  'the wire carries every tile of the double-%i set',
  async (maxPip) => {
    const house = new House({ config: { botDelayMs: 1 } });
    const options = { maxPip, matchRounds: 1 };
    const table = await house.open({ name: 'Ada', options, bots: 3, start: true });
    await (await table.host()).atSeat({ type: 'leave' });
    while (table.phase === 'playing') await house.clock.advance(1);
    const { show, read, patch } = wire();
    show(table.showing);
    patch();
    expectSame(table, read());
  },
);

test('rules that differ from the preset arrive, and a lobby has no table', async () => {
  const options = { maxPip: 15, dealTable: { 2: 7, 3: 7 }, branches: { personal: 3, mexican: 3 } };
  const wish = { name: 'Ada', preset: 'tournament', options } as const;
  const table = await new House().open(wish);
  const { show, read, patch } = wire();
  show(table.showing);
  patch();
  const snapshot = readSnapshot(read(), null);
  expect(snapshot.options).toEqual(table.showing.data.rules.options);
  expect(snapshot).toMatchObject({ seats: 3, table: null, match: null, lastResult: null });
});

test('nothing is sent when nothing has changed', async () => {
  const { table } = await passengers('roundhouse', 3);
  const { show, patch } = wire();
  show(table.showing);
  patch();
  show(table.showing);
  expect(patch()).toBe(0);
});

test('an ordinary move costs less than forty bytes', async () => {
  const { table, step } = await passengers('roundhouse', 3);
  const { show, patch } = wire();
  const sizes: number[] = [];
  while (table.phase === 'playing') {
    show(table.showing);
    sizes.push(patch());
    await step();
  }
  const [, ...moves] = sizes;
  const median = moves.toSorted((one, other) => one - other)[Math.floor(moves.length / 2)];
  expect(median).toBeLessThan(40);
});
