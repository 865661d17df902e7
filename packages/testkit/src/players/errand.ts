import type { RawReply } from '../raw/RawClient.ts';
import type { TableClient } from './TableClient.ts';

/**
 * What somebody has to ask for now beside moves, named by its occasion; null for nothing. A host begins
 * a match when `startsAt` sit there, and another one after it.
 */
export function errandOf({ snapshot, place }: TableClient, startsAt = Infinity): string | null {
  const { phase, seq, players } = snapshot;
  if (phase === 'playing' || place.seat === null) return null;
  const isWanted = phase === 'betweenRounds' || (place.host && players.length >= startsAt);
  return isWanted ? `${phase} ${seq} ${players.length}` : null;
}

/** Asks for it. */
export function runErrand(client: TableClient): Promise<RawReply> {
  const { phase } = client.snapshot;
  if (phase === 'betweenRounds') return client.seatRequest({ type: 'ready' });
  return client.host({ type: phase === 'lobby' ? 'start' : 'rematch' });
}
