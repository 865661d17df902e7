import { plannedRounds, PRESET_NAMES, type PresetName } from '@roundhouse/rules';
import { useMemo } from 'preact/hooks';
import { minutesOf, offeredLengths } from '../store/matchLength.ts';
import { changedOptions } from '../store/optionChanges.ts';
import { text } from '../text/text.ts';
import { Icon } from '../overlay/Icon.tsx';
import type { LobbyPartProps } from './lobbyPart.ts';
import { OptionForm } from './OptionForm.tsx';

/** By which rules the match is played: the host chooses, everybody reads. */
export function LobbyRules(props: LobbyPartProps & { readonly onRead: () => void }) {
  const { snapshot, isHost, ask } = props;
  const { preset, options, players, host } = snapshot;
  const overrides = changedOptions(preset, options);
  const { lobby } = text;
  const isWide = useMemo(() => matchMedia('(min-width: 900px)').matches, []);
  const hostName = host === null ? '' : (players[host]?.name ?? '');
  const change = (next: Readonly<Record<string, unknown>>) =>
    ask({ type: 'setOptions', preset, options: { ...overrides, ...next } });
  const choosePreset = (name: PresetName) =>
    ask({
      type: 'setOptions',
      preset: name,
      options: 'matchRounds' in overrides ? { matchRounds: overrides['matchRounds'] } : {},
    });
  return (
    <section class="panel lobby-rules" aria-labelledby="rules-title">
      <div class="seats-head">
        <h2 id="rules-title">{lobby.rules}</h2>
        <button type="button" class="button button-quiet" onClick={props.onRead}>
          <Icon name="rules" /> {lobby.readRules}
        </button>
      </div>
      {!isHost && <p class="note">{lobby.hostDecides(hostName)}</p>}
      <label class="label" for="preset">
        {lobby.preset}
      </label>
      <select
        id="preset"
        class="field"
        value={preset}
        disabled={!isHost}
        onChange={(event) => {
          const name = PRESET_NAMES.find((one) => one === event.currentTarget.value);
          if (name !== undefined) choosePreset(name);
        }}
      >
        {PRESET_NAMES.map((name) => (
          <option key={name} value={name}>
            {text.presets[name].title}
          </option>
        ))}
      </select>
      <p class="note">
        {text.presets[preset].summary}
        {Object.keys(overrides).some((name) => name !== 'matchRounds') && ` (${lobby.changed})`}
      </p>
      <MatchLength {...props} onChoose={(matchRounds) => change({ matchRounds })} />
      <details class="all-options" open={isWide}>
        <summary>{lobby.allOptions}</summary>
        <OptionForm snapshot={snapshot} isHost={isHost} onChange={change} />
        {isHost && Object.keys(overrides).length > 0 && (
          <button type="button" class="button" onClick={() => ask({ type: 'setOptions', preset })}>
            {lobby.reset}
          </button>
        )}
      </details>
    </section>
  );
}

function MatchLength(
  props: LobbyPartProps & { readonly onChoose: (rounds: number | 'full') => void },
) {
  const { snapshot, isHost, onChoose } = props;
  const { options, players } = snapshot;
  const { lobby } = text;
  const seatCount = Math.max(2, players.length);
  return (
    <fieldset class="choice-row length-row">
      <legend class="label">{lobby.length}</legend>
      {offeredLengths(options.maxPip).map((rounds) => {
        const tried = { ...options, matchRounds: rounds };
        return (
          <label key={rounds} class="choice">
            <input
              type="radio"
              name="length"
              disabled={!isHost}
              checked={plannedRounds(options) === plannedRounds(tried)}
              onChange={() => onChoose(rounds)}
            />
            <span>
              <b>{lobby.rounds(plannedRounds(tried))}</b>
              <small>{lobby.duration(minutesOf(tried, seatCount))}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
