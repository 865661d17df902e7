import { useSignalEffect } from '@preact/signals';
import type { Moves } from '../../store/table/moves.ts';
import { settings } from '../../store/kept/settings.ts';
import { isDeadDraw } from '../../store/table/table.ts';

/** Time to see what was drawn before the turn ends by itself. */
const AUTO_PASS_MS = 1200;

/** Passes by itself after a draw that brought nothing, unless the setting is off. Load this file lazily. */
export function AutoPass({ moves }: { readonly moves: Moves }): null {
  useSignalEffect(() => {
    const table = moves.view.value?.table;
    if (table === undefined || !settings.value.autoPass) return undefined;
    if (!isDeadDraw(table, moves.legal.value)) return undefined;
    const timer = setTimeout(() => moves.ask({ type: 'pass' }), AUTO_PASS_MS);
    return () => clearTimeout(timer);
  });
  return null;
}
