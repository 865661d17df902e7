import { useSignal, useSignalEffect } from '@preact/signals';
import type { RuleOptions } from '@roundhouse/rules';
import { whenHere } from '../../late/patience.ts';
import { ruleSentence } from '../../store/rules/ruleSentences.ts';
import '../../styles/guide.css';
import '../../styles/tile.css';
import type { GuideWords } from '../../text/catalogue.ts';
import { GUIDES } from '../../text/guide.ts';
import { languageNow } from '../../text/text.ts';
import { GuideDrawing } from './GuideDrawing.tsx';
import { guideParts, toldOptions, type GuidePart } from '../../store/rules/guideParts.ts';

/** The words of the guide in the language of the page; null until they are here. */
export function useGuideWords(): GuideWords['guide'] | null {
  const words = useSignal<GuideWords['guide'] | null>(null);
  useSignalEffect(() => {
    const language = languageNow();
    if (language === null) return undefined;
    return whenHere(GUIDES[language], ({ guide }) => {
      words.value = guide;
    });
  });
  return words.value;
}

/** The game by these rules, told to somebody who has never played it. */
export function Guide(props: {
  readonly words: GuideWords['guide'];
  readonly options: RuleOptions;
}) {
  const { words, options } = props;
  return (
    <div class="guide">
      <p class="guide-intro">{words.intro}</p>
      {guideParts(options).map((part) => (
        <Part key={part} part={part} {...props} />
      ))}
    </div>
  );
}

function Part(props: {
  readonly part: GuidePart;
  readonly words: GuideWords['guide'];
  readonly options: RuleOptions;
}) {
  const { part, words, options } = props;
  const { title, says } = words.parts[part];
  const engine = options.maxPip;
  const told = toldOptions(part, options)
    .map((name) => ruleSentence(name, options, 2))
    .filter((sentence) => sentence !== null);
  return (
    <section class="guide-part">
      <GuideDrawing part={part} engine={engine} />
      <div>
        <h3>{title}</h3>
        <p>{typeof says === 'string' ? says : says(engine)}</p>
        {told.length > 0 && <p>{told.join(' ')}</p>}
      </div>
    </section>
  );
}
