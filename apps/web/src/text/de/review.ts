import type { MoveFacts } from '../facts.ts';
import type { Speaker } from '../speaker.ts';
import { plural, points, tileName, trainName } from './words.ts';

/** Eine Runde im Rückblick. */
export const review = {
  open: 'Meine Züge ansehen',
  title: 'Deine Spielzüge im Rückblick',
  who: 'Daneben steht, was ein Fahrdienstleiter getan hätte, der gesehen hat, was du gesehen hast, und nicht mehr.',
  noise: (score: number) =>
    `Bis zu ${points(score)} sagen nichts über zwei Möglichkeiten; die gelten als gleich gut.`,
  partly: 'Diese Seite war nicht die ganze Runde da und kann deshalb nicht auf sie zurückblicken.',
  noChoice: 'Du hattest nie eine Wahl.',
  none: 'Nichts, was du gelegt hast, hat mehr als das verschenkt.',
} as const;

/** Wie oft es eine Wahl gab, und wie oft es dieselbe war. */
export function choicesMade(count: number, total: number): string {
  return `Du hattest ${plural(total, { one: '#-mal', other: '#-mal' })} eine Wahl, und ${plural(count, { one: '#-mal', other: '#-mal' })} war sie so gut wie möglich.`;
}

/** Wie viele andere genauso gut waren. */
export function playsAsGood(count: number): string {
  return plural(count, {
    one: '# andere war genauso gut.',
    other: '# andere waren genauso gut.',
  });
}

/** Wie viele etwas verschenkt haben, und wie viel nach dem Maß des Fahrdienstleiters. */
export function playsLost(count: number, score: number): string {
  const lost = plural(count, { one: '# hat', other: '# haben' });
  return `${lost} nach dem Maß des Fahrdienstleiters ${points(score)} verschenkt.`;
}

/** Was am meisten verschenkt hat. */
export function dearestPlay(played: MoveFacts | null, best: MoveFacts, speaker: Speaker): string {
  const did =
    played === null ? 'Du hast nichts gelegt' : `Du hast ${onTrain(played, speaker)} gelegt`;
  return `Am teuersten: ${did}; besser war ${onTrain(best, speaker)}.`;
}

function onTrain({ tile, train }: MoveFacts, speaker: Speaker): string {
  return `${tileName(tile)} an ${trainName(train, speaker, 'accusative')}`;
}
