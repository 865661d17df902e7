/** Die Hand Stein für Stein ordnen. */
export const arranging = {
  turnOver: 'Umdrehen',
  divide: 'Trennstrich davor',
  undivide: 'Kein Trennstrich davor',
  undivideAll: 'Alle Trennstriche weg',
  earlier: 'Nach vorn',
  later: 'Nach hinten',
  arrangeHint: 'Nimm einen Stein auf, um ihn umzudrehen, zu verschieben oder abzutrennen.',
} as const;
