import {
  PRESET_NAMES,
  invariant,
  presetOptions,
  standings,
  type Hand,
  type Match,
  type PresetName,
  type RoundFacts,
  type RoundRecord,
  type RoundResult,
  type RuleOptions,
  type Seat,
  type Table,
  type TileId,
} from '@roundhouse/rules';
import {
  BOT_LEVELS,
  HINTINGS,
  PACES,
  PLAYER_KINDS,
  PRESENCES,
  TABLE_PHASES,
  type BotLevel,
  type Manners,
  type PlayerKind,
  type Presence,
  type TablePhase,
} from './messages.ts';
import { readFacts } from './readFacts.ts';
import { readSeat, readTable } from './readTable.ts';
import type { RoundState, SeatState, TableState } from './tableSchema.ts';

/** Who sits at a seat. */
export interface PlayerSnapshot {
  readonly name: string;
  readonly kind: PlayerKind;
  /** Set for bots. */
  readonly botLevel: BotLevel | null;
  readonly presence: Presence;
  /** Ready for the next round. */
  readonly ready: boolean;
}

/** The match so far. */
export interface MatchSnapshot {
  readonly rounds: readonly RoundRecord[];
  /** What is worth telling of each of these rounds. */
  readonly facts: readonly RoundFacts[];
  /** What everybody was called, by seat, at the end of each round. */
  readonly sitters: readonly (readonly string[])[];
  readonly totals: readonly number[];
  /** Rounds that the match has in all. */
  readonly roundCount: number;
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

/** Time left when the state was sent, for what happens unless somebody acts; nothing is due without it. */
export interface Deadlines {
  readonly botTakesOverInMs?: number;
  readonly nextRoundInMs?: number;
  readonly toolsPassInMs?: number;
}

/** A spectator says that a seat is theirs, and that the key to it is lost. */
export interface SeatClaim {
  /** Names the claim in the host's answer. */
  readonly number: number;
  readonly seat: Seat;
  /** Empty for one who came without, or with a name that would be taken for somebody else's. */
  readonly name: string;
}

/** Everything a client may know of a table, as plain data. */
export interface TableSnapshot {
  readonly code: string;
  readonly phase: TablePhase;
  /** That of the last events. */
  readonly seq: number;
  /** Turns begun in this match; goes with every command. */
  readonly turn: number;
  readonly preset: PresetName;
  readonly options: RuleOptions;
  /** Most players at this table. */
  readonly seats: number;
  readonly host: Seat | null;
  /** Who has asked for the host's tools, and gets them unless the host does something; else null. */
  readonly asker: Seat | null;
  readonly claim: SeatClaim | null;
  /** One per seat, in seat order. */
  readonly players: readonly PlayerSnapshot[];
  readonly spectators: number;
  readonly match: MatchSnapshot | null;
  readonly table: Table | null;
  /** The own hand; null for a spectator, and before the first deal. */
  readonly hand: Hand | null;
  /** How the round ended, with the hands left over; null while one runs. */
  readonly lastResult: RoundResult | null;
  readonly deadlines: Deadlines;
  /** Nobody new comes in. */
  readonly locked: boolean;
  readonly manners: Manners;
  /** Nothing goes on because nothing can be written down; what has happened is safe. */
  readonly paused: boolean;
}

/**
 * Reads the state of a room as the viewer at `seat` (null: a spectator) may know it. Throws on a word
 * that this version does not know: the state comes from a later one.
 */
export function readSnapshot(state: TableState, seat: Seat | null): TableSnapshot {
  const preset = oneOf(PRESET_NAMES, state.preset);
  const options = readOptions(preset, state.overrides);
  const table = state.dealt ? readTable(state, options) : null;
  return {
    code: state.code,
    phase: oneOf(TABLE_PHASES, state.phase),
    seq: state.seq,
    turn: state.turn,
    preset,
    options,
    seats: state.seats,
    host: readSeat(state.host),
    asker: readSeat(state.asker),
    claim: readClaim(state),
    players: [...state.players].map(readPlayer),
    spectators: state.spectators,
    match: readMatch(state, options),
    table,
    hand: seat === null || table === null ? null : readHand(state, seat),
    lastResult: table?.phase.kind === 'over' ? table.phase.result : null,
    deadlines: readDeadlines(state),
    locked: state.locked,
    manners: { pace: oneOf(PACES, state.pace), hints: oneOf(HINTINGS, state.hints) },
    paused: state.paused,
  };
}

function readPlayer(seat: SeatState): PlayerSnapshot {
  return {
    name: seat.name,
    kind: oneOf(PLAYER_KINDS, seat.kind),
    botLevel: seat.botLevel === '' ? null : oneOf(BOT_LEVELS, seat.botLevel),
    presence: oneOf(PRESENCES, seat.presence),
    ready: seat.ready,
  };
}

function readHand(state: TableState, seat: Seat): Hand | null {
  const hand = state.hands?.get(String(seat));
  if (hand === undefined) return null;
  return {
    tiles: [...hand.tiles.values()] as TileId[],
    drawnTile: hand.drawn < 0 ? null : (hand.drawn as TileId),
  };
}

function readMatch(state: TableState, options: RuleOptions): MatchSnapshot | null {
  if (state.matchSeats === 0) return null;
  const rounds = [...state.rounds].map(readRound);
  const match: Match = { options, seatCount: state.matchSeats, rounds };
  return {
    rounds,
    facts: [...state.rounds].map(readFacts),
    sitters: [...state.rounds].map(({ names }) => [...names]),
    ...standings(match),
  };
}

function readRound(round: RoundState): RoundRecord {
  return {
    engine: round.engine,
    starter: round.starter as Seat,
    out: readSeat(round.out),
    blocked: round.blocked,
    scores: [...round.scores],
  };
}

function readDeadlines(state: TableState): Deadlines {
  const { botTakesOverInMs, nextRoundInMs, toolsPassInMs } = state;
  return {
    ...(botTakesOverInMs > 0 && { botTakesOverInMs }),
    ...(nextRoundInMs > 0 && { nextRoundInMs }),
    ...(toolsPassInMs > 0 && { toolsPassInMs }),
  };
}

function readOptions(preset: PresetName, overrides: string): RuleOptions {
  const read = presetOptions(preset, JSON.parse(overrides) as Record<string, unknown>);
  invariant(read.ok, 'known options');
  return read.value;
}

/** The word among those that are known. Throws when it is none of them. */
function oneOf<T extends string>(words: readonly T[], word: string): T {
  const known = words.find((one) => one === word);
  invariant(known !== undefined, `a known word, not ${word}`);
  return known;
}

function readClaim({ claimNumber, claimedSeat, claimant }: TableState): SeatClaim | null {
  const seat = readSeat(claimedSeat);
  return seat === null ? null : { number: claimNumber, seat, name: claimant };
}
