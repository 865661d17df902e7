import type { TableSnapshot } from '@roundhouse/protocol';
import { seatsOf, type RuleOptions, type Seat } from '@roundhouse/rules';

/** Seats with the leader first, by the rule that says who wins. */
export function byTotal(
  seats: readonly Seat[],
  totals: readonly number[],
  winner: RuleOptions['winner'],
): readonly Seat[] {
  const sign = winner === 'lowestTotal' ? 1 : -1;
  return seats.toSorted((a, b) => sign * ((totals[a] ?? 0) - (totals[b] ?? 0)) || a - b);
}

/** Names of the people, other than `me`, who have not said that they are ready. */
export function waitingFor(snapshot: TableSnapshot, me: Seat | null): readonly string[] {
  return seatsOf(snapshot.players.length)
    .filter((seat) => seat !== me)
    .map((seat) => snapshot.players[seat])
    .filter((player) => player?.kind === 'person' && player.presence === 'here' && !player.ready)
    .map((player) => player?.name ?? '');
}
