import { changeSettings, MOTIONS, settings, THEMES, TILES } from '../../store/kept/settings.ts';
import { isLanguage, LANGUAGES, PSEUDO_LANGUAGES } from '../../text/language.ts';
import { text } from '../../text/text.ts';
import { Choice, Switch } from './SettingControls.tsx';
import { SoundSettings } from './SoundSettings.tsx';

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
      <SoundSettings />
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
