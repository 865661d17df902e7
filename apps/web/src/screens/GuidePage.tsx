import { useSignal } from '@preact/signals';
import { DEFAULT_PRESET, invariant, PRESET_NAMES, presetOptions } from '@roundhouse/rules';
import { Guide, useGuideWords } from '../overlay/sheets/Guide.tsx';
import { Icon } from '../overlay/parts/Icon.tsx';
import { goTo, PRACTICE_PATH } from '../store/address/route.ts';
import { text } from '../text/text.ts';

/** How to play, by the rules of any preset. */
export function GuidePage() {
  const words = useGuideWords();
  const preset = useSignal(DEFAULT_PRESET);
  const options = presetOptions(preset.value);
  invariant(options.ok, 'every preset is a game');
  if (words === null) return null;
  return (
    <main class="sign-page guide-page">
      <header class="guide-head">
        <button type="button" class="button button-quiet button-icon" onClick={() => goTo('/')}>
          <Icon name="back" />
          <span class="hidden-text">{text.connection.goHome}</span>
        </button>
        <h1>{words.title}</h1>
      </header>
      <div class="panel sign-card">
        <div>
          <label class="label" for="guide-preset">
            {words.byRules}
          </label>
          <select
            id="guide-preset"
            class="field"
            value={preset.value}
            onChange={(event) => {
              const name = PRESET_NAMES.find((one) => one === event.currentTarget.value);
              if (name !== undefined) preset.value = name;
            }}
          >
            {PRESET_NAMES.map((name) => (
              <option key={name} value={name}>
                {text.presets[name].title}
              </option>
            ))}
          </select>
        </div>
        <Guide words={words} options={options.value} />
        <p class="note">{words.lamp}</p>
        <button type="button" class="button button-main" onClick={() => goTo(PRACTICE_PATH)}>
          {words.practise}
        </button>
      </div>
    </main>
  );
}
