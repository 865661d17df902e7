import { plural } from './words.ts';

/** A table in the browser itself, against bots. */
export const practice = {
  title: 'S’entraîner',
  intro: 'Une table à toi contre des bots. Personne d’autre ne la voit, et elle t’attend ici.',
  /** Said once everything is kept in the browser. */
  offline: 'Elle se passe de connexion.',
  opponents: 'Adversaires',
  botCount: 'Nombre de bots',
  bots: (count: number) => plural(count, { one: '# bot', other: '# bots' }),
  level: 'Leur niveau de jeu',
  start: 'Commencer l’entraînement',
  standUpHint: 'La partie t’attend ici.',
  endHint: 'Les points marqués jusqu’ici comptent.',
  endAsked: 'Terminer la partie ?',
} as const;
