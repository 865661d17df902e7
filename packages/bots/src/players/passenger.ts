import { invariant, legalCommands } from '@roundhouse/rules';
import type { Player } from './player.ts';

/** Does whatever the rules allow, at random. */
export const passenger: Player = {
  decide(view, rng) {
    const commands = legalCommands(view);
    const command = commands[Math.floor(rng() * commands.length)];
    invariant(command !== undefined, `seat ${view.seat} has something to do`);
    return command;
  },
};
