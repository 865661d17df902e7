import { plural } from './words.ts';

/** A table in the browser itself, against bots. */
export const practice = {
  title: 'Practicar',
  intro: 'Una mesa propia contra bots. Nadie más la ve, y aquí te espera.',
  /** Said once everything is kept in the browser. */
  offline: 'No necesita conexión.',
  opponents: 'Rivales',
  botCount: 'Número de bots',
  bots: (count: number) => plural(count, { one: '# bot', other: '# bots' }),
  level: 'Qué tal juegan',
  start: 'Empezar a practicar',
  standUpHint: 'La partida te espera aquí.',
  endHint: 'Los puntos de hasta ahora valen.',
  endAsked: '¿Terminar la partida?',
} as const;
