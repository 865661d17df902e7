import type { MoveFacts } from '../facts.ts';
import type { Speaker } from '../speaker.ts';
import { plural, points, tileName, trainName } from './words.ts';

/** Eine Runde im Rückblick. */
export const review = {
  open: 'Meine Spielzüge ansehen',
  title: 'Deine Spielzüge im Rückblick',
  who: 'Verglichen mit einem Fahrdienstleiter, der gesehen hat, was du gesehen hast, und nicht mehr.',
  noise: (score: number) =>
    `Bis zu ${points(score)} sagen nichts über zwei Möglichkeiten; die gelten als gleich gut.`,
  partly: 'Diese Seite war nicht die ganze Runde da und kann deshalb nicht auf sie zurückblicken.',
  noChoice: 'Du hattest nie eine Wahl.',
  none: 'Nichts, was du gelegt hast, hat etwas verschenkt.',
} as const;

/** Wie oft es eine Wahl gab. */
export function choicesMade(total: number): string {
  return `Du hattest ${plural(total, { one: '#-mal', other: '#-mal' })} eine Wahl.`;
}

/** Wie oft sie auf dasselbe fiel wie beim Fahrdienstleiter. */
export function playsAlike(count: number): string {
  return `${plural(count, { one: '#-mal', other: '#-mal' })} hast du gewählt wie er.`;
}

/** Wie oft sie auf etwas anderes fiel, das genauso gut war. */
export function playsAsGood(count: number): string {
  return `${plural(count, { one: '#-mal', other: '#-mal' })} war deine andere Wahl genauso gut.`;
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
