import { PLAYERS, moveFor, seatToMove, type Player, type Rng } from '@roundhouse/bots';
import type { BotLevel } from '@roundhouse/protocol';
import { viewFor, type Command, type Round, type Seat } from '@roundhouse/rules';
import type { Attendance } from '../seats/attendance.ts';
import { occupantOf, runningRound, takenSeats, type TableData } from '../record/tableData.ts';

/** What moves for a level at once. A Baron has thought before, or does what a Dispatcher does. */
const PLAYER_OF: Readonly<Record<BotLevel, Player>> = { ...PLAYERS, baron: PLAYERS.dispatcher };

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

/** How well a bot plays for a seat: as the bot there does, or whoever covers its person. */
export function levelAt(data: TableData, seat: Seat, coverLevel: BotLevel): BotLevel {
  const occupant = occupantOf(data, seat);
  return occupant?.kind === 'bot' ? occupant.level : coverLevel;
}

/** The player that moves for a seat at once. */
export function playerAt(data: TableData, seat: Seat, coverLevel: BotLevel): Player {
  return PLAYER_OF[levelAt(data, seat, coverLevel)];
}
