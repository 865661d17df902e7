import { plural } from './words.ts';

/** A table in the browser itself, against bots. */
export const practice = {
  title: 'Üben',
  intro: 'Ein eigener Tisch gegen Bots. Niemand sonst sieht ihn, und er wartet hier auf dich.',
  /** Said once everything is kept in the browser. */
  offline: 'Er braucht keine Verbindung.',
  opponents: 'Gegner',
  botCount: 'Anzahl der Bots',
  bots: (count: number) => plural(count, { one: '# Bot', other: '# Bots' }),
  level: 'Wie gut sie spielen',
  start: 'Übung beginnen',
  standUpHint: 'Das Spiel wartet hier auf dich.',
  endHint: 'Es bleibt beim Punktestand von jetzt.',
  endAsked: 'Die Partie beenden?',
} as const;
