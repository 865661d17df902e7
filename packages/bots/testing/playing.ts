import {
  decide,
  formatCommand,
  fullSet,
  invariant,
  newMatch,
  OPTION_NAMES,
  OPTION_SPECS,
  presetOptions,
  seatsOf,
  startRound,
  tileCount,
  turnOf,
  viewFor,
  type PresetName,
  type Round,
  type RuleOptions,
  type Seat,
} from '@roundhouse/rules';
import { announcement, baronThinking, PLAYERS, type Player, type Rng } from '../src/index.ts';

/** Every level; the Baron thinks a twentieth as long as it does at a table. */
export const PLAYERS_IN_HASTE = {
  ...PLAYERS,
  baron: baronThinking({ playouts: 60 }),
} as const satisfies Record<keyof typeof PLAYERS, Player>;

/** Every player, as often as it takes to fill the seats. */
export function mixedPlayers(seatCount: number): readonly Player[] {
  const players = Object.values(PLAYERS_IN_HASTE);
  return Array.from(
    { length: seatCount },
    (_, seat) => players[seat % players.length] ?? players[0],
  )
    .filter((player) => player !== undefined)
    .toReversed();
}

/** The rules of a preset. */
export function rulesOf(preset: PresetName): RuleOptions {
  const options = presetOptions(preset);
  invariant(options.ok, `${preset} is a game`);
  return options.value;
}

/** Any value of every option, dealt so that a round takes a moment; drawn again until it is a game. */
export function anyRules(rng: Rng): RuleOptions {
  for (;;) {
    const overrides: Record<string, unknown> = { dealTable: { 2: 7, 3: 6, 4: 5 } };
    for (const name of OPTION_NAMES) {
      const spec = OPTION_SPECS[name];
      if (spec.kind === 'branches') overrides[name] = { personal: side(rng), mexican: side(rng) };
      if (spec.kind === 'choice') overrides[name] = pickValue(spec.values, rng);
    }
    const maxPip = 6 + 3 * Math.floor(rng() * 3);
    const options = presetOptions('roundhouse', { ...overrides, maxPip });
    if (options.ok) return options.value;
  }
}

function pickValue(values: readonly { readonly value: unknown }[], rng: Rng): unknown {
  return values[Math.floor(rng() * values.length)]?.value;
}

function side(rng: Rng): 1 | 3 {
  return rng() < 0.8 ? 1 : 3;
}

/** A dealt round of these rules. */
export function deal(options: RuleOptions, seatCount: number, rng: Rng): Round {
  const match = newMatch(options, seatCount);
  invariant(match.ok, `the rules are for ${seatCount}`);
  const deck = shuffled(fullSet(options.maxPip), rng);
  const dealt = startRound(match.value, { deck, lot: Math.floor(rng() * seatCount) });
  return dealt.ok ? dealt.value.round : deal(options, seatCount, rng);
}

/** The items in random order. */
export function shuffled<T>(items: readonly T[], rng: Rng): readonly T[] {
  return items
    .map((item) => [rng(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);
}

/** Plays a round to its end, and shows every position. Throws when a player is refused, or it does not end. */
export function playOut(
  dealt: Round,
  { players, rng }: { readonly players: readonly Player[]; readonly rng: Rng },
  look: (round: Round, seat: Seat) => void = () => {},
): Round {
  const { seatCount, options } = dealt.table;
  let round = dealt;
  for (let left = 8 * seatCount * (tileCount(options.maxPip) + seatCount); left > 0; left -= 1) {
    const turn = turnOf(round.table);
    if (turn === null) return round;
    look(round, turn.seat);
    round = playOnce(round, players, rng);
  }
  throw new Error('the round does not end');
}

function playOnce(round: Round, players: readonly Player[], rng: Rng): Round {
  const speaker = seatsOf(players.length).find((seat) => announcement(viewFor(round, seat)));
  const seat = speaker ?? turnOf(round.table)?.seat;
  const player = players[seat ?? -1];
  invariant(seat !== undefined && player !== undefined, 'somebody is to move');
  const view = viewFor(round, seat);
  const command = announcement(view) ?? player.decide(view, rng);
  const decision = decide(round, seat, command);
  invariant(decision.ok, `${formatCommand(command)}: ${JSON.stringify(decision)}`);
  return decision.value.round;
}
