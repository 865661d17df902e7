import { useEffect } from 'preact/hooks';
import { later } from '../../late/late.tsx';
import { needWords } from '../../text/text.ts';
import type { ToolsProps } from './tool.ts';

const Arrange = later(async () => (await import('./Arrange.tsx')).Arrange);
const MoveField = later(async () => (await import('./MoveField.tsx')).MoveField);
const CoachLine = later(async () => {
  const [line] = await Promise.all([import('../hints/CoachLine.tsx'), needWords('late')]);
  return line.CoachLine;
});
const HintPanel = later(async () => {
  const [panel] = await Promise.all([import('../hints/HintPanel.tsx'), needWords('late')]);
  return panel.HintPanel;
});

/** The tool that is open, if any. It makes way for whatever gets the focus behind it. */
export function Tools(props: ToolsProps) {
  const { tool } = props;
  useEffect(() => {
    const makeWay = ({ target }: FocusEvent) => {
      if (target instanceof Element && isBehindTool(target)) tool.value = null;
    };
    document.addEventListener('focusin', makeWay);
    return () => document.removeEventListener('focusin', makeWay);
  }, [tool]);
  const { hints } = props.moves.snapshot.value.manners;
  return (
    <>
      {hints === 'coach' && <CoachLine {...props} />}
      {tool.value === 'arrange' && <Arrange {...props} />}
      {tool.value === 'typed' && <MoveField {...props} />}
      {tool.value === 'hints' && hints !== 'off' && <HintPanel {...props} />}
    </>
  );
}

/** True where the open tool lies over the middle of this. */
function isBehindTool(target: Element): boolean {
  const panel = document.querySelector('.arrange, .move-field, .hints-panel');
  if (panel === null || panel.contains(target)) return false;
  const over = panel.getBoundingClientRect();
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > over.left && x < over.right && y > over.top && y < over.bottom;
}
