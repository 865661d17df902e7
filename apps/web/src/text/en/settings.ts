/** The settings of this browser. */
export const settings = {
  title: 'Settings',
  open: 'Settings',
  close: 'Close',
  language: 'Language',
  asBrowser: 'As the browser',
  game: 'Playing',
  look: 'Look',
  autoPass: 'Pass by itself',
  autoPassHint: 'When you drew and nothing fits, your turn ends after a moment.',
  secondTapPlays: 'Second tap plays',
  secondTapPlaysHint: 'Tap a tile twice to lay it, when it fits in one place only.',
  letterKeys: 'Letter keys',
  letterKeysHint:
    'On a keyboard: D draws, P passes, H goes to your hand, T says whose turn it is, L the last move, E the ends of all trains, S opens the scores; a number jumps to a tile that shows it.',
  numerals: 'Numbers on tiles',
  numeralsHint: 'Show numbers instead of pips.',
  theme: 'Table and tiles',
  themes: { auto: 'As the device', light: 'Ivory on green', dark: 'Ebony on slate' },
  motion: 'Movement',
  motions: { auto: 'As the device', full: 'All', reduced: 'Reduced' },
} as const;
