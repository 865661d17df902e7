import { DEFAULT_PRESET, seatOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { readSnapshot } from './snapshot.ts';
import { SeatState, TableState, TrainState } from './tableSchema.ts';

/** A state with one player, as a server of this version could have written it. */
function state(change: (state: TableState, player: SeatState) => void = () => {}): TableState {
  const written = new TableState();
  written.preset = DEFAULT_PRESET;
  const player = new SeatState();
  player.name = 'Ana';
  change(written, player);
  written.players.push(player);
  return written;
}

test('a state in words that this version knows is read', () => {
  const written = state((table, player) => {
    table.phase = 'betweenRounds';
    player.kind = 'bot';
    player.botLevel = 'porter';
    player.presence = 'covered';
  });
  expect(readSnapshot(written, seatOf(0))).toMatchObject({
    phase: 'betweenRounds',
    players: [{ name: 'Ana', kind: 'bot', botLevel: 'porter', presence: 'covered' }],
  });
});

test.each<[what: string, change: (state: TableState, player: SeatState) => void]>([
  ['a phase', (table) => (table.phase = 'halfTime')],
  ['rules', (table) => (table.preset = 'moonRules')],
  ['an option', (table) => (table.overrides = '{"gravity":"low"}')],

  ['a kind of player', (_, player) => (player.kind = 'ghost')],
  ['a strength of bots', (_, player) => (player.botLevel = 'emperor')],
  ['a presence', (_, player) => (player.presence = 'asleep')],
  ['a step of a turn', (table) => deal(table, () => (table.turnStep = 9))],
  ['an announcement', (table, player) => deal(table, () => (player.call = 9))],
])('%s of a later version is not taken for another', (_what, change) => {
  expect(() => readSnapshot(state(change), null)).toThrow(/known/u);
});

/** As much of a deal as it takes for the table to be read. */
function deal(table: TableState, change: () => void): void {
  table.dealt = true;
  table.matchSeats = 1;
  table.turnSeat = 0;
  table.trains.push(new TrainState(), new TrainState());
  change();
}

test('a deal in numbers that this version knows is read', () => {
  const written = state((table) => deal(table, () => (table.turnStep = 1)));
  expect(readSnapshot(written, null).table?.phase).toMatchObject({ turn: { step: 'covering' } });
});
