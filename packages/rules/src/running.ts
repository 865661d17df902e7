import { invariant } from './result.ts';
import type { RoundPhase, Table, Turn } from './state.ts';

/** The phase of a round that runs. Throws when it is over. */
export function runningPhase(table: Table): Extract<RoundPhase, { readonly kind: 'turn' }> {
  invariant(table.phase.kind === 'turn', 'the round runs');
  return table.phase;
}

/** What changes on the table when the running turn changes. */
export function inTurn(table: Table, change: Partial<Turn>): Pick<Table, 'phase'> {
  const phase = runningPhase(table);
  return { phase: { ...phase, turn: { ...phase.turn, ...change } } };
}
