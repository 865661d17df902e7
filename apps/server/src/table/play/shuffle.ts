import { createHash } from 'node:crypto';
import { fairLottery, type Lottery } from '@roundhouse/rules';

const WORDS_IN_BLOCK = 8;

/**
 * Expands a seed into fair numbers, the same every time: block `i` is SHA-256(seed, i as 4 bytes), read
 * as eight big-endian 32-bit words.
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
  return fairLottery(nextWord);
}

function blockOf(seed: Buffer, index: number): Buffer<ArrayBuffer> {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(index);
  return Buffer.from(createHash('sha256').update(seed).update(counter).digest());
}
