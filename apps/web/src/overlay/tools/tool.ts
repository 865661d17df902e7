import type { ReadonlySignal, Signal } from '@preact/signals';
import type { RefObject } from 'preact';
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

/** What the panel of a tool gets beside that: where it puts itself, for those who make way for it. */
export interface PanelProps extends ToolsProps {
  readonly panel: RefObject<HTMLElement | null>;
}
