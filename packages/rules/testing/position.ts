import { courseFrom } from '../src/course.ts';
import {
  fullSet,
  hasPip,
  invariant,
  seatAfter,
  seatsOf,
  trainOf,
  type Hand,
  type OpenDouble,
  type Pip,
  type Round,
  type RuleOptions,
  type Seat,
  type Table,
  type TileId,
  type Train,
  type TrainId,
} from '../src/index.ts';
import { freshTurn } from '../src/rulebook/turnOrder.ts';
import { beginTurn } from '../src/turnFlow.ts';
import { seatNamed, tileNamed, trainNamed, type SeatNames } from './names.ts';

/** An open double of a written position. */
export interface GivenDouble {
  readonly train: string;
  readonly pip: Pip;
  /** Tiles still owed; without it all that its train asks for. */
  readonly need?: number | undefined;
  /** The layer; only the rule that the layer alone must cover asks for it. */
  readonly by?: string | undefined;
}

/** A tiny but complete position, tiles as `12-5`, trains by seat name or `M`. */
export interface Given {
  /** Without it the highest number of the set. */
  readonly engine?: Pip | undefined;
  /** Tiles by seat name; this is the order of play. */
  readonly hands: Readonly<Record<string, readonly string[]>>;
  /** In drawing order. */
  readonly boneyard?: readonly string[] | undefined;
  /** Exposed ends by train; a train that is missing or null has no tile. */
  readonly ends?: Readonly<Record<string, Pip | readonly Pip[] | null>> | undefined;
  /** In the order in which they were laid. */
  readonly open?: readonly GivenDouble[] | undefined;
  readonly marked?: readonly string[] | undefined;
  /** The seats whose opening turn lies behind them; without it all. */
  readonly openingDone?: 'all' | 'none' | readonly string[] | undefined;
  readonly turn?: string | undefined;
  /** Seats that lose their next turn, or this one if it is theirs. */
  readonly skip?: readonly string[] | undefined;
  /** Counted passes in a row so far. */
  readonly passes?: number | undefined;
}

/** The names that a written position gives its seats. */
export function namesOf(given: Given): SeatNames {
  return Object.keys(given.hands);
}

/**
 * The round that a written position describes. Tiles in no hand and not in the boneyard lie on the
 * table. Throws when the position cannot be: a tile twice, a tile of another set, an unknown seat.
 */
export function positionFromGiven(options: RuleOptions, given: Given): Round {
  const names = namesOf(given);
  invariant(names.length >= 2 && !names.includes('M'), 'a position has two seats, none called M');
  const hands = names.map((name) => handFrom(given.hands[name] ?? [], options));
  const boneyard = (given.boneyard ?? []).map((text) => tileNamed(text, options.maxPip));
  const secret = { hands, boneyard };
  const table = { ...tableFrom(options, given), ...countsOf(secret, options) };
  return atTurnOf({ table, secret }, table.starter);
}

/** The round as this seat's turn begins, or the next one's where the seat loses it. */
function atTurnOf({ table, secret }: Round, seat: Seat): Round {
  const phase = { kind: 'turn', turn: freshTurn(table, seat), finishing: false } as const;
  const course = courseFrom({ table: { ...table, phase }, secret });
  beginTurn(course, seat);
  return course.round;
}

function handFrom(tiles: readonly string[], options: RuleOptions): Hand {
  return { tiles: tiles.map((text) => tileNamed(text, options.maxPip)), drawnTile: null };
}

function countsOf(secret: Round['secret'], { maxPip }: RuleOptions): Partial<Table> {
  const away = [...secret.hands.flatMap((hand) => hand.tiles), ...secret.boneyard];
  invariant(new Set(away).size === away.length, 'no tile is in two places');
  return {
    handCounts: secret.hands.map((hand) => hand.tiles.length),
    boneyardCount: secret.boneyard.length,
    laidBySuit: laidBySuit(away, maxPip),
  };
}

function laidBySuit(away: readonly TileId[], maxPip: Pip): readonly number[] {
  const gone = new Set(away);
  const laid = fullSet(maxPip).filter((tile) => !gone.has(tile));
  return Array.from(
    { length: maxPip + 1 },
    (_, pip) => laid.filter((tile) => hasPip(tile, pip)).length,
  );
}

function tableFrom(options: RuleOptions, given: Given): Table {
  const names = namesOf(given);
  const seats = seatsOf(names.length);
  const flags = (listed: readonly string[] = []) => {
    const chosen = new Set(listed.map((name) => seatNamed(names, name)));
    return seats.map((seat) => chosen.has(seat));
  };
  const { openingDone = 'all' } = given;
  const opened = flags(listOf(openingDone, names));
  const marked = flags(given.marked);
  const ends = endsByTrain(given);
  const trainAt = (id: TrainId): Train => ({
    placed: [],
    ends: (ends.get(id) ?? []).map((pip) => ({ pip, on: -1 })),
    marked: id !== 'mexican' && (marked[id] ?? false),
  });
  const bare: Table = {
    options,
    engine: given.engine ?? options.maxPip,
    starter: seatNamed(names, given.turn ?? names[0] ?? ''),
    seatCount: seats.length,
    personal: seats.map(trainAt),
    mexican: trainAt('mexican'),
    openDoubles: [],
    laidBySuit: [],
    handCounts: [],
    boneyardCount: 0,
    openingDone: opened,
    hadTurn: opened,
    skips: flags(given.skip),
    calls: seats.map(() => 'none'),
    countedPasses: given.passes ?? 0,
    out: null,
    phase: { kind: 'over', result: { out: null, blocked: false, scores: [], hands: [] } },
  };
  return (given.open ?? []).reduce((table, double) => withOpenDouble(table, double, given), bare);
}

function listOf(seats: 'all' | 'none' | readonly string[], names: SeatNames): SeatNames {
  if (seats === 'all') return names;
  return seats === 'none' ? [] : seats;
}

function endsByTrain(given: Given): ReadonlyMap<TrainId, readonly Pip[]> {
  const names = namesOf(given);
  return new Map(
    Object.entries(given.ends ?? {}).map(([train, ends]): [TrainId, readonly Pip[]] => [
      trainNamed(names, train),
      ends === null ? [] : [ends].flat(),
    ]),
  );
}

/**
 * Adds an open double. A single one is the end of its train, said so or not; a fresh foot is none.
 * An opening double that waits is live once every seat has opened.
 */
function withOpenDouble(table: Table, given: GivenDouble, { hands, turn }: Given): Table {
  const names = Object.keys(hands);
  const train = trainNamed(names, given.train);
  const ends = trainOf(table, train).ends.map((end) => end.pip);
  const size = sizeOf(table, train, { need: given.need, isOnlyEnd: isOnly(ends, given.pip) });
  const need = given.need ?? size;
  invariant(need >= 1 && need <= size, `an open double on ${given.train} wants 1 to ${size} tiles`);
  const double: OpenDouble = {
    train,
    pip: given.pip,
    by: given.by === undefined ? seatBefore(names, turn) : seatNamed(names, given.by),
    size,
    need,
    live: table.openingDone.every(Boolean) || !waits(table.options),
    thisTurn: false,
    on: -1,
  };
  const shown = endsBeside(double, ends);
  const laid: Train = { ...trainOf(table, train), ends: shown.map((pip) => ({ pip, on: -1 })) };
  return { ...withTrain(table, train, laid), openDoubles: [...table.openDoubles, double] };
}

function waits({ openingTurn, openingDoubleEnd }: RuleOptions): boolean {
  return openingTurn === 'ownTrainFull' && openingDoubleEnd === 'deferred';
}

function isOnly(ends: readonly Pip[], pip: Pip): boolean {
  return ends.length === 1 && ends[0] === pip;
}

/** A double of an opening chain wants one tile even where its train has three branches. */
function sizeOf(
  { options }: Table,
  train: TrainId,
  { need, isOnlyEnd }: { need: number | undefined; isOnlyEnd: boolean },
): 1 | 3 {
  if (need === 1 && isOnlyEnd) return 1;
  return train === 'mexican' ? options.branches.mexican : options.branches.personal;
}

function endsBeside({ size, need, pip }: OpenDouble, ends: readonly Pip[]): readonly Pip[] {
  if (size === 3) return need === 3 && isOnly(ends, pip) ? [] : ends;
  return ends.length === 0 ? [pip] : ends;
}

function withTrain(table: Table, id: TrainId, train: Train): Table {
  if (id === 'mexican') return { ...table, mexican: train };
  return { ...table, personal: table.personal.with(id, train) };
}

/** The layer where the position names none: whoever played last. */
function seatBefore(names: SeatNames, turn: string | undefined): Seat {
  const at = seatNamed(names, turn ?? names[0] ?? '');
  return seatsOf(names.length).find((seat) => seatAfter(seat, names.length) === at) ?? at;
}
