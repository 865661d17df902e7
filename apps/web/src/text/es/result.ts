import type { Seat } from '@roundhouse/rules';
import type { Speaker } from '../speaker.ts';
import { allOf, nameOf, ordinal } from './words.ts';

/** Score sheets: between two rounds and at the end. */
export const result = {
  roundOver: (round: number, count: number) => `La ronda ${round} de ${count} ha terminado`,
  player: 'Nombre',
  left: 'Fichas restantes',
  thisRound: 'Esta ronda',
  total: 'Total',
  none: 'Ninguna ficha',
  wentOut: '¡Fuera!',
  seatNowOf: (name: string) => `ahora ${name}`,
  nextEngine: (pip: number) => `Próxima locomotora: ${pip}–${pip}.`,
  next: 'Siguiente ronda',
  readyAgain: 'Ya estoy',
  waiting: (names: readonly string[]) => `Esperando a ${allOf(names)}.`,
  startsIn: (seconds: number) => `La próxima ronda empieza en ${seconds} s.`,
  startNow: 'Empezar ya',
  matchOver: 'La partida ha terminado',
  roundEngine: (pip: number) => `${pip}–${pip}`,
  allRounds: 'Todas las rondas',
  rematch: 'Revancha',
  rematchHint: 'La misma gente, las mismas reglas.',
  toLobby: 'Cambiar reglas o gente',
  waitForHost: (name: string) => `${name} puede empezar una revancha.`,
  home: 'Ir al inicio',
  blocked: 'bloqueada',
  place: (place: number) => ordinal(place, { other: '#.º' }),
} as const;

/** Who won the match, as a headline. */
export function winnersLine(winners: readonly Seat[], speaker: Speaker): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) {
    return only === speaker.me
      ? '¡Has ganado la partida!'
      : `¡${nameOf(only, speaker)} gana la partida!`;
  }
  const others = winners.filter((seat) => seat !== speaker.me).map((seat) => nameOf(seat, speaker));
  return winners.length === others.length
    ? `¡${allOf(others)} comparten la victoria!`
    : `¡Compartes la victoria con ${allOf(others)}!`;
}
