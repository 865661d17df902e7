import { useSignalEffect } from '@preact/signals';
import type { Play } from '../../store/table/play.ts';
import { settings } from '../../store/kept/settings.ts';
import { isDeadDraw } from '../../store/table/table.ts';

/** Time to see what was drawn before the turn ends by itself. */
const AUTO_PASS_MS = 1200;

/** Passes by itself after a draw that brought nothing, unless the setting is off. Load this file lazily. */
export function AutoPass({ play }: { readonly play: Play }): null {
  useSignalEffect(() => {
    const table = play.view.value?.table;
    if (table === undefined || !settings.value.autoPass) return undefined;
    if (!isDeadDraw(table, play.legal.value)) return undefined;
    const timer = setTimeout(() => play.ask({ type: 'pass' }), AUTO_PASS_MS);
    return () => clearTimeout(timer);
  });
  return null;
}
