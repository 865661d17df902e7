import { invariant } from './result.ts';
import type { RoundPhase, Table, Turn } from './state.ts';

/** The phase of a round that runs. Throws when it is over. */
export function runningPhase(table: Table): Extract<RoundPhase, { readonly kind: 'turn' }> {
  invariant(table.phase.kind === 'turn', 'the round runs');
  return table.phase;
}

/** The table with its running turn changed. */
export function withTurn(table: Table, turn: Turn): Table {
  return { ...table, phase: { ...runningPhase(table), turn } };
}
