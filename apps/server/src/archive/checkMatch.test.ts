import { fail, type Result } from '@roundhouse/rules';
import { playedTable } from '@roundhouse/testkit/table';
import { beforeAll, expect, test } from 'vitest';
import { checkMatch } from './checkMatch.ts';
import { describeFault, type MatchFault } from './matchFault.ts';
import { parseMatchFile } from './matchFile.ts';
import { matchFilesIn } from './recordings.ts';

/** The file as anybody with an editor sees it. */
interface Content {
  [field: string]: unknown;
  options: Record<string, unknown>;
  players: Record<string, unknown>[];
  rounds: RoundContent[];
  standings: { totals: number[]; over: boolean; winners: number[] };
}

interface RoundContent {
  seed: string;
  deal: { hands?: number[][]; turn?: { seat: number } }[];
  moves: { seat: number; command: string; events: Record<string, unknown>[] }[];
  result: { out: number | null; scores: number[]; totals: number[] } | null;
}

let text = '';

beforeAll(async () => {
  const { history } = await playedTable({ preset: 'roundhouse', seed: 'a file', rounds: 2 });
  text = matchFilesIn(history, 'finishedRounds')[0] ?? '';
});

test('a file as it was written is sound, whatever the order of its fields', () => {
  expect(faultIn(text)).toBeNull();
  const content = JSON.parse(text) as Content;
  expect(
    faultIn(JSON.stringify(Object.fromEntries(Object.entries(content).toReversed()), null, 2)),
  ).toBeNull();
});

test.each<[string, Partial<MatchFault>, (content: Content) => void]>([
  ['another format', { code: 'notAMatch' }, (file) => (file['format'] = 'a letter')],
  ['a later version', { code: 'tooNew', version: 2 }, (file) => (file['version'] = 2)],
  ['a field too many', { code: 'badShape', path: '' }, (file) => (file['tokens'] = [])],
  ['no table', { code: 'badShape', path: 'code' }, (file) => (file['code'] = 'ABC01O')],
  ['a name that is none', { code: 'badShape', path: 'players.1.name' }, rename],
  ['two players of one name', { code: 'namesAlike' }, nameAlike],
  ['an option that is none', { code: 'badOptions' }, (file) => (file.options['luck'] = 'much')],
  ['another value of an option', { code: 'dealDiffers', round: 1 }, deals],
  ['an option too few', { code: 'optionsIncomplete' }, (file) => delete file.options['winner']],
  ['a player too many', { code: 'dealDiffers', round: 1 }, (file) => file.players.push(...bots(1))],
  ['more players than tiles', { code: 'badOptions' }, (file) => file.players.push(...bots(9))],
  [
    'another seed',
    { code: 'dealDiffers', round: 2 },
    (file) => (roundOf(file, 1).seed = '0'.repeat(64)),
  ],
  [
    'a better hand',
    { code: 'dealDiffers', round: 1 },
    (file) => swapTwo(roundOf(file, 0).deal[0]?.hands?.[0]),
  ],
  ['another player to begin', { code: 'dealDiffers', round: 2 }, beginElsewhere],
  [
    'a command in other words',
    { code: 'commandUnreadable', round: 1, command: 1 },
    (file) => (moveOf(file, 0).command = 'win'),
  ],
  [
    'a seat at another table',
    { code: 'commandUnreadable', round: 1, command: 3 },
    (file) => (moveOf(file, 2).seat = 11),
  ],
  [
    'a command of somebody else',
    { code: 'commandRefused', round: 1, command: 1 },
    (file) => (moveOf(file, 0).seat += moveOf(file, 0).seat === 0 ? 1 : -1),
  ],
  [
    'a command left out',
    { code: 'commandRefused', round: 1 },
    (file) => roundOf(file, 0).moves.splice(3, 1),
  ],
  [
    'an event that was not',
    { code: 'eventsDiffer', round: 1, command: 2 },
    (file) => moveOf(file, 1).events.push({ type: 'challenged' }),
  ],
  [
    'an event left out',
    { code: 'eventsDiffer', round: 1, command: 2 },
    (file) => moveOf(file, 1).events.pop(),
  ],
  [
    'a command after the end',
    { code: 'commandAfterEnd', round: 1 },
    (file) => roundOf(file, 0).moves.push(moveOf(file, 0)),
  ],
  ['a round broken off', { code: 'endDiffers', round: 1 }, (file) => roundOf(file, 0).moves.pop()],
  [
    'a round without its scores',
    { code: 'endDiffers', round: 2 },
    (file) => (roundOf(file, 1).result = null),
  ],
  ['an open round in the middle', { code: 'roundUnfinished', round: 1 }, breakOff],
  [
    'a better score',
    { code: 'scoresDiffer', round: 2 },
    (file) => better(roundOf(file, 1).result?.scores),
  ],
  [
    'a better total',
    { code: 'totalsDiffer', round: 2 },
    (file) => better(roundOf(file, 1).result?.totals),
  ],
  ['another winner', { code: 'standingsDiffer' }, (file) => file.standings.winners.push(2)],
  ['a round too few', { code: 'standingsDiffer' }, (file) => file.rounds.pop()],
  [
    'a round twice',
    { code: 'dealDiffers', round: 2 },
    (file) => file.rounds.splice(1, 0, roundOf(file, 0)),
  ],
  [
    'a round too many',
    { code: 'roundAfterEnd', round: 3 },
    (file) => file.rounds.push(roundOf(file, 1)),
  ],
])('a file with %s is refused', (_what, fault, change) => {
  const content = JSON.parse(text) as Content;
  change(content);
  const found = faultIn(JSON.stringify(content));
  expect(found).toMatchObject(fault);
  expect(found && describeFault(found)).toMatch(/^[a-z].{10,}[^.]$/);
});

test.each(['', '{', 'null', '[]'])('%j is no file of a match', (bad) => {
  expect(['notJson', 'notAMatch']).toContain(faultIn(bad)?.code);
});

test('a file that ends too early is refused', () => {
  expect(faultIn(text.slice(0, -10))).toEqual({ code: 'notJson' });
});

function faultIn(bytes: string): MatchFault | null {
  const read = parseMatchFile(bytes);
  const checked: Result<unknown, MatchFault> = read.ok ? checkMatch(read.value) : fail(read.error);
  return checked.ok ? null : checked.error;
}

function roundOf(file: Content, index: number): RoundContent {
  const round = file.rounds[index];
  if (round === undefined) throw new Error('no such round');
  return round;
}

function moveOf(file: Content, index: number): RoundContent['moves'][number] {
  const move = roundOf(file, 0).moves[index];
  if (move === undefined) throw new Error('no such move');
  return move;
}

function nameAlike({ players: [first, second] }: Content): void {
  if (first && second) second['name'] = ` ${String(first['name'])}`.toUpperCase().trim();
}

function rename(file: Content): void {
  const [, player] = file.players;
  if (player !== undefined) player['name'] = ' \u202e ';
}

function deals(file: Content): void {
  file.options['maxPip'] = file.options['maxPip'] === 12 ? 9 : 12;
}

function beginElsewhere(file: Content): void {
  const turn = roundOf(file, 1).deal.at(-1)?.turn;
  if (turn !== undefined) turn.seat = (turn.seat + 1) % 3;
}

function breakOff(file: Content): void {
  const round = roundOf(file, 0);
  round.moves.splice(5);
  round.result = null;
}

function bots(count: number) {
  return Array.from({ length: count }, () => ({ kind: 'bot', name: 'Nobody', level: 'porter' }));
}

function swapTwo(tiles: number[] | undefined): void {
  const [first] = tiles?.splice(0, 1) ?? [];
  if (first !== undefined) tiles?.splice(1, 0, first);
}

function better(points: number[] | undefined): void {
  points?.splice(0, 1, -1);
}
