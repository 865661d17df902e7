import type { TableSnapshot } from '@roundhouse/protocol';
import { OPTION_HEADINGS } from '@roundhouse/rules';
import { ruleSentences } from '../../store/rules/ruleSentences.ts';
import { text } from '../../text/text.ts';

/** The rules of a table as sentences, under the headings of the rulebook. */
export function RulesList({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const preset = text.presets[snapshot.preset];
  const sentences = ruleSentences(snapshot.options, snapshot.players.length);
  return (
    <div class="rules-list">
      <p>
        <strong>{text.lobby.presetTitle(preset.title)}</strong> {preset.summary}
      </p>
      {OPTION_HEADINGS.map((heading) => (
        <section key={heading}>
          <h3>{text.lobby.headings[heading]}</h3>
          <ul>
            {sentences[heading].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
