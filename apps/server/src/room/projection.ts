import { packEnd, packOpenDouble, packPlaced } from '@roundhouse/protocol';
import { RoundState, SeatState, TrainState, type TableState } from '@roundhouse/protocol/schema';
import {
  CALL_STATES,
  OPTION_NAMES,
  TURN_STEPS,
  invariant,
  presetOptions,
  type Match,
  type RoundRecord,
  type Table,
  type Train,
} from '@roundhouse/rules';
import type { Showing } from '../table/showing.ts';
import type { TableRules } from '../table/tableFact.ts';

/** A list of the schema as far as it is written here. */
interface WireList<T> {
  readonly length: number;
  [index: number]: T;
  push(...items: T[]): number;
  pop(): T | undefined;
  clear(): void;
}

/**
 * Writes what everybody may see into the state of the room. The one writer of the schema, hands
 * apart; it reads nothing secret but the tiles left over, which the rules reveal with the result.
 */
export function project(showing: Showing, state: TableState): void {
  const { data } = showing;
  state.code = data.code;
  state.phase = data.stage.phase;
  state.seq = data.seq;
  state.turn = data.turn;
  state.host = data.host ?? -1;
  state.spectators = showing.spectatorCount;
  state.botTakesOverInMs = showing.botTakesOverInMs ?? 0;
  state.nextRoundInMs = showing.nextRoundInMs ?? 0;
  projectRules(data.rules, state);
  projectPlayers(showing, state);
  const { stage } = data;
  state.dealt = stage.phase !== 'lobby';
  state.matchSeats = stage.phase === 'lobby' ? 0 : stage.match.seatCount;
  if (stage.phase === 'lobby') return state.rounds.clear();
  projectMatch(stage.match, state);
  projectTable(stage.round.table, state);
}

function projectRules({ preset, options, seats }: TableRules, state: TableState): void {
  state.seats = seats;
  state.preset = preset;
  const common = presetOptions(preset);
  invariant(common.ok, `${preset} is a game`);
  const differing = OPTION_NAMES.filter(
    (name) => JSON.stringify(options[name]) !== JSON.stringify(common.value[name]),
  );
  state.overrides = JSON.stringify(
    Object.fromEntries(differing.map((name) => [name, options[name]])),
  );
}

function projectPlayers(showing: Showing, state: TableState): void {
  const { occupants } = showing.data;
  resize(state.players, occupants.length, () => new SeatState());
  for (const [seat, occupant] of occupants.entries()) {
    const wire = itemAt(state.players, seat);
    wire.name = occupant.name;
    wire.kind = occupant.kind;
    wire.botLevel = occupant.kind === 'bot' ? occupant.level : '';
    wire.presence = showing.presences[seat] ?? 'here';
    wire.ready = showing.ready[seat] ?? false;
  }
}

function projectMatch({ rounds }: Match, state: TableState): void {
  if (state.rounds.length > rounds.length) state.rounds.clear();
  for (const round of rounds.slice(state.rounds.length)) state.rounds.push(wireRound(round));
}

function wireRound({ engine, starter, out, blocked, scores }: RoundRecord): RoundState {
  const wire = new RoundState();
  wire.engine = engine;
  wire.starter = starter;
  wire.out = out ?? -1;
  wire.blocked = blocked;
  wire.scores.push(...scores);
  return wire;
}

function projectTable(table: Table, state: TableState): void {
  state.engine = table.engine;
  state.starter = table.starter;
  const trains = [...table.personal, table.mexican];
  resize(state.trains, trains.length, () => new TrainState());
  for (const [index, train] of trains.entries()) projectTrain(train, itemAt(state.trains, index));
  rewrite(state.openDoubles, table.openDoubles.map(packOpenDouble));
  state.boneyard = table.boneyardCount;
  state.countedPasses = table.countedPasses;
  state.out = table.out ?? -1;
  for (let seat = 0; seat < table.seatCount; seat += 1) projectSeat(table, seat, state);
  projectPhase(table, state);
}

function projectTrain({ placed, ends, marked }: Train, wire: TrainState): void {
  const tiles = placed.map(packPlaced);
  rewrite(wire.placed, tiles);
  rewrite(wire.ends, ends.map(packEnd));
  wire.marked = marked;
}

function projectSeat(table: Table, seat: number, state: TableState): void {
  const wire = itemAt(state.players, seat);
  wire.handCount = table.handCounts[seat] ?? 0;
  wire.openingDone = table.openingDone[seat] ?? false;
  wire.hadTurn = table.hadTurn[seat] ?? false;
  wire.skips = table.skips[seat] ?? false;
  wire.call = CALL_STATES.indexOf(table.calls[seat] ?? 'none');
}

function projectPhase({ phase }: Table, state: TableState): void {
  if (phase.kind === 'over') {
    state.turnSeat = -1;
    state.out = phase.result.out ?? -1;
    state.blocked = phase.result.blocked;
    rewrite(state.scores, phase.result.scores);
    rewrite(state.leftOver, phase.result.hands.flat());
    return;
  }
  const { turn } = phase;
  state.turnSeat = turn.seat;
  state.turnStep = TURN_STEPS.indexOf(turn.step);
  state.turnCover = turn.cover;
  state.turnOpening = turn.opening;
  state.turnDrawn = turn.drawn;
  state.turnTilesLaid = turn.tilesLaid;
  rewrite(state.turnDoubles, turn.laidDoubles);
  state.finishing = phase.finishing;
  rewrite(state.leftOver, []);
}

/** Makes a list equal to these numbers and touches only what differs. */
function rewrite(list: WireList<number>, values: readonly number[]): void {
  if (values.length === 0) {
    if (list.length > 0) list.clear();
    return;
  }
  while (list.length > values.length) list.pop();
  for (const [index, value] of values.entries()) {
    if (index >= list.length) list.push(value);
    else if (list[index] !== value) list[index] = value;
  }
}

function resize<T>(list: WireList<T>, length: number, make: () => T): void {
  while (list.length > length) list.pop();
  while (list.length < length) list.push(make());
}

function itemAt<T>(list: WireList<T>, index: number): T {
  const item = list[index];
  invariant(item !== undefined, `item ${index} of the schema's list`);
  return item;
}
