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
  chart: 'Les totaux, manche par manche',
  bestOnTop: {
    lowestTotal: 'Le plus petit total mène, et se trouve en haut.',
    highestTotal: 'Le plus grand total mène, et se trouve en haut.',
  },
  afterRound: (round: number) => `Manche ${round}`,
  lastRound: 'La dernière manche',
  hands: 'Ce que chacun avait en main',
  standing: (name: string, total: number) => `${name}, ${points(total)}`,
  leads: (names: readonly string[], total: number) =>
    `${allOf(names)} ${names.length === 1 ? 'mène' : 'mènent'} avec ${points(total)}.`,
  youHave: (place: number, total: number) => `Tu es ${result.place(place)} avec ${points(total)}.`,
  wentOut: (score: number) => `${score}, a terminé`,
  podium: 'Podium',
  others: 'Les autres',
  facts: 'À raconter',
  endedEarly: 'La partie a été arrêtée',
  endedEarlyHint: 'Seules comptent les manches jouées jusqu’au bout.',
  /** After who has won. */
  withPoints: (total: number) => `Avec ${points(total)}.`,
  share: 'Partager le résultat',
  shareText: 'Partager en texte',
  sharedTitle: (won: string) => `Roundhouse : ${won}`,
  copyText: 'Copier en texte',
  copied: 'Copié.',
  saved: 'L’image est dans tes téléchargements.',
  selectIt: 'Copie le texte du champ.',
  sharePicture: 'Partager en image',
  savePicture: 'Enregistrer l’image',
  noPicture: 'Ce navigateur ne peut pas dessiner l’image.',
  textLabel: 'Le résultat en texte',
  pictureSigned: 'Roundhouse · dominos Train mexicain',
} as const;

/** The headline over the end of a match; one that was broken off has no winner. */
export function headline(winners: readonly Seat[], speaker: Speaker): string {
  return winners.length === 0 ? scores.endedEarly : winnersLine(winners, speaker);
}

/** A fact of a match in words; rounds are only named where there were several. */
export function factWords(fact: MatchFact, speaker: Speaker, roundCount: number): FactWords {
  const inRound = (round: number) => (roundCount > 1 ? `, manche ${round}` : '');
  switch (fact.kind) {
    case 'longestTrain':
      return {
        label: 'Le plus long train',
        value: tiles(fact.tiles),
        detail: capital(trainName(fact.train, speaker)) + inRound(fact.round),
      };
    case 'heaviestGift':
      return {
        label: 'Le domino le plus lourd offert',
        value: tileName(fact.tile),
        detail: `${called(fact.by, speaker)}, sur ${trainName(fact.train, speaker)}${inRound(fact.round)}`,
      };
    case 'leftOpen':
      return {
        label: 'Doubles restés ouverts',
        value: String(fact.pips.length),
        detail: someOf(fact.pips.map(doubleName)),
      };
    case 'mostDraws':
      return {
        label: 'Le plus de pioches',
        value: tiles(fact.tiles),
        detail: people(fact.seats, speaker),
      };
    case 'closestRound':
      return {
        label: 'La manche la plus serrée',
        value: `Manche ${fact.round}`,
        detail: `${points(fact.gap)} entre le meilleur et le dernier`,
      };
    case 'dearestRound':
      return {
        label: 'Le plus de points en une manche',
        value: String(fact.points),
        detail: people(fact.seats, speaker) + inRound(fact.round),
      };
    case 'mostOut':
      return {
        label: 'A terminé le plus souvent',
        value: plural(fact.times, { one: '# fois', other: '# fois' }),
        detail: people(fact.seats, speaker),
      };
    default:
      return assertNever(fact);
  }
}

/** The same in one line, for a message to friends. */
export function factSentence(fact: MatchFact, speaker: Speaker, roundCount: number): string {
  const { label, value, detail } = factWords(fact, speaker, roundCount);
  return `${label} : ${value} (${detail})`;
}

function called(seat: Seat, speaker: Speaker): string {
  return seat === speaker.me ? 'Toi' : nameOf(seat, speaker);
}

/** The first few, and how many more there are. */
function someOf(items: readonly string[]): string {
  const [shown, rest] = [items.slice(0, MOST_NAMED), items.length - MOST_NAMED];
  return allOf(rest > 0 ? [...shown, `${rest} autres`] : shown);
}

function people(seats: readonly Seat[], speaker: Speaker): string {
  return allOf(seats.map((seat) => called(seat, speaker)));
}
