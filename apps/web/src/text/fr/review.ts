import type { MoveFacts } from '../facts.ts';
import type { Speaker } from '../speaker.ts';
import { plural, points, tileName, trainName } from './words.ts';

/** Une manche revue après coup. */
export const review = {
  open: 'Revoir mes coups',
  title: 'Tes coups, revus',
  who: 'Comparés à ceux d’un régulateur qui aurait vu ce que tu as vu, et rien de plus.',
  noise: (score: number) =>
    `Jusqu’à ${points(score)}, la mesure ne distingue pas deux coups ; ils comptent comme bons.`,
  partly: 'Cette page n’était pas là pendant toute la manche et ne peut pas la revoir.',
  noChoice: 'À aucun tour il n’y avait de choix.',
  none: 'Aucun de tes coups n’a rien donné.',
} as const;

/** Combien de tours laissaient un choix. */
export function choicesMade(total: number): string {
  return `Tu avais le choix à ${plural(total, { one: '# tour', other: '# tours' })}.`;
}

/** À combien de tours le coup était le même. */
export function playsAlike(count: number): string {
  return `À ${plural(count, { one: '# tour', other: '# tours' })}, tu as choisi comme lui.`;
}

/** À combien de tours c’était un autre, aussi bon. */
export function playsAsGood(count: number): string {
  return `À ${plural(count, { one: '# tour', other: '# tours' })}, tu as choisi un autre coup, aussi bon.`;
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
