import { MOST_MESSAGE_BYTES, REQUEST_TYPES } from '@roundhouse/protocol';
import type { Dice } from '@roundhouse/rules/testing';
import { joinAckFrame, leaveFrame, messageFrame, OPCODES, requestFrame } from '../raw/wire.ts';
import { NO_TYPES, ODD_TYPES, oddValue } from './oddValues.ts';
import { WS, wsFrame } from './wsFrame.ts';

/** Bytes to fire at a server, and how many WebSocket frames they are. */
export interface Shot {
  readonly bytes: Uint8Array;
  readonly frameCount: number;
}

type Maker = (dice: Dice) => readonly Buffer[];

const DEEPEST = 3_500;

/** A shot after which the connection should still stand. The same dice, the same bytes. */
export function lastingShot(dice: Dice): Shot {
  return shot(dice.pick(LASTING)(dice));
}

/** A shot for which the server may close, or of which it waits for the rest. */
export function endingShot(dice: Dice): Shot {
  return shot(dice.pick(ENDING)(dice));
}

function shot(frames: readonly Buffer[]): Shot {
  return { bytes: Buffer.concat(frames), frameCount: frames.length };
}

/** One in so many is a payload that takes the server milliseconds. */
const HEAVY_ONE_IN = 60;

/** The payload of a message that means harm, not yet in a frame. */
export function hostilePayload(dice: Dice): Uint8Array {
  return dice.pick(dice.below(HEAVY_ONE_IN) === 0 ? HEAVY_PAYLOADS : PAYLOADS)(dice);
}

const HEAVY_PAYLOADS: readonly ((dice: Dice) => Uint8Array)[] = [deepNest, longText];

const PAYLOADS: readonly ((dice: Dice) => Uint8Array)[] = [
  oddRequest,
  nearCommand,
  noisyRequest,
  damagedRequest,
  hugeClaim,
  oddMessage,
  quietNoise,
  () => new Uint8Array(0),
  () => Uint8Array.of(OPCODES.ping),
  () => joinAckFrame(),
];

const LASTING: readonly Maker[] = [
  ...PAYLOADS.map(() => (dice: Dice) => [binary(hostilePayload(dice))]),
  inPieces,
  textFrame,
  (dice) => [wsFrame({ opcode: WS.ping, payload: new Uint8Array(dice.below(126)) })],
  (dice) => [wsFrame({ opcode: WS.pong, payload: new Uint8Array(dice.below(126)) })],
];

const ENDING: readonly Maker[] = [
  (dice) => [binary(messageFrame(dice.pick(NO_TYPES), oddValue(dice)))],
  (dice) => [binary(requestFrame(1, dice.pick(REQUEST_TYPES), 'x'.repeat(MOST_MESSAGE_BYTES)))],
  () => [binary(leaveFrame())],
  (dice) => [binary(Uint8Array.of(OPCODES.bytes, 0xa1, dice.below(256), 1, 2))],
  (dice) => [binary(noise(dice, 60))],
  brokenType,
  tooLargeInPieces,
  (dice) => [wsFrame({ opcode: 2, payload: noise(dice, 9), reserved: 1 + dice.below(7) })],
  (dice) => [wsFrame({ opcode: dice.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]) })],
  (dice) => [wsFrame({ opcode: dice.below(16), payload: noise(dice, 9), isMasked: false })],
  (dice) => [wsFrame({ opcode: WS.continuation, payload: noise(dice, 9) })],
  (dice) => [wsFrame({ opcode: dice.pick([8, 9, 10]), payload: new Uint8Array(126) })],
  (dice) => [wsFrame({ opcode: dice.pick([8, 9, 10]), fin: false })],
  (dice) => [wsFrame({ opcode: WS.text, payload: Uint8Array.of(0xc3, 0x28, dice.below(256)) })],
  closeFrame,
  claimsTooMuch,
  cutShort,
  twoBeginnings,
  (dice) => [Buffer.from(noise(dice, 400))],
  () => [Buffer.from('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')],
];

function binary(payload: Uint8Array): Buffer {
  return wsFrame({ opcode: WS.binary, payload });
}

function noise(dice: Dice, most: number): Uint8Array {
  return Uint8Array.from({ length: 1 + dice.below(most) }, () => dice.below(256));
}

function requestId(dice: Dice): number {
  return dice.pick([0, 1, 127, 128, 65_536, 2 ** 31, 2 ** 32 - 1]);
}

function oddRequest(dice: Dice): Uint8Array {
  return requestFrame(requestId(dice), dice.pick(ODD_TYPES), oddValue(dice));
}

/** Nearly a command: one field is odd. */
function nearCommand(dice: Dice): Uint8Array {
  const command = { type: 'play', tile: dice.below(200), train: dice.below(13), end: null };
  const request: Record<string, unknown> = { commandId: 'a', turn: dice.below(9), command };
  const field = dice.pick(['commandId', 'turn', 'command', 'tile', 'train', 'end', 'seat', 'type']);
  const value = oddValue(dice);
  const odd =
    field in command
      ? { ...request, command: { ...command, [field]: value } }
      : { ...request, [field]: value };
  return requestFrame(requestId(dice), 'command', odd);
}

/** A request with anything at all behind its head. */
function noisyRequest(dice: Dice): Uint8Array {
  return Uint8Array.from([...head(dice.pick(REQUEST_TYPES)), ...noise(dice, 80)]);
}

/** A sound request with one byte of its payload changed or gone, or with its end cut off. */
function damagedRequest(dice: Dice): Uint8Array {
  const type = dice.pick(REQUEST_TYPES);
  const payload = { commandId: 'a', turn: 1, command: { type: 'draw' } };
  const bytes = [...requestFrame(1, type, payload)];
  const start = head(type).length;
  const at = start + dice.below(bytes.length - start);
  if (dice.below(3) === 0) return Uint8Array.from(bytes.slice(0, at));
  bytes.splice(at, 1, ...(dice.below(2) === 0 ? [dice.below(256)] : []));
  return Uint8Array.from(bytes);
}

function head(type: string): readonly number[] {
  return [...requestFrame(1, type, undefined)];
}

function deepNest(dice: Dice): Uint8Array {
  const opener = dice.pick([[0x91], [0x81, 0xa1, 0x61], [0x81]]);
  const depth = Math.floor(DEEPEST / opener.length);
  const nest = Array.from({ length: depth }, () => opener).flat();
  return Uint8Array.from([...head(dice.pick(REQUEST_TYPES)), ...nest]);
}

/** The longest text that fits into a message. */
function longText(dice: Dice): Uint8Array {
  return requestFrame(
    1,
    dice.pick(REQUEST_TYPES),
    dice.pick(['x', '\u0130', '\ud83d']).repeat(1_300),
  );
}

/** A list, map, text, blob or extension that claims to be four billion long. */
function hugeClaim(dice: Dice): Uint8Array {
  const claim = dice.pick([0xdd, 0xdf, 0xdb, 0xc6, 0xc9]);
  return Uint8Array.from([...head('seat'), claim, 0xff, 0xff, 0xff, 0xff, 1]);
}

/** A message of a known type; it is not answered. */
function oddMessage(dice: Dice): Uint8Array {
  return messageFrame(dice.pick(REQUEST_TYPES), oddValue(dice));
}

/** Noise that begins with nothing that a room listens to, modifiers included. */
function quietNoise(dice: Dice): Uint8Array {
  const loud: readonly number[] = [OPCODES.leave, OPCODES.message, OPCODES.bytes, OPCODES.request];
  const bytes = noise(dice, 80);
  const first = dice.below(dice.pick([32, 256]));
  bytes[0] = loud.includes(first & 0x1f) ? first | 0x1f : first;
  return bytes;
}

/** One message in frames of a few bytes, with a ping between them. */
function inPieces(dice: Dice): readonly Buffer[] {
  const whole = hostilePayload(dice).subarray(0, 200);
  const size = 1 + dice.below(60);
  const count = Math.max(1, Math.ceil(whole.length / size));
  const pieces = Array.from({ length: count }, (_, index) =>
    wsFrame({
      opcode: index === 0 ? WS.binary : WS.continuation,
      payload: whole.subarray(index * size, (index + 1) * size),
      fin: index === count - 1,
    }),
  );
  const [first, ...rest] = pieces;
  const ping = wsFrame({ opcode: WS.ping });
  return first === undefined ? [] : rest.length === 0 ? [first] : [first, ping, ...rest];
}

function textFrame(dice: Dice): readonly Buffer[] {
  const texts = ['{"type":"command"}', 'null', '', '[21,"command"]', '\u{1f682}'];
  return [wsFrame({ opcode: WS.text, payload: Buffer.from(dice.pick(texts)) })];
}

/** A message whose type cannot be read. */
function brokenType(dice: Dice): readonly Buffer[] {
  const opcode = dice.pick([OPCODES.message, OPCODES.request, OPCODES.bytes]);
  const type = dice.pick([
    [0xa2, 0xff, 0xff],
    [0xdb, 0xff, 0xff, 0xff, 0xff],
    [0xbf, 1],
    [],
    [0xc1],
  ]);
  return [binary(Uint8Array.of(opcode, ...(opcode === OPCODES.request ? [1] : []), ...type))];
}

function tooLargeInPieces(): readonly Buffer[] {
  const payload = new Uint8Array(1_000).fill(OPCODES.request);
  return [0, 1, 2, 3, 4].map((index) =>
    wsFrame({ opcode: index === 0 ? 2 : 0, payload, fin: index === 4 }),
  );
}

function closeFrame(dice: Dice): readonly Buffer[] {
  const payloads = [[], [3], [0, 0], [3, 0xec], [3, 0xee], [0x0f, 0xff], [0xff, 0xff, 0xff]];
  return [wsFrame({ opcode: WS.close, payload: Uint8Array.from(dice.pick(payloads)) })];
}

/** A frame whose header claims more than may be sent, or more than there is in the world. */
function claimsTooMuch(dice: Dice): readonly Buffer[] {
  const claimedBytes = dice.pick([
    4_097n,
    65_536n,
    2n ** 31n,
    2n ** 32n,
    2n ** 53n,
    2n ** 63n,
    2n ** 64n - 1n,
  ]);
  return [wsFrame({ opcode: dice.pick([0, 1, 2, 9]), payload: noise(dice, 20), claimedBytes })];
}

/** A frame that is never finished. */
function cutShort(dice: Dice): readonly Buffer[] {
  const whole = binary(hostilePayload(dice));
  return [whole.subarray(0, 1 + dice.below(whole.length))];
}

/** A message that begins while another has not ended. */
function twoBeginnings(dice: Dice): readonly Buffer[] {
  const payload = noise(dice, 9);
  return [
    wsFrame({ opcode: WS.binary, payload, fin: false }),
    wsFrame({ opcode: dice.pick([WS.text, WS.binary]), payload }),
  ];
}
