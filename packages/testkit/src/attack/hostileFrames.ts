import type { Dice } from '@roundhouse/rules/testing';
import { OPCODES, messageFrame, requestFrame } from '../raw/wire.ts';

/** Bytes for a binary frame, or text for a text frame. */
export type HostileFrame = Uint8Array | string;

type Maker = (dice: Dice) => HostileFrame;

const TYPES = ['command', 'host', 'seat', 'events', '__proto__', 'constructor', 'toString', ''];
const OVERSIZE_BYTES = 6_000;
const DEEPEST = 3_500;

/** Values that no honest client sends where something else is wanted. */
const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  -0,
  2 ** 53,
  -1,
  1e308,
  '',
  '\u202eevil',
  [],
  {},
  [[[[]]]],
  { __proto__: { type: 'start' } },
  JSON.parse('{"__proto__":{"seat":0},"constructor":{"prototype":{"ok":true}}}'),
  new Date(0),
  new Uint8Array(16),
  'x'.repeat(3_000),
];

function oddValue(dice: Dice): unknown {
  return ODD_VALUES[dice.below(ODD_VALUES.length)];
}

const MAKERS: readonly Maker[] = [
  oddRequest,
  oddCommand,
  oddMessage,
  noise,
  damaged,
  deepNest,
  hugeLength,
  oversize,
  () => '{"type":"command"}',
  () => new Uint8Array(0),
  () => Uint8Array.of(OPCODES.joined),
];

/** The next frame that means harm. The same dice, the same frames. */
export function hostileFrame(dice: Dice): HostileFrame {
  return dice.pick(MAKERS)(dice);
}

function oddRequest(dice: Dice): HostileFrame {
  return requestFrame(dice.below(2 ** 31), dice.pick(TYPES), oddValue(dice));
}

/** Nearly a command: one field is odd. */
function oddCommand(dice: Dice): HostileFrame {
  const command = { type: 'play', tile: 5, train: 0, end: null };
  const request: Record<string, unknown> = { commandId: 'a', turn: 1, command };
  const field = dice.pick(['commandId', 'turn', 'command', 'tile', 'train', 'end', 'seat', 'more']);
  const value = oddValue(dice);
  const odd =
    field in command
      ? { ...request, command: { ...command, [field]: value } }
      : { ...request, [field]: value };
  return requestFrame(dice.below(1_000), 'command', odd);
}

function oddMessage(dice: Dice): HostileFrame {
  return messageFrame(dice.pick(TYPES), oddValue(dice));
}

function noise(dice: Dice): HostileFrame {
  return Uint8Array.from({ length: 1 + dice.below(60) }, () => dice.below(256));
}

/** A sound request with a byte changed, taken out, or with its end cut off. */
function damaged(dice: Dice): HostileFrame {
  const bytes = [
    ...requestFrame(1, dice.pick(['command', 'host', 'seat']), {
      commandId: 'a',
      turn: 1,
      command: { type: 'draw' },
    }),
  ];
  const at = dice.below(bytes.length);
  if (dice.below(3) === 0) return Uint8Array.from(bytes.slice(0, at));
  bytes.splice(at, 1, ...(dice.below(2) === 0 ? [dice.below(256)] : []));
  return Uint8Array.from(bytes);
}

function header(type: string): readonly number[] {
  return [...requestFrame(1, type, undefined)];
}

function deepNest(dice: Dice): HostileFrame {
  const opener = dice.pick([0x91, 0x81]);
  return Uint8Array.from([...header('command'), ...Array.from({ length: DEEPEST }, () => opener)]);
}

/** A list, map, text or extension that claims to be four billion long. */
function hugeLength(dice: Dice): HostileFrame {
  const claim = dice.pick([0xdd, 0xdf, 0xdb, 0xc6, 0xc9]);
  return Uint8Array.from([...header('seat'), claim, 0xff, 0xff, 0xff, 0xff, 1]);
}

function oversize(): HostileFrame {
  return requestFrame(1, 'command', 'x'.repeat(OVERSIZE_BYTES));
}
