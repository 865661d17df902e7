import { packEnd, packOpenDouble, packPlaced } from '@roundhouse/protocol';
import { SeatState, TrainState, type TableState } from '@roundhouse/protocol/schema';
import {
  CALL_STATES,
  TURN_STEPS,
  differingOptions,
  invariant,
  presetOptions,
  type Table,
  type Train,
} from '@roundhouse/rules';
import type { Showing } from '../table/life/showing.ts';
import type { Occupant, Stage } from '../table/record/tableData.ts';
import type { TableRules } from '../table/record/tableFact.ts';
import { WireItems, WireNumbers } from './wireList.ts';
import { wireRound } from './wireRound.ts';

/**
 * Writes what everybody may see into the state of a room. The one writer of the schema, hands
 * apart; it reads nothing secret but the tiles left over, which the rules reveal with the result.
 */
export class Projection {
  readonly #state: TableState;
  readonly #seats: WireItems<SeatState, SeatState>;
  readonly #trains: WireItems<TrainState, WireTrain>;
  readonly #openDoubles: WireNumbers;
  readonly #turnDoubles: WireNumbers;
  readonly #scores: WireNumbers;
  readonly #leftOver: WireNumbers;
  #rules: TableRules | null = null;
  #roundCount = 0;

  constructor(state: TableState) {
    this.#state = state;
    this.#seats = new WireItems(state.players, () => {
      const wire = new SeatState();
      return { wire, item: wire };
    });
    this.#trains = new WireItems(state.trains, () => {
      const wire = new TrainState();
      return { wire, item: new WireTrain(wire) };
    });
    this.#openDoubles = new WireNumbers(state.openDoubles);
    this.#turnDoubles = new WireNumbers(state.turnDoubles);
    this.#scores = new WireNumbers(state.scores);
    this.#leftOver = new WireNumbers(state.leftOver);
  }

  /** Shows the table as it stands; touches only what has changed. */
  show(showing: Showing): void {
    const state = this.#state;
    const { data } = showing;
    const { stage } = data;
    state.code = data.code;
    state.phase = stage.phase;
    state.seq = data.seq;
    state.turn = data.turn;
    state.host = data.host ?? -1;
    state.spectators = showing.spectatorCount;
    state.botTakesOverInMs = showing.botTakesOverInMs ?? 0;
    state.nextRoundInMs = showing.nextRoundInMs ?? 0;
    state.claimNumber = showing.claim?.number ?? 0;
    state.claimedSeat = showing.claim?.seat ?? -1;
    state.claimant = showing.claim?.name ?? '';
    state.asker = showing.asker ?? -1;
    state.toolsPassInMs = showing.toolsPassInMs ?? 0;
    state.locked = data.locked;
    state.pace = data.manners.pace;
    state.hints = data.manners.hints;
    state.paused = showing.paused;
    state.dealt = stage.phase !== 'lobby';
    state.matchSeats = stage.phase === 'lobby' ? 0 : stage.match.seatCount;
    this.#showRules(data.rules);
    this.#showPlayers(showing);
    this.#showRounds(stage);
    if (stage.phase !== 'lobby') this.#showTable(stage.round.table);
  }

  #showRules(rules: TableRules): void {
    if (rules === this.#rules) return;
    this.#rules = rules;
    this.#state.seats = rules.seats;
    this.#state.preset = rules.preset;
    this.#state.overrides = overridesOf(rules);
  }

  #showPlayers(showing: Showing): void {
    const { occupants } = showing.data;
    const seats = this.#seats.resized(occupants.length);
    for (const [seat, wire] of seats.entries()) {
      showOccupant(occupants[seat], wire);
      wire.presence = showing.presences[seat] ?? 'here';
      wire.ready = showing.ready[seat] ?? false;
    }
  }

  #showRounds(stage: Stage): void {
    const rounds = stage.phase === 'lobby' ? [] : stage.match.rounds;
    if (rounds.length === this.#roundCount) return;
    if (rounds.length < this.#roundCount) {
      this.#state.rounds.clear();
      this.#roundCount = 0;
    }
    for (let index = this.#roundCount; index < rounds.length; index += 1) {
      this.#state.rounds.push(wireRound(stage, index));
    }
    this.#roundCount = rounds.length;
  }

  #showTable(table: Table): void {
    const state = this.#state;
    state.engine = table.engine;
    state.starter = table.starter;
    const trains = [...table.personal, table.mexican];
    const wires = this.#trains.resized(trains.length);
    for (const [index, train] of trains.entries()) wires[index]?.show(train);
    this.#openDoubles.write(table.openDoubles.map(packOpenDouble));
    state.boneyard = table.boneyardCount;
    state.countedPasses = table.countedPasses;
    state.out = table.out ?? -1;
    const seats = this.#seats.resized(table.seatCount);
    for (const [seat, wire] of seats.entries()) showSeat(table, seat, wire);
    this.#showPhase(table);
  }

  #showPhase({ phase }: Table): void {
    const state = this.#state;
    if (phase.kind === 'over') {
      state.turnSeat = -1;
      state.out = phase.result.out ?? -1;
      state.blocked = phase.result.blocked;
      this.#scores.write(phase.result.scores);
      return this.#leftOver.write(phase.result.hands.flat());
    }
    const { turn } = phase;
    state.turnSeat = turn.seat;
    state.turnStep = TURN_STEPS.indexOf(turn.step);
    state.turnCover = turn.cover;
    state.turnOpening = turn.opening;
    state.turnDrawn = turn.drawn;
    state.turnTilesLaid = turn.tilesLaid;
    state.finishing = phase.finishing;
    this.#turnDoubles.write(turn.laidDoubles);
    this.#leftOver.write([]);
  }
}

/** One train on the wire. The rules keep an untouched train as it is, and so does this. */
class WireTrain {
  readonly #wire: TrainState;
  readonly #placed: WireNumbers;
  readonly #ends: WireNumbers;
  #shown: Train | null = null;

  constructor(wire: TrainState) {
    this.#wire = wire;
    this.#placed = new WireNumbers(wire.placed);
    this.#ends = new WireNumbers(wire.ends);
  }

  show(train: Train): void {
    if (train === this.#shown) return;
    this.#shown = train;
    this.#placed.write(train.placed.map(packPlaced));
    this.#ends.write(train.ends.map(packEnd));
    this.#wire.marked = train.marked;
  }
}

function overridesOf({ preset, options }: TableRules): string {
  const common = presetOptions(preset);
  invariant(common.ok, `${preset} is a game`);
  return JSON.stringify(differingOptions(common.value, options));
}

function showOccupant(occupant: Occupant | undefined, wire: SeatState): void {
  invariant(occupant !== undefined, 'somebody sits at every seat');
  wire.name = occupant.name;
  wire.kind = occupant.kind;
  wire.botLevel = occupant.kind === 'bot' ? occupant.level : '';
}

function showSeat(table: Table, seat: number, wire: SeatState): void {
  wire.handCount = table.handCounts[seat] ?? 0;
  wire.openingDone = table.openingDone[seat] ?? false;
  wire.hadTurn = table.hadTurn[seat] ?? false;
  wire.skips = table.skips[seat] ?? false;
  wire.call = CALL_STATES.indexOf(table.calls[seat] ?? 'none');
}
