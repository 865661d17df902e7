import { fullSet, type Pip, type TileId } from './tile.ts';

/** Draws numbers for whoever hands it in: the rules themselves know no chance. */
export interface Lottery {
  /** An integer from 0 up to, not including, `bound`; each as likely as the next. `bound` is 1 to 2^32. */
  below(bound: number): number;
}

const WORDS = 2 ** 32;

/**
 * A fair lottery over words of 32 bits, each an integer from 0 to 2^32 - 1 and as likely as the next. A
 * word that would favour small numbers is thrown away.
 */
export function fairLottery(nextWord: () => number): Lottery {
  return {
    below(bound) {
      const fairEnd = WORDS - (WORDS % bound);
      let word = nextWord();
      while (word >= fairEnd) word = nextWord();
      return word % bound;
    },
  };
}

/** The whole double-`maxPip` set in the order that the lottery gives it (Fisher and Yates). */
export function shuffledSet(maxPip: Pip, lottery: Lottery): readonly TileId[] {
  const deck = [...fullSet(maxPip)];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const chosen = lottery.below(last + 1);
    const tile = deck[last];
    const other = deck[chosen];
    if (tile === undefined || other === undefined) throw new Error('a deck has no holes');
    deck[last] = other;
    deck[chosen] = tile;
  }
  return deck;
}
