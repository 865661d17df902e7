import type { Seat } from '@roundhouse/rules';
import type { Speaker } from '../speaker.ts';
import { allOf, nameOf, ordinal } from './words.ts';

/** Score sheets: between two rounds and at the end. */
export const result = {
  roundOver: (round: number, count: number) => `La manche ${round} sur ${count} est terminée`,
  player: 'Nom',
  left: 'Dominos restants',
  thisRound: 'Cette manche',
  total: 'Total',
  none: 'Plus de dominos',
  wentOut: 'Terminé !',
  seatNowOf: (name: string) => `maintenant ${name}`,
  nextEngine: (pip: number) => `Prochaine locomotive : ${pip}–${pip}.`,
  next: 'Manche suivante',
  readyAgain: 'C’est bon pour moi',
  waiting: (names: readonly string[]) => `On attend ${allOf(names)}.`,
  startsIn: (seconds: number) => `La prochaine manche commence dans ${seconds} s.`,
  startNow: 'Commencer maintenant',
  matchOver: 'La partie est terminée',
  roundEngine: (pip: number) => `${pip}–${pip}`,
  allRounds: 'Toutes les manches',
  rematch: 'Revanche',
  rematchHint: 'Les mêmes personnes, les mêmes règles.',
  toLobby: 'Changer de règles ou de joueurs',
  waitForHost: (name: string) => `${name} peut lancer une revanche.`,
  home: 'Retour à l’accueil',
  blocked: 'bloquée',
  place: (place: number) => ordinal(place, { one: '#er', other: '#e' }),
} as const;

/** Who won the match, as a headline. */
export function winnersLine(winners: readonly Seat[], speaker: Speaker): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) {
    return only === speaker.me
      ? 'Tu gagnes la partie !'
      : `${nameOf(only, speaker)} gagne la partie !`;
  }
  const others = winners.filter((seat) => seat !== speaker.me).map((seat) => nameOf(seat, speaker));
  return winners.length === others.length
    ? `${allOf(others)} se partagent la victoire !`
    : `Tu partages la victoire avec ${allOf(others)} !`;
}
