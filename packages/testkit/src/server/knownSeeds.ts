import type { Seeds } from '@roundhouse/server';
import { seededSeeds } from '../table/seededSeeds.ts';

/** Chance that can be begun again, and that remembers which secrets it gave away. */
export interface KnownSeeds extends Seeds {
  /** Begins again: the same decks, tokens and codes as the first time with this name. */
  restart(name: string): void;
  /** Seeds of decks and keys to seats since the last restart. */
  readonly secrets: readonly string[];
}

/** Chance out of a name. */
export function knownSeeds(name: string): KnownSeeds {
  let source = seededSeeds(name);
  let secrets: string[] = [];
  const keep = (secret: string) => {
    secrets.push(secret);
    return secret;
  };
  return {
    deck: () => keep(source.deck()),
    seatToken: () => keep(source.seatToken()),
    tableCode: () => source.tableCode(),
    bot: () => source.bot(),
    restart(next) {
      source = seededSeeds(next);
      secrets = [];
    },
    get secrets() {
      return secrets;
    },
  };
}
