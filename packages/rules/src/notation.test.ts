import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { formatCommand, parseCommand } from './notation.ts';
import { seatOf } from './seat.ts';
import { tileOf } from './tile.ts';

const tile = tileOf(12, 5);

test.each<{ text: string; command: Command }>([
  { text: '12-5>A', command: { type: 'play', tile, train: seatOf(0), end: null } },
  { text: '12-5>M', command: { type: 'play', tile, train: 'mexican', end: null } },
  { text: '12-5>C.1', command: { type: 'play', tile, train: seatOf(2), end: 1 } },
  { text: '12-5>M.0', command: { type: 'play', tile, train: 'mexican', end: 0 } },
  { text: 'draw', command: { type: 'draw' } },
  { text: 'pass', command: { type: 'pass' } },
  { text: 'decline', command: { type: 'decline' } },
  { text: 'end', command: { type: 'end' } },
  { text: 'call', command: { type: 'call' } },
  { text: 'challenge:B', command: { type: 'challenge', seat: seatOf(1) } },
])('"$text" is a command in writing', ({ text, command }) => {
  expect(formatCommand(command)).toBe(text);
  expect(parseCommand(text)).toEqual(command);
});

test('a tile may be written with either half first', () => {
  expect(parseCommand('5-12>A')).toEqual(parseCommand('12-5>A'));
});

test.each([
  '',
  'Draw',
  '12-5',
  '12-5>',
  '12-5>N',
  '19-5>A',
  '12-5>A.',
  '12-5>A.x',
  '>A',
  'challenge:M',
  'challenge',
])('"%s" is no command', (text) => {
  expect(parseCommand(text)).toBeUndefined();
});
