import { HINTINGS, PACES, type Manners } from '@roundhouse/protocol';
import '../../styles/manners.css';
import { text } from '../../text/text.ts';

/** What the form shows, and what it does with a choice. */
export interface MannersFormProps {
  readonly manners: Manners;
  readonly mayChoose: boolean;
  /** Told all of them, one changed. */
  readonly onChange: (manners: Manners) => void;
}

/** How fast the bots of a table play, and what its players are told of their own hands. */
export function MannersForm({ manners, mayChoose, onChange }: MannersFormProps) {
  const { pace, hints } = manners;
  const { manners: words } = text;
  return (
    <div class="manners">
      <Choice
        name="pace"
        title={words.pace}
        values={PACES}
        value={pace}
        words={words.paces}
        mayChoose={mayChoose}
        onChoose={(chosen) => onChange({ pace: chosen, hints })}
      />
      <Choice
        name="hints"
        title={words.hints}
        values={HINTINGS}
        value={hints}
        words={words.hintings}
        mayChoose={mayChoose}
        onChoose={(chosen) => onChange({ pace, hints: chosen })}
      />
      <p id="hints-note" class="note" aria-live="polite">
        {words.hintNotes[hints]}
      </p>
    </div>
  );
}

function Choice<T extends string>(props: {
  readonly name: string;
  readonly title: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly words: { readonly [V in T]: string };
  readonly mayChoose: boolean;
  readonly onChoose: (value: T) => void;
}) {
  const { name, title, values, value, words, mayChoose, onChoose } = props;
  return (
    <div>
      <label class="label" for={`manners-${name}`}>
        {title}
      </label>
      <select
        id={`manners-${name}`}
        class="field"
        value={value}
        disabled={!mayChoose}
        aria-describedby={name === 'hints' ? 'hints-note' : undefined}
        onChange={({ currentTarget }) => {
          const chosen = values.find((one) => one === currentTarget.value);
          currentTarget.value = value; // until the table says so
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
