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
  chart: 'Punktestand nach jeder Runde',
  bestOnTop: {
    lowestTotal: 'Wer am wenigsten Punkte hat, führt und steht oben.',
    highestTotal: 'Wer am meisten Punkte hat, führt und steht oben.',
  },
  afterRound: (round: number) => `Runde ${round}`,
  lastRound: 'Die letzte Runde',
  hands: 'Was alle noch hatten',
  standing: (name: string, total: number) => `${name}, ${points(total)}`,
  leads: (names: readonly string[], total: number) =>
    `Mit ${total === 1 ? 'einem Punkt' : `${total} Punkten`} ${names.length === 1 ? 'führt' : 'führen'} ${allOf(names)}.`,
  youHave: (place: number, total: number) =>
    `Du stehst auf dem ${result.place(place)} Platz mit ${total === 1 ? 'einem Punkt' : `${total} Punkten`}.`,
  wentOut: (score: number) => `${score}, fertig geworden`,
  podium: 'Siegertreppchen',
  others: 'Die anderen',
  facts: 'Erzählenswert',
  endedEarly: 'Die Partie wurde vorzeitig beendet',
  endedEarlyHint: 'Es zählen nur die Runden, die zu Ende gespielt wurden.',
  /** After who has won. */
  withPoints: (total: number) => plural(total, { one: 'Mit # Punkt.', other: 'Mit # Punkten.' }),
  share: 'Ergebnis teilen',
  shareText: 'Als Text teilen',
  sharedTitle: (won: string) => `Roundhouse: ${won}`,
  copyText: 'Als Text kopieren',
  copied: 'Kopiert.',
  saved: 'Das Bild liegt bei deinen Downloads.',
  selectIt: 'Kopiere den Text aus dem Feld.',
  sharePicture: 'Als Bild teilen',
  savePicture: 'Als Bild speichern',
  noPicture: 'Dieser Browser kann das Bild nicht zeichnen.',
  textLabel: 'Das Ergebnis als Text',
  pictureSigned: 'Roundhouse · Mexican-Train-Domino',
} as const;

/** The headline over the end of a match; one that was broken off has no winner. */
export function headline(winners: readonly Seat[], speaker: Speaker): string {
  return winners.length === 0 ? scores.endedEarly : winnersLine(winners, speaker);
}

/** A fact of a match in words; rounds are only named where there were several. */
export function factWords(fact: MatchFact, speaker: Speaker, roundCount: number): FactWords {
  const inRound = (round: number) => (roundCount > 1 ? `, Runde ${round}` : '');
  switch (fact.kind) {
    case 'longestTrain':
      return {
        label: 'Längster Zug',
        value: tiles(fact.tiles),
        detail: capital(trainName(fact.train, speaker, 'nominative')) + inRound(fact.round),
      };
    case 'heaviestGift':
      return {
        label: 'Schwerstes Geschenk',
        value: tileName(fact.tile),
        detail: `${called(fact.by, speaker)}, an ${trainName(fact.train, speaker, 'accusative')}${inRound(fact.round)}`,
      };
    case 'leftOpen':
      return {
        label: 'Offen gebliebene Doppel',
        value: String(fact.pips.length),
        detail: someOf(fact.pips.map(doubleName)),
      };
    case 'mostDraws':
      return {
        label: 'Am meisten gezogen',
        value: tiles(fact.tiles),
        detail: people(fact.seats, speaker),
      };
    case 'closestRound':
      return {
        label: 'Knappste Runde',
        value: `Runde ${fact.round}`,
        detail: `${points(fact.gap)} zwischen erstem und letztem Platz`,
      };
    case 'dearestRound':
      return {
        label: 'Meiste Punkte in einer Runde',
        value: String(fact.points),
        detail: people(fact.seats, speaker) + inRound(fact.round),
      };
    case 'mostOut':
      return {
        label: 'Am häufigsten fertig',
        value: plural(fact.times, { one: '#-mal', other: '#-mal' }),
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
  return seat === speaker.me ? 'Du' : nameOf(seat, speaker);
}

/** The first few, and how many more there are. */
function someOf(items: readonly string[]): string {
  const [shown, rest] = [items.slice(0, MOST_NAMED), items.length - MOST_NAMED];
  return allOf(rest > 0 ? [...shown, `${rest} weitere`] : shown);
}

function people(seats: readonly Seat[], speaker: Speaker): string {
  return allOf(seats.map((seat) => called(seat, speaker)));
}
