import { changeSettings, HEARINGS, settings } from '../../store/kept/settings.ts';
import { text } from '../../text/text.ts';
import { Choice, Switch } from './SettingControls.tsx';
import { canVibrate } from '../senses/vibrate.ts';

/** What is heard and felt of the table. */
export function SoundSettings() {
  const words = text.settings;
  const { sound, volume } = settings.value;
  const isOn = sound !== 'off';
  return (
    <>
      <Choice
        name="sound"
        title={words.sound}
        offers={HEARINGS}
        chosen={sound}
        words={words.sounds}
        onChoose={(hearing) => changeSettings({ sound: hearing })}
      />
      {isOn && (
        <label class="volume">
          <span class="label">{words.volume}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={volume}
            onInput={({ currentTarget }) => changeSettings({ volume: currentTarget.valueAsNumber })}
          />
        </label>
      )}
      {isOn && <Switch flag="calledAway" label={words.calledAway} hint={words.calledAwayHint} />}
      {canVibrate() && (
        <Switch flag="vibration" label={words.vibration} hint={words.vibrationHint} />
      )}
    </>
  );
}
