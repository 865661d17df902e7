import { expect, test } from 'vitest';
import {
  decide,
  handPoints,
  invariant,
  isDouble,
  legalCommands,
  OPTION_SPECS,
  otherHalf,
  parseCommand,
  PRESET_NAMES,
  presetOptions,
  seatsOf,
  slotsOf,
  trainIds,
  turnOf,
  viewFor,
  type Command,
  type OptionName,
  type Play,
  type Round,
  type RuleOptions,
  type Table,
  type TileId,
  type TurnCommand,
} from '@roundhouse/rules';
import { positionFromGiven } from '@roundhouse/rules/testing';
import { deal, rulesOf, seeded } from '../../testing/index.ts';
import { announcement } from '../lastTile.ts';
import type { Rng } from '../rng.ts';
import { QuickRound } from './QuickRound.ts';
import { isQuicklyPlayed } from './quickRules.ts';

const SEED = Number(process.env['ROUNDHOUSE_SEED'] ?? 1);
/** How many times as many positions as usual: `ROUNDHOUSE_RUNS=10` compares more than 5,000 of each preset. */
const FACTOR = Number(process.env['ROUNDHOUSE_RUNS'] ?? 1);
const POSITIONS = 500 * FACTOR;
const TIMEOUT_MS = 600_000;

const QUICK = PRESET_NAMES.filter((preset) => isQuicklyPlayed(rulesOf(preset)));

/** The same round, quickly. */
function quickly({ table, secret }: Round): QuickRound {
  const quick = new QuickRound(table);
  for (const [seat, { tiles }] of secret.hands.entries()) {
    for (const tile of tiles) quick.hands.give(seat, tile);
  }
  quick.fillBoneyard(secret.boneyard);
  return quick;
}

function inOrder(tiles: readonly TileId[]): readonly TileId[] {
  return tiles.toSorted((one, other) => one - other);
}

/** What a quick round says of itself. */
function told(quick: QuickRound) {
  const isOver = quick.seat < 0;
  const hands = seatsOf(quick.table.seatCount).map((seat) => inOrder(quick.hands.tilesOf(seat)));
  const points = hands.map((_, seat) => quick.hands.pointsHeld(seat));
  if (isOver) return { out: quick.out, hands, points };
  quick.findPlays();
  const plays = Array.from(
    quick.playTrains.subarray(0, quick.playCount),
    (train, index) => `${train}:${quick.playOuters[index]}`,
  );
  const { seat, isCover, isExtra, ends, boneyardCount, table } = quick;
  const marked = seatsOf(table.seatCount).map((one) => quick.isMarked(one));
  const mayDraw = plays.length === 0 && quick.mayDraw;
  const common = { seat, isCover, isExtra, marked, boneyardCount, ends: [...ends] };
  return { ...common, hands, points, mayDraw, plays: plays.toSorted() };
}

/** The same, as the rulebook has it. */
function ruled(round: Round) {
  const { table, secret } = round;
  const hands = secret.hands.map(({ tiles }) => inOrder(tiles));
  const points = hands.map((tiles) => handPoints(table.options, tiles));
  if (table.phase.kind === 'over') return { out: table.phase.result.out ?? -1, hands, points };
  const { turn } = table.phase;
  const commands = legalCommands(viewFor(round, turn.seat));
  return {
    seat: Number(turn.seat),
    isCover: turn.cover,
    isExtra: turn.step === 'extra',
    marked: table.personal.map(({ marked }) => marked),
    boneyardCount: table.boneyardCount,
    ends: trainIds(table).map((train) => slotsOf(table, train)[0]?.pip),
    hands,
    points,
    mayDraw: commands.some(({ type }) => type === 'draw'),
    plays: commands
      .flatMap((command) => (command.type === 'play' ? [placeOf(table, command)] : []))
      .toSorted(),
  };
}

function placeOf(table: Table, { train, tile }: Play): string {
  const inner = slotsOf(table, train)[0]?.pip ?? 0;
  return `${train === 'mexican' ? table.seatCount : train}:${otherHalf(tile, inner)}`;
}

function doQuickly(quick: QuickRound, table: Table, command: TurnCommand): void {
  if (command.type === 'draw') return quick.draw();
  if (command.type !== 'play') return quick.fail();
  const inner = slotsOf(table, command.train)[0]?.pip ?? 0;
  const train = command.train === 'mexican' ? table.seatCount : command.train;
  return quick.lay(train, otherHalf(command.tile, inner));
}

/** The round after whatever is said in time. */
function announced(round: Round): Round {
  for (const seat of seatsOf(round.table.seatCount)) {
    const said = announcement(viewFor(round, seat));
    if (said !== null) return announced(after(round, seat, said));
  }
  return round;
}

function after(round: Round, seat: Parameters<typeof decide>[1], command: Command): Round {
  const decision = decide(round, seat, command);
  invariant(decision.ok, 'the command is legal');
  return decision.value.round;
}

/** Doubles more often than not: most of the rules are about them. */
function anyOf(commands: readonly TurnCommand[], rng: Rng): TurnCommand {
  const doubles = commands.filter((one) => one.type === 'play' && isDouble(one.tile));
  const chosen = doubles.length > 0 && rng() < 0.7 ? doubles : commands;
  const command = chosen[Math.floor(rng() * chosen.length)];
  invariant(command !== undefined, 'there is something to do');
  return command;
}

test('six of the presets are played quickly', () => {
  expect(QUICK).toEqual([
    'roundhouse',
    'puremco',
    'yoriFlexible',
    'yoriImmediate',
    'mtWindows',
    'wikipedia',
  ]);
});

/** Follows a round move by move, and compares every position; gives how many there were. */
function follow(dealt: Round, seed: number, rng: Rng): number {
  let round = dealt;
  const quick = quickly(round);
  for (let positions = 0; ; positions += 1) {
    const where = `seed ${seed}, position ${positions}`;
    expect(told(quick), where).toEqual(ruled(round));
    const turn = turnOf(round.table);
    if (turn === null) return positions;
    expect(told(quickly(round)), `${where}, taken up there`).toEqual(ruled(round));
    const command = anyOf(legalCommands(viewFor(round, turn.seat)), rng);
    doQuickly(quick, round.table, command);
    round = announced(after(round, turn.seat, command));
  }
}

test.each(QUICK)(
  'a quick round of %s allows and does what the rulebook does',
  { timeout: TIMEOUT_MS },
  (preset) => {
    let positions = 0;
    for (let seed = SEED; positions < POSITIONS; seed += 1) {
      const rng = seeded(seed);
      positions += follow(deal(rulesOf(preset), 2 + (seed % 3), rng), seed, rng);
    }
    expect(positions).toBeGreaterThanOrEqual(POSITIONS);
  },
);

test('a quick round does so under any options that it knows', { timeout: TIMEOUT_MS }, () => {
  const seen = new Set<string>();
  let positions = 0;
  for (let seed = SEED; positions < 12 * POSITIONS; seed += 1) {
    const rng = seeded(seed);
    const options = anyQuickRules(rng);
    seen.add(`${options.extraTileTarget} ${options.doubleChain} ${options.coverOrder}`);
    positions += follow(deal(options, 2 + (seed % 3), rng), seed, rng);
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('a third double is one too many where two are allowed', () => {
  const given = {
    hands: { A: ['5-5', '6-6', '7-7', '5-1', '7-1'], B: ['1-0'] },
    ends: { A: 5, B: 6, M: 7 },
    marked: ['B'],
    boneyard: ['0-0'],
  };
  let round = positionFromGiven(rulesOf('roundhouse'), given);
  const quick = quickly(round);
  for (const text of ['5-5>A', '6-6>B']) {
    const turn = turnOf(round.table);
    const command = parseCommand(text);
    invariant(turn !== null && command?.type === 'play', 'it is a tile of a turn');
    doQuickly(quick, round.table, command);
    round = after(round, turn.seat, command);
    expect(told(quick)).toEqual(ruled(round));
  }
  expect(told(quick)).toMatchObject({ plays: ['0:1'] });
});

/** Anything that a quick round knows, of a small set so that suits run out and rounds are blocked. */
function anyQuickRules(rng: Rng): RuleOptions {
  for (;;) {
    const overrides = Object.fromEntries(
      LOOSE.map((name) => [name, pickValue(name, rng)] as const),
    );
    const options = presetOptions('roundhouse', { ...overrides, maxPip: 6 });
    if (options.ok && isQuicklyPlayed(options.value)) return options.value;
  }
}

const LOOSE = [
  'extraTileTarget',
  'doubleChain',
  'coverOrder',
  'exhaustedSuit',
  'blockRule',
  'drawnTile',
  'doubleBlankPoints',
  'blankHalfPoints',
] as const satisfies readonly OptionName[];

function pickValue(name: (typeof LOOSE)[number], rng: Rng): unknown {
  const { values } = OPTION_SPECS[name];
  return values[Math.floor(rng() * values.length)]?.value;
}
