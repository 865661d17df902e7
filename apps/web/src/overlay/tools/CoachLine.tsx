import '../../styles/hints.css';
import { text } from '../../text/text.ts';
import { coachWords } from '../hints/hintSections.ts';
import { Sentence } from '../parts/Sentence.tsx';
import type { ToolsProps } from './tool.ts';

/** A line over the hand that says what to lay and why; all that there is to say opens from it. */
export function CoachLine({ moves, picture, tool }: ToolsProps) {
  const { value: view } = moves.view;
  const { tray } = picture.value;
  if (view === null || tray === null) return null;
  return (
    <section class="coach" style={{ top: `${tray.y}px` }} aria-label={text.manners.hintings.coach}>
      <p role="status">
        <Sentence words={coachWords(view, moves.speaker.value)} />
      </p>
      <button type="button" class="button button-quiet" onClick={() => (tool.value = 'hints')}>
        {text.hints.all}
      </button>
    </section>
  );
}
