import { useComputed, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import { hintsFor, type Hints } from '@roundhouse/bots';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Moves } from '../../store/table/moves.ts';
import '../../styles/hints.css';
import '../../styles/marks.css';
import { text } from '../../text/text.ts';
import { hintSections, marksOf } from '../hints/hintSections.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import { sortByPlan } from './sortByPlan.ts';
import type { PanelProps } from './tool.ts';

/** What the own hand holds, in sentences; the hand is marked meanwhile. Load this file lazily. */
export function HintPanel({ moves, picture, tool, panel }: PanelProps) {
  const close = () => {
    tool.value = null;
    document.querySelector<HTMLElement>('.lamp-button')?.focus();
  };
  // Before it is seen: a key pressed at its first sight is for it.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('.hints-body')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      close();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  const hints = useComputed(() => moves.view.value && hintsFor(moves.view.value));
  useMarks(moves, hints);
  const { value: view } = moves.view;
  if (view === null || hints.value === null) return null;
  const top = picture.value.tray?.y ?? 0;
  return (
    <section
      class="hints-panel"
      ref={panel}
      style={{ top: `${top - 6}px`, '--above': `${top}px` }}
      aria-labelledby="hints-title"
    >
      <header class="hints-head">
        <h2 id="hints-title">{text.hints.title}</h2>
        <button type="button" class="button" onClick={() => sortByPlan(moves, hints.value?.plan)}>
          {text.moves.byPlan}
        </button>
        <button type="button" class="button button-quiet button-icon" onClick={close}>
          <Icon name="close" />
          <span class="hidden-text">{text.settings.close}</span>
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a text that has the focus */}
      <div class="hints-body" tabIndex={0} role="group" aria-labelledby="hints-title">
        {hintSections(view, hints.value, moves.speaker.value).map(({ title, sentences }) => (
          <section key={title}>
            <h3 class="label">{title}</h3>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>
                  <Sentence words={sentence} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Marks the tiles of the hand for as long as the hints are open. */
function useMarks(moves: Moves, hints: ReadonlySignal<Hints | null>): void {
  useSignalEffect(() => {
    moves.marks.value = hints.value === null ? new Map() : marksOf(hints.value);
  });
  useEffect(() => () => void (moves.marks.value = new Map()), []);
}
