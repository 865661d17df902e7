import { effect, untracked } from '@preact/signals';
import type { Moves } from '../../store/table/moves.ts';
import { isOwnTurn } from '../../store/table/own.ts';

/** The turns that were called, by their numbers. */
const called = new WeakMap<Moves['connection'], number>();

/**
 * Calls `ring` once in each own turn: not again when the page comes back to a turn that it has seen.
 * Returns a function that stops it.
 */
export function onOwnTurn(
  moves: Pick<Moves, 'connection' | 'legal' | 'snapshot'>,
  ring: () => void,
): () => void {
  return effect(() => {
    if (!isOwnTurn(moves)) return;
    const { turn } = moves.snapshot.value;
    if (called.get(moves.connection) === turn) return;
    called.set(moves.connection, turn);
    untracked(ring);
  });
}
