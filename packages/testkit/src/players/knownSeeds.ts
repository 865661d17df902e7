import { createHash } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, parseTableCode } from '@roundhouse/protocol';
import { invariant } from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import type { Seeds } from '@roundhouse/server';

/** Chance that comes out the same each time it is begun again. */
export interface KnownSeeds extends Seeds {
  /** Begins again: the same decks, tokens and codes as the first time with this number. */
  restart(number: number): void;
  /** Every secret handed out since the last restart: seeds of decks and keys to seats. */
  readonly secrets: readonly string[];
}

/** Chance out of one number. */
export function knownSeeds(number: number): KnownSeeds {
  let base = number;
  let count = 0;
  let dice: Dice = diceFrom(number);
  let secrets: string[] = [];
  const draw = (what: string) => {
    count += 1;
    return createHash('sha256').update(`${base} ${what} ${count}`);
  };
  const keep = (secret: string) => {
    secrets.push(secret);
    return secret;
  };
  return {
    deck: () => keep(draw('deck').digest('hex')),
    seatToken: () => keep(draw('token').digest('base64url')),
    tableCode: () => codeFrom(draw('code').digest()),
    bot: () => dice.below(2 ** 30) / 2 ** 30,
    restart(next) {
      base = next;
      count = 0;
      dice = diceFrom(next);
      secrets = [];
    },
    get secrets() {
      return secrets;
    },
  };
}

function codeFrom(bytes: Uint8Array) {
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map(
    (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length],
  );
  const code = parseTableCode(letters.join(''));
  invariant(code !== undefined, 'a code is made of its own alphabet');
  return code;
}
