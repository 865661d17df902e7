import { createHash } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, parseTableCode, type TableCode } from '@roundhouse/protocol';
import type { Seeds } from '@roundhouse/server';

/**
 * Chance that comes out the same every time for the same name, and for each thing by itself: more
 * keys change no deck.
 */
export function seededSeeds(name: string): Seeds {
  const counts = new Map<string, number>();
  function bytes(what: string): Buffer {
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    return createHash('sha256').update(`${name} ${what} ${count}`).digest();
  }
  return {
    deck: () => bytes('deck').toString('hex'),
    seatToken: () => bytes('token').toString('base64url'),
    tableCode: () => codeFrom(bytes('code')),
    bot: () => bytes('bot').readUInt32BE() / 2 ** 32,
  };
}

function codeFrom(bytes: Buffer): TableCode {
  const letters = [...bytes.subarray(0, CODE_LENGTH)];
  const text = letters.map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  const code = parseTableCode(text);
  if (code === undefined) throw new Error(`${text} is no code`);
  return code;
}
