import { text } from '../../text/text.ts';
import { Icon } from '../parts/Icon.tsx';

/** The host's switch that keeps newcomers out. It shows what the table says, not what was tapped. */
export function LockSwitch(props: {
  readonly locked: boolean;
  readonly onChange: (locked: boolean) => void;
}) {
  const { locked, onChange } = props;
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={locked}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          event.currentTarget.checked = locked;
          onChange(wanted);
        }}
      />
      <span>
        <strong>{text.lobby.lock}</strong>
        <span class="note">{text.lobby.lockHint}</span>
      </span>
    </label>
  );
}

/** A word for everybody while newcomers are kept out; nothing otherwise. */
export function LockNote({ locked }: { readonly locked: boolean }) {
  return (
    <p class="note lock-note" role="status">
      {locked && (
        <>
          <Icon name="lock" /> {text.lobby.locked}
        </>
      )}
    </p>
  );
}
