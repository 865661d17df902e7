import {
  highOf,
  isDouble,
  lowOf,
  refusalOf,
  seatsOf,
  viewFor,
  type Command,
  type Round,
  type Seat,
  type SeatView,
  type TurnCommand,
} from '../src/index.ts';
import type { Dice } from './dice.ts';
import type { Move } from './moves.ts';

/** Chooses one of the legal commands of the seat to move. */
export type Policy = (view: SeatView, legal: readonly TurnCommand[], dice: Dice) => TurnCommand;

/** Any legal command, each as likely as the other. */
export const randomPolicy: Policy = (_view, legal, dice) => dice.pick(legal);

/** The heaviest tile that may be laid, doubles before others of the same weight; draws only if it must. */
export const greedyPolicy: Policy = (_view, legal, dice) => {
  const [first, ...others] = legal;
  if (first === undefined) return dice.pick(legal);
  return others.reduce((best, next) => (weight(next) > weight(best) ? next : best), first);
};

function weight(command: TurnCommand): number {
  if (command.type !== 'play') return 0;
  return 1 + 2 * (highOf(command.tile) + lowOf(command.tile)) + Number(isDouble(command.tile));
}

/** The policies by the name that a user gives them. */
export const POLICIES: Readonly<Record<'random' | 'greedy', Policy>> = {
  random: randomPolicy,
  greedy: greedyPolicy,
};

/**
 * What seats say beside the turn: every announcement and every challenge that is due now is made
 * half of the time. Null when nobody speaks.
 */
export function announcement(round: Round, dice: Dice): Move | null {
  const { table } = round;
  if (table.options.lastTileCall === 'none') return null;
  const due = seatsOf(table.seatCount).flatMap((seat) => saidBy(round, seat));
  return due.length > 0 && dice.below(2) === 0 ? dice.pick(due) : null;
}

function saidBy(round: Round, seat: Seat): readonly Move[] {
  const view = viewFor(round, seat);
  const others = seatsOf(view.table.seatCount);
  const sayings: readonly Command[] = [
    { type: 'call' },
    ...others.map((other): Command => ({ type: 'challenge', seat: other })),
  ];
  return sayings
    .filter((command) => refusalOf(view, command) === null)
    .map((command) => ({ seat, command }));
}
