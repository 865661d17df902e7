import {
  OPTION_NAMES,
  PRESET_NAMES,
  SEAT_LIMITS,
  isOptionValue,
  toTileId,
  type Command,
  type OptionName,
  type Seat,
  type TileId,
} from '@roundhouse/rules';
import { z } from 'zod';
import {
  BOT_LEVELS,
  HINTINGS,
  PACES,
  type CommandRequest,
  type CreateTable,
  type HostRequest,
  type JoinOptions,
  type ResyncRequest,
  type SeatRequest,
} from './messages.ts';

// Only the shape: whether a request means anything is for the table and the rules to say.

const seat = z
  .int()
  .min(0)
  .max(SEAT_LIMITS.max - 1)
  .transform((index) => index as Seat);
const tile = z
  .int()
  .refine((id) => toTileId(id) !== undefined)
  .transform((id) => id as TileId);
const train = z.union([seat, z.literal('mexican')]);
/** Checked properly by `parsePlayerName`. */
const name = z.string().min(1).max(400);
const level = z.enum(BOT_LEVELS);
const preset = z.enum(PRESET_NAMES);
const seatCount = z.int().min(SEAT_LIMITS.min).max(SEAT_LIMITS.max);

const options = z.strictObject(
  Object.fromEntries(OPTION_NAMES.map((option) => [option, valueOf(option).optional()])),
);

function valueOf(option: OptionName) {
  return z.unknown().refine((value) => value === undefined || isOptionValue(option, value));
}

const command: z.ZodType<Command> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('play'),
    tile,
    train,
    end: z.int().min(0).max(63).nullable(),
  }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('challenge'), seat }),
]);

const commandRequest: z.ZodType<CommandRequest> = z.strictObject({
  commandId: z.string().min(1).max(40),
  turn: z.int().min(0),
  command,
});

const hostRequest = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('setOptions'),
    preset,
    options: options.optional(),
    seats: seatCount.optional(),
  }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('addBot'), level: level.optional() }),
  z.strictObject({ type: z.literal('removeBot'), seat }),
  z.strictObject({ type: z.literal('removePlayer'), seat }),
  z.strictObject({ type: z.literal('seatToBot'), seat }),
  z.strictObject({ type: z.literal('nextRound') }),
  z.strictObject({ type: z.literal('endMatch') }),
  z.strictObject({ type: z.literal('rematch') }),
  z.strictObject({ type: z.literal('toLobby') }),
  z.strictObject({ type: z.literal('lock'), locked: z.boolean() }),
  z.strictObject({ type: z.literal('setManners'), pace: z.enum(PACES), hints: z.enum(HINTINGS) }),
  z.strictObject({
    type: z.literal('answerClaim'),
    claim: z.int().min(1),
    seat,
    isTheirs: z.boolean(),
  }),
]);

const seatRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('take'), seat: seat.optional(), name: name.optional() }),
  z.strictObject({ type: z.literal('back') }),
  z.strictObject({ type: z.literal('rename'), name }),
  z.strictObject({ type: z.literal('askForTools') }),
  z.strictObject({ type: z.literal('claim'), seat }),
]);

const version = z.int().min(0);
const haveSeq = z.int().min(0);
const joining = { version, haveSeq: haveSeq.optional() };
const joinOptions = z.union([
  z.strictObject({ ...joining, seatToken: z.string().min(1).max(64) }),
  z.strictObject({ ...joining, name }),
  z.strictObject({ ...joining, watch: z.literal(true) }),
]);
const resyncRequest = z.strictObject({ haveSeq });

const createTable = z.strictObject({
  name,
  preset: preset.optional(),
  options: options.optional(),
  seats: seatCount.optional(),
  bots: z
    .int()
    .min(0)
    .max(SEAT_LIMITS.max - 1)
    .optional(),
  botLevel: level.optional(),
  start: z.boolean().optional(),
});

/** Reads request `command`; undefined when it has another shape. */
export function readCommandRequest(payload: unknown): CommandRequest | undefined {
  return read(commandRequest, payload);
}

/** Reads request `host`; undefined when it has another shape. */
export function readHostRequest(payload: unknown): HostRequest | undefined {
  return read(hostRequest, payload) as HostRequest | undefined;
}

/** Reads request `seat`; undefined when it has another shape. */
export function readSeatRequest(payload: unknown): SeatRequest | undefined {
  return read(seatRequest, payload) as SeatRequest | undefined;
}

/** Reads what came with `joinById`; undefined when it has another shape. */
export function readJoinOptions(payload: unknown): JoinOptions | undefined {
  return read(joinOptions, payload) as JoinOptions | undefined;
}

/** Reads request `resync`; undefined when it has another shape. */
export function readResyncRequest(payload: unknown): ResyncRequest | undefined {
  return read(resyncRequest, payload);
}

/** Reads the body of `POST /api/tables`; undefined when it has another shape. */
export function readCreateTable(payload: unknown): CreateTable | undefined {
  return read(createTable, payload) as CreateTable | undefined;
}

function read<T>(shape: z.ZodType<T>, payload: unknown): T | undefined {
  const parsed = shape.safeParse(payload);
  return parsed.success ? parsed.data : undefined;
}
