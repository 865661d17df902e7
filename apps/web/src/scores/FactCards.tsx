import type { MatchFact } from '@roundhouse/rules';
import { Tile } from '../overlay/parts/TileFace.tsx';
import { settings } from '../store/kept/settings.ts';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';

/** What is worth telling of a match, one card each. */
export function FactCards(props: {
  readonly facts: readonly MatchFact[];
  readonly speaker: Speaker;
  readonly roundCount: number;
}) {
  return (
    <dl class="facts">
      {props.facts.map((fact) => {
        const { label, value, detail } = text.factWords(fact, props.speaker, props.roundCount);
        return (
          <div key={fact.kind} class="fact">
            <dt>{label}</dt>
            <dd class="fact-value">
              {fact.kind === 'heaviestGift' && (
                <span class="fact-tile">
                  <Tile tile={fact.tile} numerals={settings.value.numerals} />
                </span>
              )}
              {value}
            </dd>
            <dd class="fact-detail">{unbroken(detail)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Tiles stay on one line. */
function unbroken(words: string): string {
  return words.replaceAll(/(?<=\d)–(?=\d)/gu, '\u2060–\u2060');
}
