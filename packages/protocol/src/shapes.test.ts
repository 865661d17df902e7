import { expect, test } from 'vitest';
import {
  INITIAL_OPTIONS,
  OPTION_NAMES,
  OPTION_SPECS,
  PRESET_NAMES,
  type OptionName,
} from '@roundhouse/rules';
import {
  readCommandRequest,
  readCreateTable,
  readHostRequest,
  readJoinOptions,
  readSeatRequest,
} from './shapes.ts';

const play = { type: 'play', tile: 5, train: 'mexican', end: null };

test('a play is read as it was sent', () => {
  const request = { commandId: 'a1', turn: 3, command: play };
  expect(readCommandRequest(request)).toEqual(request);
});

test.each([
  ['no object', 7],
  ['no id', { turn: 1, command: play }],
  ['an empty id', { commandId: '', turn: 1, command: play }],
  ['a huge id', { commandId: 'x'.repeat(41), turn: 1, command: play }],
  ['a turn in text', { commandId: 'a', turn: '1', command: play }],
  ['half a turn', { commandId: 'a', turn: 0.5, command: play }],
  ['a seat of its own', { commandId: 'a', turn: 1, command: play, seat: 0 }],
  ['an unknown command', { commandId: 'a', turn: 1, command: { type: 'cheat' } }],
  ['a tile of no set', { commandId: 'a', turn: 1, command: { ...play, tile: 190 } }],
  ['a train of no seat', { commandId: 'a', turn: 1, command: { ...play, train: 12 } }],
  ['a train by prototype', { commandId: 'a', turn: 1, command: { ...play, train: '__proto__' } }],
  [
    'an own __proto__ key',
    JSON.parse('{"commandId":"a","turn":1,"command":{"type":"draw"},"__proto__":{}}'),
  ],
])('a command with %s is refused', (_what, payload) => {
  expect(readCommandRequest(payload)).toBeUndefined();
});

test('every value of every option in the table is accepted, and nothing else', () => {
  for (const option of OPTION_NAMES) {
    for (const value of valuesOf(option)) {
      expect(readCreateTable({ name: 'Ada', options: { [option]: value } })).toBeDefined();
    }
    expect(readCreateTable({ name: 'Ada', options: { [option]: 'nonsense' } })).toBeUndefined();
  }
  expect(readCreateTable({ name: 'Ada', options: { cheat: true } })).toBeUndefined();
  expect(readCreateTable({ name: 'Ada', options: { constructor: true } })).toBeUndefined();
});

function valuesOf(option: OptionName): readonly unknown[] {
  const spec = OPTION_SPECS[option];
  return spec.kind === 'choice' ? spec.values.map(({ value }) => value) : [spec.initial];
}

test('a complete set of options is accepted', () => {
  expect(readCreateTable({ name: 'Ada', options: INITIAL_OPTIONS })).toBeDefined();
});

test('every preset may be chosen, and no other', () => {
  for (const preset of PRESET_NAMES) {
    expect(readHostRequest({ type: 'setOptions', preset })).toEqual({ type: 'setOptions', preset });
  }
  expect(readHostRequest({ type: 'setOptions', preset: 'toString' })).toBeUndefined();
});

test('a join is a token, a name or a watch, never two of them', () => {
  expect(readJoinOptions({ version: 1, name: 'Ada' })).toEqual({ version: 1, name: 'Ada' });
  expect(readJoinOptions({ version: 1, watch: true })).toEqual({ version: 1, watch: true });
  expect(readJoinOptions({ version: 1, watch: false })).toBeUndefined();
  expect(readJoinOptions({ version: 1, name: 'Ada', seatToken: 'x' })).toBeUndefined();
  expect(readJoinOptions({ name: 'Ada' })).toBeUndefined();
  expect(readJoinOptions(undefined)).toBeUndefined();
});

test('a seat request names one thing to do', () => {
  expect(readSeatRequest({ type: 'take', seat: 2 })).toEqual({ type: 'take', seat: 2 });
  expect(readSeatRequest({ type: 'take', seat: 12 })).toBeUndefined();
  expect(readSeatRequest({ type: 'ready', seat: 2 })).toBeUndefined();
});
