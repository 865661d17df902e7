import type { MoveFacts } from '../facts.ts';
import type { Speaker } from '../speaker.ts';
import { plural, points, tileName, trainName } from './words.ts';

/** Una ronda vista después. */
export const review = {
  open: 'Repasar mis jugadas',
  title: 'Tus jugadas, repasadas',
  who: 'Comparadas con las de un jefe de circulación que hubiera visto lo mismo que tú y nada más.',
  noise: (score: number) =>
    `Hasta ${points(score)} la medida no distingue dos jugadas; cuentan como buenas.`,
  partly: 'Esta página no estuvo durante toda la ronda, así que no puede repasarla.',
  noChoice: 'En ningún turno hubo elección.',
  none: 'Ninguna de tus jugadas regaló nada.',
} as const;

/** En cuántos turnos hubo elección. */
export function choicesMade(total: number): string {
  return `Pudiste elegir en ${plural(total, { one: '# turno', other: '# turnos' })}.`;
}

/** En cuántos de ellos la jugada fue la misma. */
export function playsAlike(count: number): string {
  return `En ${plural(count, { one: '# turno', other: '# turnos' })} elegiste lo mismo que él.`;
}

/** En cuántos de ellos fue otra igual de buena. */
export function playsAsGood(count: number): string {
  return `En ${plural(count, { one: '# turno', other: '# turnos' })} elegiste otra jugada igual de buena.`;
}

/** Cuántas jugadas regalaron algo, y cuánto según la medida del jefe de circulación. */
export function playsLost(count: number, score: number): string {
  const lost = plural(count, { one: '# jugada regaló', other: '# jugadas regalaron' });
  return `${lost} ${points(score)}, según la medida del jefe de circulación.`;
}

/** La jugada que más regaló. */
export function dearestPlay(played: MoveFacts | null, best: MoveFacts, speaker: Speaker): string {
  const did = played === null ? 'no colocaste nada' : `colocaste ${onTrain(played, speaker)}`;
  return `La más cara: ${did}; mejor era ${onTrain(best, speaker)}.`;
}

function onTrain({ tile, train }: MoveFacts, speaker: Speaker): string {
  return `el ${tileName(tile)} en ${trainName(train, speaker)}`;
}
