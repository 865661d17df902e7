import { later } from '../parts/later.tsx';
import type { ToolsProps } from './tool.ts';

const Arrange = later(async () => (await import('./Arrange.tsx')).Arrange);
const MoveField = later(async () => (await import('./MoveField.tsx')).MoveField);

/** The tool that is open, if any. */
export function Tools(props: ToolsProps) {
  const { value: tool } = props.tool;
  if (tool === null) return null;
  return tool === 'arrange' ? <Arrange {...props} /> : <MoveField {...props} />;
}
