import { changeSettings, settings, type Flag } from '../../store/kept/settings.ts';

/** A setting that is on or off, and what it does. */
export function Switch(props: {
  readonly flag: Flag;
  readonly label: string;
  readonly hint: string;
}) {
  const { flag, label, hint } = props;
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={settings.value[flag]}
        onChange={(event) => changeSettings({ [flag]: event.currentTarget.checked })}
      />
      <span>
        <strong>{label}</strong>
        <span class="note">{hint}</span>
      </span>
    </label>
  );
}

/** One of a few words. */
export function Choice<T extends string>(props: {
  readonly name: string;
  readonly title: string;
  readonly offers: readonly T[];
  readonly chosen: T;
  readonly words: { readonly [K in T]: string };
  readonly onChoose: (offer: T) => void;
}) {
  const { name, title, offers, chosen, words, onChoose } = props;
  return (
    <fieldset class="choice-row">
      <legend class="label">{title}</legend>
      {offers.map((offer) => (
        <label key={offer} class="choice">
          <input
            type="radio"
            name={name}
            checked={chosen === offer}
            onChange={() => onChoose(offer)}
          />
          <span>{words[offer]}</span>
        </label>
      ))}
    </fieldset>
  );
}
