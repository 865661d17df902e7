import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, parseTableCode, type TableCode } from '@roundhouse/protocol';

/** Everything that chance decides on the server; tests bring their own. */
export interface Seeds {
  /** 32 bytes, hexadecimal: the shuffle of one round. */
  deck(): string;
  /** 32 bytes, base64url: the key to one seat. */
  seatToken(): string;
  tableCode(): TableCode;
  /** From 0 up to, not including, 1: what bots roll. */
  bot(): number;
}

/** Chance from the operating system. */
export const systemSeeds: Seeds = {
  deck: () => randomBytes(32).toString('hex'),
  seatToken: () => randomBytes(32).toString('base64url'),
  tableCode,
  bot: () => randomInt(2 ** 32) / 2 ** 32,
};

function tableCode(): TableCode {
  const letters = Array.from(
    { length: CODE_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  );
  const code = parseTableCode(letters.join(''));
  if (code === undefined) throw new Error('a code is made of its own alphabet');
  return code;
}

/** What the server keeps of a seat token: enough to know it again, too little to sit down with. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
