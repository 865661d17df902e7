import { Decoder } from '@colyseus/schema';
import { afterEach, expect, test } from 'vitest';
import { NAME_MAX_BYTES, parsePlayerName, type PlayerName } from '@roundhouse/protocol';
import { RoundState, TableState } from '@roundhouse/protocol/schema';
import { INITIAL_OPTIONS, invariant, type RoundRecord } from '@roundhouse/rules';
import type { TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { Person, TestServer } from '@roundhouse/testkit/net';
import { House, type Guest } from '@roundhouse/testkit/table';
import { snapshotOf } from '../table/record/snapshot.ts';
import type { Playing, TableData } from '../table/record/tableData.ts';
import { stateHash } from '../table/record/tableImage.ts';
import { FullStates } from './fullStates.ts';

const SEATS = 12;
/** Nineteen with double-eighteen, and one more after a tie. */
const ROUNDS = 20;
const LETTERS = 'АБВГДЕЖЗИКЛМ';

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** As long as a name may be, and each another. */
function longName(index: number): PlayerName {
  const name = parsePlayerName(`${LETTERS[index]}${'🇩🇪'.repeat(19)}`);
  invariant(name !== undefined, 'that is a name');
  return name;
}

/** Twelve people after the first round, with their keys. */
async function afterOneRound() {
  const house = new House();
  const options = { maxPip: 18, tieBreak: 'extraRound' } as const;
  const table = await house.open({ name: longName(0), options });
  const guests: Guest[] = [await table.host()];
  while (guests.length < SEATS) guests.push(await table.join({ name: longName(guests.length) }));
  await guests[0]?.asHost({ type: 'start' });
  while (table.phase === 'playing') {
    const { phase } = table.round.table;
    if (phase.kind === 'turn') await guests[phase.turn.seat]?.doAnything();
  }
  return { data: table.showing.data, tokens: guests.map(({ token }) => token) };
}

/** The same table after all rounds, each as long to tell as it can be. */
function atTheEnd(data: TableData): TableData {
  const { stage } = data;
  invariant(stage.phase === 'betweenRounds', 'a round is over');
  const [record] = stage.match.rounds;
  const [facts] = stage.facts;
  invariant(record !== undefined && facts !== undefined, 'it is told of');
  const long: RoundRecord = { ...record, scores: Array(SEATS).fill(-100_000) };
  const longFacts: Playing['facts'][number] = {
    ...facts,
    draws: Array(SEATS).fill(150),
    leftOpen: Array.from({ length: 19 }, (_, pip) => pip) as typeof facts.leftOpen,
  };
  return {
    ...data,
    stage: {
      ...stage,
      match: { ...stage.match, rounds: Array(ROUNDS).fill(long) },
      facts: Array(ROUNDS).fill(longFacts),
      sitters: Array(ROUNDS).fill(data.occupants.map(({ name }) => name)),
    },
  };
}

test('regression: whoever joins is sent the largest state that there can be', async () => {
  const { data, tokens } = await afterOneRound();
  const largest = atTheEnd(data);
  const history = {
    snapshot: snapshotOf(largest, 1_000),
    entries: [],
    stateHash: stateHash(largest),
  };
  const journal = {
    ...memoryJournal<TableFact>(),
    load: async () => history,
    append: async () => {},
  };
  server = await TestServer.start({ journal });
  for (const how of [{ watch: true } as const, ...tokens.map((seatToken) => ({ seatToken }))]) {
    const { snapshot } = await Person.join(server.origin, data.code, how);
    expect(snapshot.match?.sitters).toHaveLength(ROUNDS);
    expect(snapshot.match?.sitters.at(-1)).toEqual(data.occupants.map(({ name }) => name));
    expect(snapshot.players).toHaveLength(SEATS);
  }
  expect(server.logLines).toEqual([]);
});

test('regression: a state that is larger than that is sent whole, and noticed once', () => {
  const state = new TableState();
  const overflows: number[] = [];
  const states = new FullStates((bytes) => overflows.push(bytes));
  states.reset(state);
  state.overrides = JSON.stringify(INITIAL_OPTIONS).repeat(20);
  for (let count = 0; count < 60; count += 1) {
    const round = new RoundState();
    round.names.push(...Array.from({ length: SEATS }, (_, index) => longName(index)));
    state.rounds.push(round);
  }
  state.claimant = 'the last field';
  for (let count = 0; count < 3; count += 1) {
    const decoder = new Decoder(new TableState());
    decoder.decode(states.getFullState().subarray(1));
    expect(decoder.state.toJSON()).toEqual(state.toJSON());
  }
  expect(overflows).toHaveLength(1);
  expect(overflows[0]).toBeGreaterThan(60 * SEATS * NAME_MAX_BYTES * 0.9);
});

test('a state that was handed over stays as it is while the next one is written', () => {
  const [one, other] = ['AAAAAA', 'BBBBBB'].map((code) => {
    const states = new FullStates(() => {});
    const state = new TableState();
    state.code = code;
    states.reset(state);
    return states;
  });
  const first = one?.getFullState();
  const copy = first?.slice();
  expect(other?.getFullState()).not.toEqual(copy);
  expect(first).toEqual(copy);
});
