import {
  formatCommand,
  formatSeat,
  formatTile,
  formatTrain,
  isPresetName,
  newMatch,
  presetOptions,
  seatsOf,
  trainIds,
  trainOf,
  type Match,
  type Round,
} from '../src/index.ts';
import { diceFrom } from './dice.ts';
import { readMove, type Move } from './moves.ts';
import { usualNames } from './names.ts';
import { randomPolicy } from './policies.ts';
import { carriedOut, dealRound, playRound } from './selfPlay.ts';

/** What a recorded game begins with: the rules, the seats, and the seed of the shuffle. */
export interface GameHeader {
  readonly preset: string;
  readonly seatCount: number;
  readonly seed: number;
}

/** Plays a round by itself and writes it down, command by command, and how it ended. */
export function recordGame(header: GameHeader): string {
  const dice = diceFrom(header.seed);
  const start = dealRound(matchOf(header), dice).round;
  return writeGame(header, start, [...playRound(start, { policy: randomPolicy, dice })]);
}

/** Plays the commands of a recorded game again, and writes the game down as it goes now. */
export function replayGame(text: string): string {
  const header = readHeader(text);
  const start = dealRound(matchOf(header), diceFrom(header.seed)).round;
  const [, commands = ''] = /^commands:\n((?: .*\n)*)/mu.exec(text) ?? [];
  const names = usualNames(header.seatCount);
  const moves = commands
    .trimEnd()
    .split('\n')
    .map((line) => readMove(line, names));
  return writeGame(header, start, moves);
}

function readHeader(text: string): GameHeader {
  const valueOf = (key: string) => new RegExp(`^${key}: (.*)$`, 'mu').exec(text)?.[1] ?? '';
  return {
    preset: valueOf('preset'),
    seatCount: Number(valueOf('seats')),
    seed: Number(valueOf('seed')),
  };
}

function matchOf({ preset, seatCount }: GameHeader): Match {
  if (!isPresetName(preset)) throw new Error(`${preset} is no preset`);
  const options = presetOptions(preset);
  const match = options.ok ? newMatch(options.value, seatCount) : options;
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

function writeGame(header: GameHeader, start: Round, moves: readonly Move[]): string {
  const end = moves.reduce((round, move) => carriedOut(round, move).round, start);
  const lines = [
    `preset: ${header.preset}`,
    `seats: ${header.seatCount}`,
    `seed: ${header.seed}`,
    'commands:',
    ...moves.map(({ seat, command }) => ` ${formatSeat(seat)} ${formatCommand(command)}`),
    'end:',
    ...describeEnd(end).map((line) => ` ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

function describeEnd({ table, secret }: Round): readonly string[] {
  const { phase } = table;
  if (phase.kind === 'turn') return [`${formatSeat(phase.turn.seat)} is to move`];
  const { out, blocked, scores } = phase.result;
  return [
    blocked ? 'blocked' : `${out === null ? 'nobody' : formatSeat(out)} is out`,
    ...trainIds(table).map((id) => {
      const { placed, marked } = trainOf(table, id);
      const tiles = placed.map(({ inner, outer, on }) => `${on}:${inner}-${outer}`).join(' ');
      return `train ${formatTrain(id)}${marked ? ' marked' : ''}: ${tiles}`.trimEnd();
    }),
    ...seatsOf(table.seatCount).map((seat) => {
      const tiles = secret.hands[seat]?.tiles.map(formatTile).join(' ') ?? '';
      return `hand ${formatSeat(seat)}, ${scores[seat]} points: ${tiles}`.trimEnd();
    }),
    `boneyard: ${secret.boneyard.map(formatTile).join(' ')}`.trimEnd(),
  ];
}
