import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Icon, type IconName } from './Icon.tsx';

/** A button for what a slip of the finger must not do: it asks once more. */
export function AskedButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
  readonly question: string;
  readonly onYes: () => void;
}) {
  const { icon, label, hint, question, onYes } = props;
  const isAsking = useSignal(false);
  const asked = useRef<HTMLDivElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isAsking.value) return;
    no.current?.focus();
    asked.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsking.value]);
  if (!isAsking.value) {
    return (
      <button type="button" class="button" onClick={() => (isAsking.value = true)}>
        <Icon name={icon} />
        <span>
          {label}
          <small>{hint}</small>
        </span>
      </button>
    );
  }
  return (
    <div ref={asked} class="menu-question" role="group" aria-label={question}>
      <p>{question}</p>
      <button
        ref={no}
        type="button"
        class="button button-main"
        onClick={() => (isAsking.value = false)}
      >
        {text.table.no}
      </button>
      <button type="button" class="button" onClick={onYes}>
        {text.table.yes}
      </button>
    </div>
  );
}
