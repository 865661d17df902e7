import type { Command } from './command.ts';
import { assertNever } from './result.ts';
import { formatSeat, formatTrain, parseSeat, parseTrain } from './seat.ts';
import { formatTile, parseTile } from './tile.ts';

/** A command in one word: `12-5>A`, `12-5>M.1`, `draw`, `pass`, `decline`, `end`, `call`, `challenge:B`. */
export function formatCommand(command: Command): string {
  switch (command.type) {
    case 'play': {
      const end = command.end === null ? '' : `.${command.end}`;
      return `${formatTile(command.tile)}>${formatTrain(command.train)}${end}`;
    }
    case 'challenge':
      return `challenge:${formatSeat(command.seat)}`;
    case 'draw':
    case 'pass':
    case 'decline':
    case 'end':
    case 'call':
      return command.type;
    default:
      return assertNever(command);
  }
}

const PLAIN = ['draw', 'pass', 'decline', 'end', 'call'] as const;

/** Reads what `formatCommand` writes; undefined for anything else. */
export function parseCommand(text: string): Command | undefined {
  const plain = PLAIN.find((word) => word === text);
  if (plain !== undefined) return { type: plain };
  if (text.startsWith('challenge:')) {
    const seat = parseSeat(text.slice('challenge:'.length));
    return seat === undefined ? undefined : { type: 'challenge', seat };
  }
  return parsePlay(text);
}

function parsePlay(text: string): Command | undefined {
  const match = /^(\d+-\d+)>([A-M])(?:\.(\d+))?$/.exec(text);
  const tile = parseTile(match?.[1] ?? '');
  const train = parseTrain(match?.[2] ?? '');
  if (match === null || tile === undefined || train === undefined) return undefined;
  return { type: 'play', tile, train, end: match[3] === undefined ? null : Number(match[3]) };
}
