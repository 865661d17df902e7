import { formatCommand, parseCommand, type Command, type Seat } from '../src/index.ts';
import { formatSeat, formatTrain } from '../src/index.ts';
import { nameOfSeat, nameOfTrain, seatNamed, trainNamed, type SeatNames } from './names.ts';

/** What one seat does. */
export interface Move {
  readonly seat: Seat;
  readonly command: Command;
}

/** Reads `A 12-5>M`, with the position's own names of the seats. Throws when it is no move. */
export function readMove(text: string, names: SeatNames): Move {
  const match = /^(\S+)\s+(\S+)$/.exec(text.trim());
  if (match === null) throw new Error(`"${text}" is not of the form "SEAT move"`);
  const [, seatName = '', action = ''] = match;
  return { seat: seatNamed(names, seatName), command: readAction(action, names) };
}

/** Reads `12-5>M` or `challenge:B`. Throws when it is no command. */
export function readAction(text: string, names: SeatNames): Command {
  const usual = text
    .replace(/>([^.]+)/u, (_, train: string) => `>${formatTrain(trainNamed(names, train))}`)
    .replace(
      /^challenge:(.+)$/u,
      (_, seat: string) => `challenge:${formatSeat(seatNamed(names, seat))}`,
    );
  const command = parseCommand(usual);
  if (command === undefined) throw new Error(`"${text}" is no move`);
  return command;
}

/** Writes a command with the position's own names of the seats. */
export function writeAction(command: Command, names: SeatNames): string {
  if (command.type === 'challenge') return `challenge:${nameOfSeat(names, command.seat)}`;
  const usual = formatCommand(command);
  return command.type === 'play'
    ? usual.replace(/>[^.]+/u, `>${nameOfTrain(names, command.train)}`)
    : usual;
}
