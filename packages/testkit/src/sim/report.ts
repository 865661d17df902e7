import { formatSeat, seatsOf } from '@roundhouse/rules';
import type { Plan } from './flags.ts';
import type { Tally } from './simulate.ts';

/** What a simulation is told as, line by line. */
export function describeTally(plan: Plan, tally: Tally, seconds: number): readonly string[] {
  const { preset, seed, policy, match } = plan;
  const means = seatsOf(match.seatCount).map(
    (seat) => `${formatSeat(seat)} ${((tally.points[seat] ?? 0) / tally.roundCount).toFixed(2)}`,
  );
  return [
    `${preset}, ${match.seatCount} seats, seed ${seed}, ${policy} policy`,
    `rounds: ${tally.roundCount}`,
    `commands: ${tally.commandCount}`,
    `commands per second: ${Math.round(tally.commandCount / seconds)}`,
    `rounds gone out: ${tally.goneOutCount}`,
    `rounds blocked: ${tally.blockedCount}`,
    `mean points by seat: ${means.join(', ')}`,
    ...tally.anomalies.map((anomaly) => `ANOMALY ${anomaly}`),
  ];
}
