import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Play } from '../store/play.ts';
import { later } from './later.tsx';
import type { TablePicture } from './useTablePicture.ts';

/** What lies over the table beside sheets: the order of the hand, or a field for typed moves. */
export type ToolName = 'arrange' | 'typed';

/** What the tools work on. */
export interface ToolsProps {
  readonly play: Play;
  readonly picture: ReadonlySignal<TablePicture>;
  readonly tool: Signal<ToolName | null>;
}

const Arrange = later(async () => (await import('./Arrange.tsx')).Arrange);
const MoveField = later(async () => (await import('./MoveField.tsx')).MoveField);

/** The tool that is open, if any. */
export function Tools(props: ToolsProps) {
  const { value: tool } = props.tool;
  if (tool === null) return null;
  return tool === 'arrange' ? <Arrange {...props} /> : <MoveField {...props} />;
}
