/** How to play, for somebody who has never seen a domino. What a preset adds comes from its options. */
export const guide = {
  title: 'How to play',
  intro:
    'Everybody holds some tiles and lays them on the table, one after the other. Whoever has no tile left first has won the round.',
  byRules: 'Which rules?',
  byTable: (name: string) => `This is how it is played at this table (${name}).`,
  lamp: 'At a table, the lamp beside your hand tells what your tiles are worth and what to lay, unless the host wants no hints.',
  practise: 'Try it against bots',
  parts: {
    start: {
      title: 'The start',
      says: (pip: number) =>
        `In the middle lies a double, here ${pip}–${pip}. It is called the engine. Every train begins at it, with a tile that shows ${pip} as well.`,
    },
    train: {
      title: 'Your train',
      says: 'In your turn you lay one tile at the end of your own train. Where two tiles touch, both show the same number.',
    },
    draw: {
      title: 'Nothing fits?',
      says: 'The tiles that nobody was dealt lie face down in a heap. It is called the boneyard.',
    },
    marker: {
      title: 'The marker',
      says: 'The marker is a small locomotive. Where it stands on a train, everybody may lay tiles: the others on yours, and you on theirs.',
    },
    mexican: {
      title: 'The Mexican train',
      says: (pip: number) =>
        `One more train belongs to nobody, and everybody may always lay tiles on it. It, too, begins with ${pip}.`,
    },
    doubles: {
      title: 'Doubles',
      says: 'A tile with the same number twice is a double. It lies crossways, and it wants another tile beside it.',
    },
    out: {
      title: 'Going out',
      says: 'Whoever lays the last tile of a hand ends the round for all. A round also ends when nobody can go on.',
    },
    score: {
      title: 'The points',
      says: 'Then you count the pips on the tiles left in your hand. On these two there are 4\u00a0+\u00a03\u00a0+\u00a01\u00a0+\u00a00\u00a0=\u00a08.',
    },
  },
} as const;
