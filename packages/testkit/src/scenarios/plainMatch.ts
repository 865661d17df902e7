import {
  fullSet,
  handPoints,
  newMatch,
  presetOptions,
  seatsOf,
  standings,
  startRound,
  type Match,
  type Pip,
  type RuleOptions,
  type TileId,
} from '@roundhouse/rules';

/** The neutral rules with some changed. Throws when they are refused. */
export function plainOptions(overrides: Readonly<Record<string, unknown>> = {}): RuleOptions {
  const options = presetOptions('roundhouse', overrides);
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.error)}`);
  return options.value;
}

/** A match before its first round. Throws when it is refused. */
export function plainMatch(options: RuleOptions, seatCount: number): Match {
  const match = newMatch(options, seatCount);
  if (!match.ok) throw new Error(`match refused: ${JSON.stringify(match.error)}`);
  return match.value;
}

/** What a hand left over is worth by the neutral rules. */
export function pointsOf(tiles: readonly TileId[]): number {
  return handPoints(plainOptions(), tiles);
}

/** Rounds of a full match with this set. */
export function roundsOf(maxPip: Pip): number {
  return standings(plainMatch(plainOptions({ maxPip, dealTable: { 2: 2 } }), 2)).roundCount;
}

/** Tiles left to draw after a deal with the engine set aside. */
export function boneyardAfterDeal(
  maxPip: Pip,
  { seatCount, tiles }: { seatCount: number; tiles: number },
): number {
  const options = plainOptions({ maxPip, dealTable: { [seatCount]: tiles } });
  const dealt = startRound(plainMatch(options, seatCount), { deck: fullSet(maxPip), lot: 0 });
  if (!dealt.ok) throw new Error(`deal refused: ${dealt.error.code}`);
  return dealt.value.round.table.boneyardCount;
}

/** The seats, by name, that win a match with these totals. */
export function winnersOf(totals: Readonly<Record<string, number>>): readonly string[] {
  const names = Object.keys(totals);
  const seatCount = names.length;
  const options = plainOptions({ matchRounds: 1, dealTable: { [seatCount]: 1 } });
  const scores = Object.values(totals);
  const [starter] = seatsOf(seatCount);
  if (starter === undefined) throw new Error('a match needs seats');
  const round = { engine: options.maxPip, starter, out: null, blocked: true, scores };
  const { winners } = standings({ ...plainMatch(options, seatCount), rounds: [round] });
  return winners.map((seat) => names[seat] ?? '').toSorted();
}
