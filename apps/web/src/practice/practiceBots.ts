import { BOT_NAMES, PLAYERS, moveFor, seatToMove, type Rng } from '@roundhouse/bots';
import { seatsOf, viewFor, type Command, type Seat } from '@roundhouse/rules';
import { OWN_SEAT, type PracticeGame } from './practiceGame.ts';

/** What everybody is called, by seat. No bot has the name of whoever practises. */
export function namesAt({ setup }: Pick<PracticeGame, 'setup'>): readonly string[] {
  const own = setup.name.toLowerCase();
  const others = BOT_NAMES.filter((name) => name.toLowerCase() !== own);
  return [setup.name, ...others.slice(0, setup.botCount)];
}

/** A move of a bot. */
export interface BotMove {
  readonly seat: Seat;
  readonly command: Command;
}

/** The seat of a bot that has something to say or to lay; null while it is for a person to do. */
export function seatForBot({ phase, round, match }: PracticeGame): Seat | null {
  if (phase !== 'playing') return null;
  const bots = seatsOf(match.seatCount).filter((seat) => seat !== OWN_SEAT);
  return seatToMove(bots, (seat) => viewFor(round, seat));
}

/** What the bot at a seat does. It is given what a person there would see, and nothing else. */
export function botMove({ round, setup }: PracticeGame, seat: Seat, rng: Rng): BotMove {
  return { seat, command: moveFor(viewFor(round, seat), PLAYERS[setup.level], rng) };
}
