import type { Seat } from '@roundhouse/rules';
import type { Speaker } from '../speaker.ts';
import { allOf, nameOf, ordinal } from './words.ts';

/** Score sheets: between two rounds and at the end. */
export const result = {
  roundOver: (round: number, count: number) => `Runde ${round} von ${count} ist vorbei`,
  player: 'Name',
  left: 'Übrige Steine',
  thisRound: 'Diese Runde',
  total: 'Gesamt',
  none: 'Keine Steine übrig',
  wentOut: 'Fertig!',
  seatNowOf: (name: string) => `jetzt ${name}`,
  nextEngine: (pip: number) => `Nächste Lok: ${pip}–${pip}.`,
  next: 'Nächste Runde',
  readyAgain: 'Ich bin bereit',
  waiting: (names: readonly string[]) => `Es fehlt noch: ${allOf(names)}.`,
  startsIn: (seconds: number) => `Die nächste Runde beginnt in ${seconds} s.`,
  startNow: 'Jetzt beginnen',
  matchOver: 'Die Partie ist vorbei',
  roundEngine: (pip: number) => `${pip}–${pip}`,
  allRounds: 'Alle Runden',
  rematch: 'Revanche',
  rematchHint: 'Dieselben Leute, dieselben Regeln.',
  toLobby: 'Regeln oder Leute ändern',
  waitForHost: (name: string) => `${name} kann eine Revanche beginnen.`,
  home: 'Zur Startseite',
  blocked: 'blockiert',
  place: (place: number) => ordinal(place, { other: '#.' }),
} as const;

/** Who won the match, as a headline. */
export function winnersLine(winners: readonly Seat[], speaker: Speaker): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) {
    return only === speaker.me
      ? 'Du gewinnst die Partie!'
      : `${nameOf(only, speaker)} gewinnt die Partie!`;
  }
  const others = winners.filter((seat) => seat !== speaker.me).map((seat) => nameOf(seat, speaker));
  return winners.length === others.length
    ? `${allOf(others)} teilen sich den Sieg!`
    : `Du teilst dir den Sieg mit ${allOf(others)}!`;
}
