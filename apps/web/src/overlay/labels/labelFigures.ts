/**
 * What a label has beside its words, in px. Whoever reckons how a label is set, and the style sheet
 * that sets it, both take it from here.
 */
export const LABEL_PX = {
  /** The colour of the player on one side, in a small label with the shape, and a free edge on the other. */
  edge: 13,
  smallEdge: 15,
  end: 2,
  glyph: 13,
  /** From the side of a lane to the middle of its colour, upon which the shape of a small label lies. */
  colour: 7,
  /** Between two parts of a row, and between the name and the words that stand beside it. */
  gap: 4,
  columns: 5,
  /** The sign of a tile before their count. */
  tile: 5,
  tileGap: 3,
  /** Ground on either side of a state, and of words as short as the last tile. */
  ground: 5,
  smallGround: 3,
  /** Between two rows of counts or of states. */
  rows: 1,
  /** The sign of a bot clings to the last word of a name, and is not smaller than this. */
  botLeast: 11,
} as const;

/** The same in sizes of the letters: what grows with them. */
export const LABEL_EM = {
  /** Between the tiles of a hand and the dot behind them. */
  dotGap: 0.3,
  botShare: 0.7,
  nameLine: 1.12,
  countsLine: 1.36,
  stateLine: 1.3,
  smallLine: 1.14,
} as const;

/** Both for the style sheet, `--label-edge` and so on, for an element around all labels. */
export const LABEL_STYLE: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(LABEL_PX).map(([name, px]) => [`--label-${name}`, `${px}px`]),
  ...Object.entries(LABEL_EM).map(([name, share]) => [`--label-${name}`, `${share}`]),
]);
