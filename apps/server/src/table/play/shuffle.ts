import { createHash } from 'node:crypto';
import { fullSet, type Pip, type TileId } from '@roundhouse/rules';

/** The same numbers every time for the same seed. */
export interface Lottery {
  /** An integer from 0 up to, not including, `bound`; each as likely as the next. `bound` is 1 to 2^32. */
  below(bound: number): number;
}

const WORDS_IN_BLOCK = 8;

/**
 * Expands a seed into fair numbers: block `i` is SHA-256(seed, i as 4 bytes), read as eight
 * big-endian 32-bit words. A word that would favour small numbers is thrown away.
 */
export function lotteryFrom(seedHex: string): Lottery {
  const seed = Buffer.from(seedHex, 'hex');
  if (seed.length !== 32) throw new Error('a seed has 32 bytes');
  let wordIndex = 0;
  let block = Buffer.alloc(0);
  function nextWord(): number {
    const offset = wordIndex % WORDS_IN_BLOCK;
    if (offset === 0) block = blockOf(seed, wordIndex / WORDS_IN_BLOCK);
    wordIndex += 1;
    return block.readUInt32BE(offset * 4);
  }
  return {
    below(bound) {
      const fairEnd = 2 ** 32 - (2 ** 32 % bound);
      let word = nextWord();
      while (word >= fairEnd) word = nextWord();
      return word % bound;
    },
  };
}

function blockOf(seed: Buffer, index: number): Buffer<ArrayBuffer> {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(index);
  return Buffer.from(createHash('sha256').update(seed).update(counter).digest());
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
