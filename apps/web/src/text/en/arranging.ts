/** Putting the hand in order, tile by tile. */
export const arranging = {
  turnOver: 'Turn it over',
  divide: 'Divider before it',
  undivide: 'No divider before it',
  undivideAll: 'Take all dividers away',
  earlier: 'Move back',
  later: 'Move on',
  arrangeHint: 'Pick up a tile to turn it over, move it or put a divider before it.',
} as const;
