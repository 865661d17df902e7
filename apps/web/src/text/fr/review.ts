import type { MoveFacts } from '../facts.ts';
import type { Speaker } from '../speaker.ts';
import { plural, points, tileName, trainName } from './words.ts';

/** Une manche revue après coup. */
export const review = {
  open: 'Revoir mes coups',
  title: 'Tes coups, revus',
  who: 'À côté, ce qu’aurait fait un régulateur qui a vu ce que tu as vu, et rien de plus.',
  noise: (score: number) =>
    `Jusqu’à ${points(score)}, la mesure ne distingue pas deux coups ; ils comptent comme bons.`,
  partly: 'Cette page n’était pas là pendant toute la manche et ne peut pas la revoir.',
  noChoice: 'À aucun tour il n’y avait de choix.',
  none: 'Aucun de tes coups n’a donné plus que cela.',
} as const;

/** Combien de tours laissaient un choix, et combien de fois c’était le même. */
export function choicesMade(count: number, total: number): string {
  const turns = plural(total, { one: '# tour', other: '# tours' });
  return `Tu avais le choix à ${turns}, et ${plural(count, { one: '# fois', other: '# fois' })} tu as choisi au mieux.`;
}

/** Combien d’autres coups étaient aussi bons. */
export function playsAsGood(count: number): string {
  return plural(count, {
    one: '# autre coup était aussi bon.',
    other: '# autres coups étaient aussi bons.',
  });
}

/** Combien de coups ont donné quelque chose, et combien selon la mesure du régulateur. */
export function playsLost(count: number, score: number): string {
  const lost = plural(count, { one: '# coup a donné', other: '# coups ont donné' });
  return `${lost} ${points(score)}, selon la mesure du régulateur.`;
}

/** Le coup qui a le plus donné. */
export function dearestPlay(played: MoveFacts | null, best: MoveFacts, speaker: Speaker): string {
  const did = played === null ? 'tu n’as rien posé' : `tu as posé ${onTrain(played, speaker)}`;
  return `Le plus cher : ${did} ; mieux valait ${onTrain(best, speaker)}.`;
}

function onTrain({ tile, train }: MoveFacts, speaker: Speaker): string {
  return `le ${tileName(tile)} sur ${trainName(train, speaker)}`;
}
