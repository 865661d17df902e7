import type { RequestRefusal, TableRefusal } from '@roundhouse/protocol';
import type { RefusalCode } from '@roundhouse/rules';
import type { Speaker } from './speaker.ts';

type All = { readonly [R in RequestRefusal as R['code']]: R };
type Code = RequestRefusal['code'];
type Of<C extends Code> = { readonly [K in C]: { readonly code: K } & All[K] }[C];
type Sentences = { readonly [C in Code]: (refusal: All[C], speaker: Speaker) => string };

/** One sentence for each reason of the rules; a new code does not compile without one. */
export type RuleSentences = Pick<Sentences, RefusalCode>;
/** One sentence for each reason of the table; a new code does not compile without one. */
export type TableSentences = Pick<Sentences, TableRefusal['code']>;

/** Makes a sentence of any refusal, for the player who tried. */
export function refusing(
  sentences: Sentences,
): (refusal: RequestRefusal, speaker: Speaker) => string {
  const say = <C extends Code>(refusal: Of<C>, speaker: Speaker): string => {
    const sentence: (refusal: All[C], speaker: Speaker) => string = sentences[refusal.code];
    return sentence(refusal, speaker);
  };
  return (refusal, speaker) => say(refusal, speaker);
}
