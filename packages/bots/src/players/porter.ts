import {
  highOf,
  invariant,
  legalCommands,
  lowOf,
  type SeatView,
  type TurnCommand,
} from '@roundhouse/rules';
import type { Player } from './player.ts';

/** Lays the heaviest tile that fits, at home before anywhere else; draws rather than stops. */
export const porter: Player = {
  decide(view) {
    const [first, ...others] = legalCommands(view);
    invariant(first !== undefined, `seat ${view.seat} has something to do`);
    return others.reduce(
      (best: TurnCommand, next) => (worth(view, next) > worth(view, best) ? next : best),
      first,
    );
  },
};

/** Pips of the tile, half a pip more at home; whatever lays no tile comes last. */
function worth({ seat }: SeatView, command: TurnCommand): number {
  if (command.type !== 'play') return command.type === 'draw' ? -1 : -2;
  const pips = highOf(command.tile) + lowOf(command.tile);
  return pips + (command.train === seat ? 0.5 : 0);
}
