import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Moves } from '../../store/table/moves.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';

/** What lies over the table beside sheets: the order of the hand, a field for typed moves, hints. */
export type ToolName = 'arrange' | 'typed' | 'hints';

/** What the tools work on. */
export interface ToolsProps {
  readonly moves: Moves;
  readonly picture: ReadonlySignal<TablePicture>;
  readonly tool: Signal<ToolName | null>;
}
