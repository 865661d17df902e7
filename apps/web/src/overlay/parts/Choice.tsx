import type { JSX } from 'preact';

/** Values of which one is chosen, and how that is shown. */
interface ChoiceProps<T extends string | number> {
  readonly values: readonly T[];
  readonly value: T;
  readonly words: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

type Rest = Pick<
  JSX.IntrinsicElements['select'],
  'id' | 'disabled' | 'aria-label' | 'aria-describedby'
>;

/** One of several values, from the list of the browser. */
export function Choice<T extends string | number>(props: ChoiceProps<T> & Rest) {
  const { values, value, words, onChoose, ...rest } = props;
  return (
    <select
      class="field"
      {...rest}
      value={String(value)}
      onChange={(event) => {
        const chosen = values.find((one) => String(one) === event.currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={String(one)}>
          {words(one)}
        </option>
      ))}
    </select>
  );
}
