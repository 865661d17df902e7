import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { typedMove } from '../../input/typedMove.ts';
import type { Moves } from '../../store/table/moves.ts';
import { text } from '../../text/text.ts';
import '../../styles/tools.css';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import type { PanelProps } from './tool.ts';

/** A field in which moves are written. Load this file lazily. */
export function MoveField({ moves, tool, panel }: PanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useSignal('');
  const close = () => (tool.value = null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    if (makeMove(moves, typed.value)) typed.value = '';
  };
  return (
    <form class="move-field" ref={(form) => void (panel.current = form)} onSubmit={submit}>
      <label>
        <span class="label">{text.moves.typed}</span>
        <input
          ref={field}
          class="field"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          maxLength={60}
          value={typed}
          aria-describedby="move-hint"
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        />
      </label>
      <button type="submit" class="button button-main">
        {text.moves.typedPlay}
      </button>
      <button type="button" class="button button-quiet button-icon" onClick={close}>
        <Icon name="close" />
        <span class="hidden-text">{text.settings.close}</span>
      </button>
      <p id="move-hint" class="note">
        <Sentence words={text.moves.typedHint} />
      </p>
    </form>
  );
}

/** Makes the move that was typed; false when it could not be read. */
function makeMove(moves: Moves, typed: string): boolean {
  const { value: view } = moves.view;
  if (view === null) return false;
  const { names } = moves.speaker.value;
  const move = typedMove(typed, { view, names, words: text.moves.words });
  if (move.kind === 'read') moves.step(move.event);
  else moves.talk.say(move.what === 'train' ? text.moves.typedTrain : text.moves.typedMove);
  return move.kind === 'read';
}
