import type { MoveFacts } from '../facts.ts';
import type { Speaker } from '../speaker.ts';
import { plural, points, tileName, trainName } from './words.ts';

/** A round looked back on. */
export const review = {
  open: 'Look back on my moves',
  title: 'Your moves, looked back on',
  who: 'Your moves are compared with those of a Dispatcher, who saw what you saw and no more.',
  noise: (score: number) =>
    `Up to ${points(score)} the measure cannot tell two plays apart; these count as good.`,
  partly: 'This page was not there for the whole round, so it cannot look back on it.',
  noChoice: 'In no turn was there a choice.',
  none: 'None of your plays gave anything away.',
} as const;

/** In how many turns there was a choice. */
export function choicesMade(total: number): string {
  return `You had a choice in ${plural(total, { one: '# turn', other: '# turns' })}.`;
}

/** In how many of them the play was the Dispatcher's. */
export function playsAlike(count: number): string {
  return `In ${plural(count, { one: '# turn', other: '# turns' })} you chose the same play.`;
}

/** In how many of them the play was another, as good. */
export function playsAsGood(count: number): string {
  return `In ${plural(count, { one: '# turn', other: '# turns' })} you chose another that was as good.`;
}

/** How many plays gave something away, and how much by the Dispatcher's measure. */
export function playsLost(count: number, score: number): string {
  const lost = plural(count, { one: '# play gave', other: '# plays gave' });
  return `${lost} away ${points(score)}, by the Dispatcher’s own measure.`;
}

/** The play that gave most away. `played` is null for a tile that was not laid. */
export function dearestPlay(played: MoveFacts | null, best: MoveFacts, speaker: Speaker): string {
  const did = played === null ? 'you laid nothing' : `you laid ${onTrain(played, speaker)}`;
  return `The dearest: ${did}; better was ${onTrain(best, speaker)}.`;
}

function onTrain({ tile, train }: MoveFacts, speaker: Speaker): string {
  return `${tileName(tile)} on ${trainName(train, speaker)}`;
}
