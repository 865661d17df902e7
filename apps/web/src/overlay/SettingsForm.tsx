import { changeSettings, MOTIONS, settings, THEMES, TILES, type Flag } from '../store/settings.ts';
import { isLanguage, LANGUAGES, PSEUDO_LANGUAGES } from '../text/language.ts';
import { text } from '../text/text.ts';

const OFFERED = import.meta.env.DEV ? { ...LANGUAGES, ...PSEUDO_LANGUAGES } : LANGUAGES;

/** What a player may set for this browser. Every change counts at once. */
export function SettingsForm() {
  const words = text.settings;
  const chosen = settings.value;
  return (
    <div class="settings">
      <LanguageChoice />
      <Switch flag="autoPass" label={words.autoPass} hint={words.autoPassHint} />
      <Switch flag="secondTapPlays" label={words.secondTapPlays} hint={words.secondTapPlaysHint} />
      <Switch flag="confirmPlays" label={words.confirmPlays} hint={words.confirmPlaysHint} />
      <Switch flag="letterKeys" label={words.letterKeys} hint={words.letterKeysHint} />
      <Switch flag="numerals" label={words.numerals} hint={words.numeralsHint} />
      <Choice
        name="theme"
        title={words.theme}
        offers={THEMES}
        chosen={chosen.theme}
        words={words.themes}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <Choice
        name="tiles"
        title={words.tiles}
        offers={TILES}
        chosen={chosen.tiles}
        words={words.tileLooks}
        onChoose={(tiles) => changeSettings({ tiles })}
      />
      <Choice
        name="motion"
        title={words.motion}
        offers={MOTIONS}
        chosen={chosen.motion}
        words={words.motions}
        onChoose={(motion) => changeSettings({ motion })}
      />
    </div>
  );
}

/** Each language by its own name for itself, so that whoever needs it can read it. */
function LanguageChoice() {
  return (
    <label class="language-choice">
      <span class="label">{text.settings.language}</span>
      <select
        class="field"
        value={settings.value.language}
        onChange={({ currentTarget: { value } }) =>
          changeSettings({ language: isLanguage(value) ? value : 'auto' })
        }
      >
        <option value="auto">{text.settings.asBrowser}</option>
        {Object.entries(OFFERED).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch(props: { readonly flag: Flag; readonly label: string; readonly hint: string }) {
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
function Choice<T extends string>(props: {
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
