import type { TableSnapshot } from '@roundhouse/protocol';
import {
  OPTION_HEADINGS,
  OPTION_NAMES,
  OPTION_SPECS,
  offeredSeatCounts,
  type OptionName,
} from '@roundhouse/rules';
import { choiceWords, ruleSentence } from '../store/rules/ruleSentences.ts';
import { text } from '../text/text.ts';

/** What the form shows, and what it does with a change. */
export interface OptionFormProps {
  readonly snapshot: TableSnapshot;
  readonly mayChoose: boolean;
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void;
}

/** Every option of the rules, made from the one table of them. */
export function OptionForm(props: OptionFormProps) {
  return (
    <div class="option-form">
      {OPTION_HEADINGS.map((heading) => (
        <fieldset key={heading} class="option-group">
          <legend>{text.lobby.headings[heading]}</legend>
          {OPTION_NAMES.filter((name) => OPTION_SPECS[name].heading === heading).map((name) => (
            <OptionRow key={name} {...props} name={name} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function OptionRow(props: OptionFormProps & { readonly name: OptionName }) {
  const { snapshot, mayChoose, onChange, name } = props;
  const spec = OPTION_SPECS[name];
  const sentence = ruleSentence(name, snapshot.options, snapshot.players.length);
  if (spec.kind === 'choice') {
    const index = spec.values.findIndex(({ value }) => value === snapshot.options[name]);
    return (
      <div class="option">
        <label for={`option-${name}`}>{text.options[name].title}</label>
        <select
          id={`option-${name}`}
          class="field"
          disabled={!mayChoose || spec.values.length < 2}
          value={String(index)}
          onChange={(event) => {
            const chosen = spec.values[Number(event.currentTarget.value)];
            if (chosen !== undefined) onChange({ [name]: chosen.value });
          }}
        >
          {spec.values.map(({ value }, place) => (
            <option key={String(value)} value={String(place)}>
              {choiceWords(name, value)?.[0]}
            </option>
          ))}
        </select>
        <p class="note">{sentence}</p>
      </div>
    );
  }
  return (
    <fieldset class="option">
      <legend>{text.options[name].title}</legend>
      {spec.kind === 'rounds' && <Rounds {...props} />}
      {spec.kind === 'dealTable' && <Deal {...props} />}
      {spec.kind === 'branches' && <Branches {...props} />}
      <p class="note">{sentence}</p>
    </fieldset>
  );
}

function Rounds({ snapshot, mayChoose, onChange }: OptionFormProps) {
  const { matchRounds, maxPip } = snapshot.options;
  const counts = Array.from({ length: maxPip }, (_, index) => index + 1);
  return (
    <select
      class="field"
      aria-label={text.options.matchRounds.title}
      disabled={!mayChoose}
      value={String(matchRounds)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ matchRounds: value === 'full' ? 'full' : Number(value) });
      }}
    >
      {counts.map((count) => (
        <option key={count} value={String(count)}>
          {text.lobby.rounds(count)}
        </option>
      ))}
      <option value="full">{text.lobby.fullMatch(maxPip + 1)}</option>
    </select>
  );
}

function Deal({ snapshot, mayChoose, onChange }: OptionFormProps) {
  const { dealTable } = snapshot.options;
  return (
    <div class="deal-grid">
      {offeredSeatCounts(snapshot.options).map((seats) => (
        <label key={seats} class="deal-cell">
          <span>{text.lobby.dealSeats(seats)}</span>
          <input
            class="field"
            type="number"
            inputMode="numeric"
            min="1"
            max="60"
            disabled={!mayChoose}
            aria-label={text.lobby.dealFor(seats)}
            value={dealTable[seats]}
            onChange={(event) =>
              onChange({ dealTable: { ...dealTable, [seats]: Number(event.currentTarget.value) } })
            }
          />
        </label>
      ))}
    </div>
  );
}

function Branches({ snapshot, mayChoose, onChange }: OptionFormProps) {
  const { branches } = snapshot.options;
  const row = (train: 'personal' | 'mexican', label: string) => (
    <label class="branch-row">
      <span>{label}</span>
      <select
        class="field"
        disabled={!mayChoose}
        value={String(branches[train])}
        onChange={(event) =>
          onChange({ branches: { ...branches, [train]: Number(event.currentTarget.value) } })
        }
      >
        {[1, 3].map((count) => (
          <option key={count} value={String(count)}>
            {text.lobby.branchCount(count)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="branch-rows">
      {row('personal', text.lobby.branchesPersonal)}
      {row('mexican', text.lobby.branchesMexican)}
    </div>
  );
}
