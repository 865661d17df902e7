import { expect, test } from 'vitest';
import {
  formatCommand,
  PRESET_NAMES,
  viewFor,
  type Hand,
  type Round,
  type Seat,
} from '@roundhouse/rules';
import {
  deal,
  mixedPlayers,
  playOut,
  PLAYERS_IN_HASTE,
  rulesOf,
  seeded,
  shuffled,
} from '../testing/index.ts';
import type { Rng } from './index.ts';

/** The same table and the same hand; everything that this seat cannot see is dealt again. */
function redealt({ table, secret }: Round, seat: Seat, rng: Rng): Round {
  const others = secret.hands.filter((_, other) => other !== seat);
  const hidden = [...others.flatMap(({ tiles }) => tiles), ...secret.boneyard];
  const pool = [...shuffled(hidden, rng)];
  const hands = secret.hands.map((hand, other): Hand =>
    other === seat ? hand : { tiles: pool.splice(0, hand.tiles.length), drawnTile: null },
  );
  return { table, secret: { hands, boneyard: pool } };
}

test.each(PRESET_NAMES)('no player of %s knows what it cannot see', (preset) => {
  let probes = 0;
  for (let seed = 1; seed <= 5; seed += 1) {
    const rng = seeded(seed);
    const dealt = deal(rulesOf(preset), 4, rng);
    playOut(dealt, { players: mixedPlayers(4), rng }, (round, seat) => {
      const other = redealt(round, seat, seeded(probes));
      for (const [level, player] of Object.entries(PLAYERS_IN_HASTE)) {
        const [here, there] = [round, other].map((one) =>
          formatCommand(player.decide(viewFor(one, seat), seeded(probes))),
        );
        expect(there, `${level}, seed ${seed}, probe ${probes}`).toBe(here);
        probes += 1;
      }
    });
  }
  expect(probes).toBeGreaterThan(10_000 / PRESET_NAMES.length);
});
