import { passenger } from './players/passenger.ts';
import { porter } from './players/porter.ts';
import type { Player } from './players/player.ts';

export { announcement } from './lastTile.ts';
export type { Player, Rng } from './players/player.ts';

/** Every player by the name of its strength, weakest first. */
export const PLAYERS = { passenger, porter } as const satisfies Record<string, Player>;
