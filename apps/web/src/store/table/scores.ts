import type { TableSnapshot } from '@roundhouse/protocol';
import { seatsOf, type Seat } from '@roundhouse/rules';
import type { Speaker } from '../../text/speaker.ts';

/** Names of the people, other than `me`, who have not said that they are ready. */
export function waitingFor(snapshot: TableSnapshot, me: Seat | null): readonly string[] {
  return seatsOf(snapshot.players.length)
    .filter((seat) => seat !== me)
    .map((seat) => snapshot.players[seat])
    .filter((player) => player?.kind === 'person' && player.presence === 'here' && !player.ready)
    .map((player) => player?.name ?? '');
}

/** Names by seat: of those who sat there at the end of the round, else of those who sit there now. */
export function namesAt({ players }: TableSnapshot, { names }: Speaker): readonly string[] {
  return players.map(({ name }, seat) => names[seat] ?? name);
}
