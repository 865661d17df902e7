import type { Seat } from '@roundhouse/rules';
import type { Speaker } from '../speaker.ts';
import { allOf, nameOf, ordinal } from './words.ts';

/** Score sheets: between two rounds and at the end. */
export const result = {
  roundOver: (round: number, count: number) => `Round ${round} of ${count} is over`,
  player: 'Player',
  left: 'Tiles left',
  thisRound: 'This round',
  total: 'Total',
  none: 'No tiles left',
  wentOut: 'Out!',
  seatNowOf: (name: string) => `now ${name}`,
  nextEngine: (pip: number) => `Next engine: ${pip}–${pip}.`,
  next: 'Next round',
  readyAgain: 'I am ready',
  waiting: (names: readonly string[]) => `Waiting for ${allOf(names)}.`,
  startsIn: (seconds: number) => `The next round begins in ${seconds} s.`,
  startNow: 'Begin now',
  matchOver: 'The match is over',
  roundEngine: (pip: number) => `${pip}–${pip}`,
  allRounds: 'All rounds',
  rematch: 'Rematch',
  rematchHint: 'Same people, same rules.',
  toLobby: 'Change rules or people',
  waitForHost: (name: string) => `${name} can start a rematch.`,
  home: 'Go home',
  blocked: 'blocked',
  place: (place: number) => ordinal(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' }),
} as const;

/** Who won the match, as a headline. */
export function winnersLine(winners: readonly Seat[], speaker: Speaker): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) {
    return only === speaker.me ? 'You win the match!' : `${nameOf(only, speaker)} wins the match!`;
  }
  return `${allOf(winners.map((seat) => (seat === speaker.me ? 'you' : nameOf(seat, speaker))))} share the win!`;
}
