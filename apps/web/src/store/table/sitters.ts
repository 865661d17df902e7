import type { TableSnapshot } from '@roundhouse/protocol';
import type { Speaker } from '../../text/speaker.ts';

/**
 * For sentences about a result: who sat where when the round ended, whoever has taken a seat since.
 * "You" is the reader only where they sat there then. While no result is shown it is `now`, who
 * sits there.
 */
export function speakerAtEnd({ lastResult, match }: TableSnapshot, now: Speaker): Speaker {
  const names = match?.sitters.at(-1) ?? [];
  if (lastResult === null || names.length === 0) return now;
  const { me } = now;
  return { me: me !== null && names[me] === now.names[me] ? me : null, names };
}

/** Who has the tools of the host; null while nobody has. */
export function hostName({ host, players }: TableSnapshot): string | null {
  return host === null ? null : (players[host]?.name ?? null);
}
