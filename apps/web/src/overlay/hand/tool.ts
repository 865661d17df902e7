import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Moves } from '../../store/table/moves.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';

/** What lies over the table beside sheets: the order of the hand, or a field for typed moves. */
export type ToolName = 'arrange' | 'typed';

/** What the tools work on. */
export interface ToolsProps {
  readonly moves: Moves;
  readonly picture: ReadonlySignal<TablePicture>;
  readonly tool: Signal<ToolName | null>;
}
