/** Ranger la main, domino par domino. */
export const arranging = {
  turnOver: 'Le retourner',
  divide: 'Séparateur devant',
  undivide: 'Pas de séparateur devant',
  undivideAll: 'Enlever les séparateurs',
  earlier: 'Vers l’avant',
  later: 'Vers l’arrière',
  arrangeHint: 'Prends un domino pour le retourner, le déplacer ou le séparer.',
} as const;
