import { useComputed, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../styles/hints.css';
import '../../styles/marks.css';
import { text } from '../../text/text.ts';
import { coachWords } from '../hints/hintSections.ts';
import { Sentence } from '../parts/Sentence.tsx';
import type { ToolsProps } from './tool.ts';

/** A line over the hand that says what to lay and why; all that there is to say opens from it. */
export function CoachLine({ moves, picture, tool }: ToolsProps) {
  const said = useComputed(() => {
    const { value: view } = moves.view;
    return view === null ? null : coachWords(view, moves.speaker.value);
  });
  useSignalEffect(() => {
    const tile = said.value?.tile ?? null;
    moves.advised.value =
      tile === null ? null : { tile, mark: { sign: '•', words: text.hints.advised } };
  });
  useEffect(() => () => void (moves.advised.value = null), []);
  const { tray } = picture.value;
  if (said.value === null || tray === null) return null;
  return (
    <section class="coach" style={{ top: `${tray.y}px` }} aria-label={text.manners.hintings.coach}>
      <p role="status">
        <Sentence words={said.value.words} />
      </p>
      <button type="button" class="button button-quiet" onClick={() => (tool.value = 'hints')}>
        {text.hints.all}
      </button>
    </section>
  );
}
