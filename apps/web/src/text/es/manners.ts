/** How fast bots play, and what players are told of their own hands. */
export const manners = {
  pace: 'Ritmo de los bots',
  paces: { fast: 'Rápido', normal: 'Medio', slow: 'Lento' },
  hints: 'Consejos',
  hintings: { off: 'Ninguno', request: 'A petición', coach: 'Entrenador' },
  hintNotes: {
    off: 'A nadie se le dice nada de su mano.',
    request: 'Quien pulsa la lámpara sabe qué hay en su propia mano.',
    coach: 'A todos se les dice en cada turno qué podrían colocar y por qué.',
  },
} as const;
