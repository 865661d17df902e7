import { effect, untracked } from '@preact/signals';
import type { Moves } from '../../store/table/moves.ts';

/** The turns that were called, by their numbers. */
const called = new WeakMap<Moves['connection'], number>();

/**
 * Calls `ring` once in each own turn: not again when the page comes back to a turn that it has seen.
 * Returns a function that stops it.
 */
export function onOwnTurn(
  { connection, legal, snapshot }: Pick<Moves, 'connection' | 'legal' | 'snapshot'>,
  ring: () => void,
): () => void {
  return effect(() => {
    if (legal.value.length === 0) return;
    const { turn } = snapshot.value;
    if (called.get(connection) === turn) return;
    called.set(connection, turn);
    untracked(ring);
  });
}
