import { plural } from './words.ts';

/** A table in the browser itself, against bots. */
export const practice = {
  title: 'Practice',
  intro: 'A table of your own against bots. Nobody else sees it, and it waits for you here.',
  /** Said once everything is kept in the browser. */
  offline: 'It needs no connection.',
  opponents: 'Opponents',
  botCount: 'Number of bots',
  bots: (count: number) => plural(count, { one: '# bot', other: '# bots' }),
  level: 'How well they play',
  start: 'Start practice',
  standUpHint: 'The game waits for you here.',
  endHint: 'The points so far stand.',
  endAsked: 'End the match?',
} as const;
