import { assertNever, type MatchFact, type Seat } from '@roundhouse/rules';
import type { FactWords } from '../facts.ts';
import type { Speaker } from '../speaker.ts';
import { result, winnersLine } from './result.ts';
import {
  allOf,
  capital,
  doubleName,
  nameOf,
  plural,
  points,
  tileName,
  tiles,
  trainName,
} from './words.ts';

/** Doubles that a card names one by one. */
const MOST_NAMED = 4;

/** Charts, podium and what is told of a match. */
export const scores = {
  chart: 'Totals, round by round',
  bestOnTop: {
    lowestTotal: 'The lowest total leads, and is on top.',
    highestTotal: 'The highest total leads, and is on top.',
  },
  afterRound: (round: number) => `Round ${round}`,
  lastRound: 'The last round',
  hands: 'What everybody held',
  standing: (name: string, total: number) => `${name}, ${points(total)}`,
  leads: (names: readonly string[], total: number) =>
    `${allOf(names)} ${names.length === 1 ? 'leads' : 'lead'} with ${points(total)}.`,
  youHave: (place: number, total: number) =>
    `You are ${result.place(place)} with ${points(total)}.`,
  wentOut: (score: number) => `${score}, went out`,
  podium: 'Podium',
  others: 'The others',
  facts: 'Worth telling',
  endedEarly: 'The match was ended early',
  endedEarlyHint: 'Only the rounds that were played to their end count.',
  /** After who has won. */
  withPoints: (total: number) => `${points(total)}.`,
  share: 'Share the result',
  shareText: 'Share as text',
  sharedTitle: (won: string) => `Roundhouse: ${won}`,
  copyText: 'Copy as text',
  copied: 'Copied.',
  saved: 'The picture is among your downloads.',
  selectIt: 'Copy the text from the field.',
  sharePicture: 'Share as picture',
  savePicture: 'Save as picture',
  noPicture: 'This browser cannot draw the picture.',
  textLabel: 'The result as text',
  pictureSigned: 'Roundhouse · Mexican Train dominoes',
} as const;

/** The headline over the end of a match; one that was broken off has no winner. */
export function headline(winners: readonly Seat[], speaker: Speaker): string {
  return winners.length === 0 ? scores.endedEarly : winnersLine(winners, speaker);
}

/** A fact of a match in words; rounds are only named where there were several. */
export function factWords(fact: MatchFact, speaker: Speaker, roundCount: number): FactWords {
  const inRound = (round: number) => (roundCount > 1 ? `, round ${round}` : '');
  switch (fact.kind) {
    case 'longestTrain':
      return {
        label: 'Longest train',
        value: tiles(fact.tiles),
        detail: capital(trainName(fact.train, speaker)) + inRound(fact.round),
      };
    case 'heaviestGift':
      return {
        label: 'Heaviest tile given away',
        value: tileName(fact.tile),
        detail: `${called(fact.by, speaker)}, on ${trainName(fact.train, speaker)}${inRound(fact.round)}`,
      };
    case 'leftOpen':
      return {
        label: 'Doubles left open',
        value: String(fact.pips.length),
        detail: someOf(fact.pips.map(doubleName)),
      };
    case 'mostDraws':
      return { label: 'Most draws', value: tiles(fact.tiles), detail: people(fact.seats, speaker) };
    case 'closestRound':
      return {
        label: 'Closest round',
        value: `Round ${fact.round}`,
        detail: `${points(fact.gap)} between the best and the worst`,
      };
    case 'dearestRound':
      return {
        label: 'Most points in a round',
        value: String(fact.points),
        detail: people(fact.seats, speaker) + inRound(fact.round),
      };
    case 'mostOut':
      return {
        label: 'Went out most often',
        value: plural(fact.times, { one: 'once', other: '# times' }),
        detail: people(fact.seats, speaker),
      };
    default:
      return assertNever(fact);
  }
}

/** The same in one line, for a message to friends. */
export function factSentence(fact: MatchFact, speaker: Speaker, roundCount: number): string {
  const { label, value, detail } = factWords(fact, speaker, roundCount);
  return `${label}: ${value} (${detail})`;
}

function called(seat: Seat, speaker: Speaker): string {
  return seat === speaker.me ? 'You' : nameOf(seat, speaker);
}

/** The first few, and how many more there are. */
function someOf(items: readonly string[]): string {
  const [shown, rest] = [items.slice(0, MOST_NAMED), items.length - MOST_NAMED];
  return allOf(rest > 0 ? [...shown, `${rest} more`] : shown);
}

function people(seats: readonly Seat[], speaker: Speaker): string {
  return allOf(seats.map((seat) => called(seat, speaker)));
}
