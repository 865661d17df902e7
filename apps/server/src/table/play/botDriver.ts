import { PLAYERS, moveFor, seatToMove, type Player, type Rng } from '@roundhouse/bots';
import type { BotLevel } from '@roundhouse/protocol';
import { viewFor, type Command, type Round, type Seat } from '@roundhouse/rules';
import type { Attendance } from '../seats/attendance.ts';
import { occupantOf, runningRound, takenSeats, type TableData } from '../record/tableData.ts';

/** Every level of the protocol has its player. */
const PLAYER_OF: Readonly<Record<BotLevel, Player>> = PLAYERS;

/** A move of a seat that a bot plays. */
export interface BotMove {
  readonly seat: Seat;
  readonly command: Command;
}

/** A seat that a bot plays and that has something to do: to say, or to lay. Null when none has. */
export function seatForBot(data: TableData, attendance: Attendance): Seat | null {
  const round = runningRound(data);
  if (round === null) return null;
  const seats = takenSeats(data).filter((seat) => attendance.isBotPlayed(data, seat));
  return seatToMove(seats, (seat) => viewFor(round, seat));
}

/** What the bot at a seat does. It is given what a person there would see, and nothing else. */
export function botMove(round: Round, seat: Seat, mind: { player: Player; rng: Rng }): BotMove {
  return { seat, command: moveFor(viewFor(round, seat), mind.player, mind.rng) };
}

/** The player that moves for a seat: the bot there, or the one that covers its person. */
export function playerAt(data: TableData, seat: Seat, coverLevel: BotLevel): Player {
  const occupant = occupantOf(data, seat);
  return PLAYER_OF[occupant?.kind === 'bot' ? occupant.level : coverLevel];
}
