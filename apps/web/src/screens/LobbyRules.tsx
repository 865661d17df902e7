import { useSignal } from '@preact/signals';
import type { Manners } from '@roundhouse/protocol';
import { PRESET_NAMES, type PresetName } from '@roundhouse/rules';
import type { ComponentChildren, ComponentType } from 'preact';
import { changedOptions } from '../store/rules/optionChanges.ts';
import { isHost } from '../store/table/own.ts';
import { hostName } from '../store/table/sitters.ts';
import { needWords, text } from '../text/text.ts';
import { Icon } from '../overlay/parts/Icon.tsx';
import { useLate } from '../late/late.tsx';
import type { LobbyPartProps } from './lobbyPart.ts';
import { Choice } from '../overlay/parts/Choice.tsx';
import { MatchLength } from './MatchLength.tsx';

const loadOptions = async () => (await import('./OptionForm.tsx')).OptionForm;
const loadManners = async () => {
  const [form] = await Promise.all([
    import('../overlay/sheets/MannersForm.tsx'),
    needWords('late'),
  ]);
  return form.MannersForm;
};

/** By which rules the match is played: the host chooses, everybody reads. */
export function LobbyRules(props: LobbyPartProps & { readonly onRead: () => void }) {
  const { snapshot, talk, ask } = props;
  const mayChoose = isHost(talk);
  const { preset, options, players } = snapshot;
  const overrides = changedOptions(preset, options);
  const { lobby } = text;
  const { summary } = text.presets[preset];
  const isChanged = Object.keys(overrides).some((name) => name !== 'matchRounds');
  const change = (next: Readonly<Record<string, unknown>>) =>
    ask({ type: 'setOptions', preset, options: { ...overrides, ...next } });
  const behave = ({ pace, hints }: Manners) => ask({ type: 'setManners', pace, hints });
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
      {!mayChoose && <p class="note">{lobby.hostDecides(hostName(snapshot) ?? '')}</p>}
      <label class="label" for="preset">
        {lobby.preset}
      </label>
      <Choice
        id="preset"
        disabled={!mayChoose}
        values={PRESET_NAMES}
        value={preset}
        words={(name) => text.presets[name].title}
        onChoose={choosePreset}
      />
      <p class="note">{isChanged ? lobby.changed(summary) : summary}</p>
      <MatchLength
        options={options}
        seatCount={Math.max(2, players.length)}
        mayChoose={mayChoose}
        onChoose={(matchRounds) => change({ matchRounds })}
      />
      <LateDetails
        title={lobby.manners}
        load={loadManners}
        facts={{ manners: snapshot.manners, mayChoose, onChange: behave }}
      />
      <LateDetails
        title={lobby.allOptions}
        load={loadOptions}
        facts={{ snapshot, mayChoose, onChange: change }}
      >
        {mayChoose && Object.keys(overrides).length > 0 && (
          <button type="button" class="button" onClick={() => ask({ type: 'setOptions', preset })}>
            {lobby.reset}
          </button>
        )}
      </LateDetails>
    </section>
  );
}

interface LateDetailsProps<P> {
  readonly title: string;
  readonly load: () => Promise<ComponentType<P>>;
  /** What the part is given once it is here. */
  readonly facts: P;
  readonly children?: ComponentChildren;
}

/** Something to open, whose code is fetched then. */
function LateDetails<P extends object>(props: LateDetailsProps<P>) {
  const { title, load, facts, children } = props;
  const isOpen = useSignal(false);
  const late = useLate(isOpen.value, load, () => (isOpen.value = false));
  return (
    <details class="all-options" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{title}</summary>
      {late !== null && <late.It {...facts} />}
      {children}
    </details>
  );
}
