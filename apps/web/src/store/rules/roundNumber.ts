import type { TableSnapshot } from '@roundhouse/protocol';

/** Number of the round that is played, or of the one that is over, from 1. */
export function roundNumber({ match, phase }: TableSnapshot): number {
  return (match?.rounds.length ?? 0) + (phase === 'playing' ? 1 : 0);
}
