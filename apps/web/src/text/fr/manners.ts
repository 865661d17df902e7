/** How fast bots play, and what players are told of their own hands. */
export const manners = {
  pace: 'Rythme des bots',
  paces: { fast: 'Rapide', normal: 'Moyen', slow: 'Lent' },
  hints: 'Conseils',
  hintings: { off: 'Aucun', request: 'Sur demande', coach: 'Entraîneur' },
  hintNotes: {
    off: 'Personne n’apprend rien sur sa main.',
    request: 'Qui appuie sur la lampe apprend ce que vaut sa propre main.',
    coach: 'Chacun apprend à chaque tour ce qu’il pourrait poser, et pourquoi.',
  },
} as const;
