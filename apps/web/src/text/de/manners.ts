/** How fast bots play, and what players are told of their own hands. */
export const manners = {
  pace: 'Tempo der Bots',
  paces: { fast: 'Schnell', normal: 'Mittel', slow: 'Langsam' },
  hints: 'Tipps',
  hintings: { off: 'Keine', request: 'Auf Wunsch', coach: 'Trainer' },
  hintNotes: {
    off: 'Niemandem wird etwas über die eigene Hand gesagt.',
    request: 'Wer auf die Lampe drückt, erfährt, was in der eigenen Hand steckt.',
    coach: 'Jedem wird in jedem Zug gesagt, was man legen könnte und warum.',
  },
} as const;
