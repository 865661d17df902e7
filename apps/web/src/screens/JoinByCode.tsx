import { useSignal } from '@preact/signals';
import { goTo, tablePath } from '../store/address/route.ts';
import { readCode } from '../store/address/tableCode.ts';
import { text } from '../text/text.ts';

/** The field for a code that somebody read out, or a link that somebody sent. */
export function JoinByCode() {
  const { home } = text;
  const typed = useSignal('');
  const failed = useSignal(false);

  const submit = (event: Event) => {
    event.preventDefault();
    const code = readCode(typed.value);
    failed.value = code === null;
    if (code !== null) goTo(tablePath(code));
  };
  return (
    <form class="panel home-join" onSubmit={submit} noValidate>
      <label class="label" for="code">
        {home.joinTitle}
      </label>
      <div class="home-join-row">
        <input
          id="code"
          class="field home-code"
          value={typed}
          placeholder={home.codeExample}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="code-hint"
          aria-invalid={failed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            failed.value = false;
          }}
        />
        <button type="submit" class="button">
          {home.join}
        </button>
      </div>
      <p
        id="code-hint"
        class={failed.value ? 'warning' : 'note'}
        role={failed.value ? 'alert' : undefined}
      >
        {failed.value ? home.badCode : home.codeHint}
      </p>
    </form>
  );
}
