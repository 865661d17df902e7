import type { MatchSnapshot } from '@roundhouse/protocol';
import { matchFacts, type RuleOptions } from '@roundhouse/rules';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';
import { placesOf } from './places.ts';

const MEDALS = ['', '🥇', '🥈', '🥉'];
/** As many facts as anybody reads in a message. */
const MOST_FACTS = 4;

/** A match to send to friends. Nobody is "you" in it, whoever `names` came from. */
export interface Told {
  readonly match: MatchSnapshot;
  readonly options: RuleOptions;
  /** By seat. */
  readonly names: readonly string[];
}

/** The result of a match in a few lines, the winner first. */
export function shareText({ match, options, names }: Told): string {
  const speaker: Speaker = { me: null, names };
  const places = placesOf(options, match).map(({ seat, total, place }) => {
    const mark = (match.over && MEDALS[place]) || text.result.place(place);
    return `${mark} ${text.scores.standing(names[seat] ?? '', total)}`;
  });
  const facts = matchFacts(match.rounds, match.facts)
    .slice(0, MOST_FACTS)
    .map((fact) => text.factSentence(fact, speaker, match.rounds.length));
  return [
    `🚂 ${text.scores.sharedTitle(text.headline(match.winners, speaker))}`,
    ...places,
    '',
    ...facts,
  ]
    .join('\n')
    .trim();
}
