import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { later } from '../../late/late.tsx';
import { hasHints } from '../../store/table/own.ts';
import { needWords } from '../../text/text.ts';
import { focusHand } from '../hand/focusHand.ts';
import type { ToolsProps } from './tool.ts';

const Arrange = later(async () => {
  const [panel] = await Promise.all([import('./Arrange.tsx'), needWords('late')]);
  return panel.Arrange;
});
const MoveField = later(async () => (await import('./MoveField.tsx')).MoveField);
const CoachLine = later(async () => {
  const [line] = await Promise.all([import('./CoachLine.tsx'), needWords('late')]);
  return line.CoachLine;
});
const HintPanel = later(async () => {
  const [panel] = await Promise.all([import('./HintPanel.tsx'), needWords('late')]);
  return panel.HintPanel;
});

/** The tool that is open, if any. It makes way for whatever gets the focus behind it. */
export function Tools(props: ToolsProps) {
  const { tool } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const makeWay = ({ target }: FocusEvent) => {
      if (target instanceof Element && isBehind(panel.current, target)) tool.value = null;
    };
    document.addEventListener('focusin', makeWay);
    return () => document.removeEventListener('focusin', makeWay);
  }, [tool]);
  const { hints } = props.moves.snapshot.value.manners;
  useSignalEffect(() => {
    if (tool.value !== 'hints' || hasHints(props.moves)) return;
    const hadFocus = panel.current?.contains(document.activeElement) === true;
    tool.value = null; // the host wants none any more, or never did
    if (hadFocus) focusHand();
  });
  return (
    <>
      {hints === 'coach' && <CoachLine {...props} />}
      {tool.value === 'arrange' && <Arrange {...props} panel={panel} />}
      {tool.value === 'typed' && <MoveField {...props} panel={panel} />}
      {tool.value === 'hints' && <HintPanel {...props} panel={panel} />}
    </>
  );
}

/** True where the open tool lies over the middle of this. */
function isBehind(panel: HTMLElement | null, target: Element): boolean {
  if (panel === null || panel.contains(target)) return false;
  const over = panel.getBoundingClientRect();
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > over.left && x < over.right && y > over.top && y < over.bottom;
}
