import { useSignal } from '@preact/signals';
import { isTooLongName, parsePlayerName, type PlayerName } from '@roundhouse/protocol';
import { playerName } from '../../store/kept/player.ts';
import { text } from '../../text/text.ts';

/** One field for a name; one that does not do is answered with a sentence. `action`: the button's text. */
export function NameForm(props: {
  readonly action: string;
  readonly onName: (name: PlayerName) => void;
}) {
  const { join } = text;
  const typed = useSignal(playerName.value ?? '');
  const failed = useSignal(false);

  const submit = (event: Event) => {
    event.preventDefault();
    const name = parsePlayerName(typed.value);
    failed.value = name === undefined;
    if (name !== undefined) props.onName(name);
  };
  return (
    <form class="name-form" onSubmit={submit} noValidate>
      <label class="label" for="name">
        {join.nameLabel}
      </label>
      <input
        id="name"
        class="field"
        value={typed}
        autocomplete="nickname"
        aria-describedby="name-hint"
        aria-invalid={failed.value}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <p
        id="name-hint"
        class={failed.value ? 'warning' : 'note'}
        role={failed.value ? 'alert' : undefined}
      >
        {failed.value ? nameProblem(typed.value) : join.nameHint}
      </p>
      <button type="submit" class="button button-main">
        {props.action}
      </button>
    </form>
  );
}

function nameProblem(typed: string): string {
  if (typed.trim() === '') return text.join.nameMissing;
  return isTooLongName(typed) ? text.join.nameTooLong : text.join.nameUnfit;
}
