import { assertNever } from '../result.ts';
import type { Table } from '../state.ts';

/**
 * True when the round is blocked: the boneyard is empty and a lap of counted passes is complete;
 * where the rules ask for it, nobody could play even now. `anybodyCanPlay` looks at every hand, so
 * only the server can answer it. Source: docs/rules.md#blocked-rounds
 */
export function isBlocked(table: Table, anybodyCanPlay: () => boolean): boolean {
  if (table.boneyardCount > 0 || table.countedPasses < table.seatCount) return false;
  switch (table.options.blockRule) {
    case 'allPassed':
      return true;
    case 'noLegalMove':
      return !anybodyCanPlay();
    default:
      return assertNever(table.options.blockRule);
  }
}
