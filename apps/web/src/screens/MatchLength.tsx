import { plannedRounds, type RuleOptions } from '@roundhouse/rules';
import { minutesOf, offeredLengths } from '../store/rules/matchLength.ts';
import { text } from '../text/text.ts';

/** How many rounds a match has, with the time that each choice takes. */
export function MatchLength(props: {
  readonly options: RuleOptions;
  readonly seatCount: number;
  readonly mayChoose: boolean;
  readonly onChoose: (rounds: number | 'full') => void;
}) {
  const { options, seatCount, mayChoose, onChoose } = props;
  const { lobby } = text;
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
              disabled={!mayChoose}
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
