/** How fast bots play, and what players are told of their own hands. */
export const manners = {
  pace: 'Pace of the bots',
  paces: { fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  hints: 'Hints',
  hintings: { off: 'None', request: 'On request', coach: 'Coach' },
  hintNotes: {
    off: 'Nobody is told anything of their hand.',
    request: 'Whoever presses the lamp is told what their own hand holds.',
    coach: 'Everybody is told in each turn what could be laid, and why.',
  },
} as const;
