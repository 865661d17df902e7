import type { TableSnapshot } from '@roundhouse/protocol';
import { seatsOf, type Seat } from '@roundhouse/rules';

/** Names of the people, other than `me`, who have not said that they are ready. */
export function waitingFor(snapshot: TableSnapshot, me: Seat | null): readonly string[] {
  return seatsOf(snapshot.players.length)
    .filter((seat) => seat !== me)
    .map((seat) => snapshot.players[seat])
    .filter((player) => player?.kind === 'person' && player.presence === 'here' && !player.ready)
    .map((player) => player?.name ?? '');
}
