import { BOT_LEVELS, parsePlayerName, parseTableCode, type BotLevel } from '@roundhouse/protocol';
import type { PlayerName, TableCode } from '@roundhouse/protocol';
import { PRESET_NAMES, SEAT_LIMITS, fail, ok } from '@roundhouse/rules';
import type { GameEvent, PresetName, Result, RuleOptions, Seat } from '@roundhouse/rules';
import { z } from 'zod';
import type { MatchFault } from './matchFault.ts';

/** The version of the files that are written here. */
export const MATCH_FILE_VERSION = 1;

const FORMAT = 'roundhouse match';

/** A match in one file: everything that it takes to play it again, and nothing about keys. */
export interface MatchFile {
  readonly format: typeof FORMAT;
  readonly version: typeof MATCH_FILE_VERSION;
  /** The table at which it was played. */
  readonly code: TableCode;
  /** ISO 8601, of the first deal and of the last command. */
  readonly beganAt: string;
  readonly endedAt: string;
  readonly preset: PresetName;
  readonly options: RuleOptions;
  /** By seat, as they sat at the end. */
  readonly players: readonly RecordedPlayer[];
  readonly rounds: readonly RecordedRound[];
  readonly standings: RecordedStandings;
}

/** Who sat at a seat. */
export type RecordedPlayer =
  | { readonly kind: 'person'; readonly name: PlayerName }
  | { readonly kind: 'bot'; readonly name: PlayerName; readonly level: BotLevel };

/** A round from its seed to its scores. */
export interface RecordedRound {
  /** 32 bytes, hexadecimal: the deal follows from it. */
  readonly seed: string;
  readonly deal: readonly GameEvent[];
  readonly moves: readonly RecordedMove[];
  /** Null where the round was not over. */
  readonly result: RecordedResult | null;
}

/** A command in notation, and what came of it. */
export interface RecordedMove {
  readonly seat: Seat;
  /** As in `12-5>A`. */
  readonly command: string;
  readonly events: readonly GameEvent[];
}

/** What a round came to. Points are by seat; `totals` are those of the match so far. */
export interface RecordedResult {
  readonly out: Seat | null;
  readonly blocked: boolean;
  readonly scores: readonly number[];
  readonly totals: readonly number[];
}

/** Where the match stood after its last finished round. */
export interface RecordedStandings {
  readonly totals: readonly number[];
  readonly over: boolean;
  /** Nobody while the match is not over. */
  readonly winners: readonly Seat[];
}

const seat = z
  .int()
  .min(0)
  .max(SEAT_LIMITS.max - 1)
  .transform((index) => index as Seat);
const points = z.array(z.int());
const name = z
  .string()
  .refine((text) => parsePlayerName(text) === text)
  .transform((text) => text as PlayerName);
/** Compared with what the rules make of the commands, which is more than a shape could say. */
const events = z.array(z.custom<GameEvent>());

const round: z.ZodType<RecordedRound> = z.strictObject({
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  deal: events,
  moves: z.array(z.strictObject({ seat, command: z.string(), events })),
  result: z
    .strictObject({ out: seat.nullable(), blocked: z.boolean(), scores: points, totals: points })
    .nullable(),
});

const matchFile: z.ZodType<MatchFile> = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(MATCH_FILE_VERSION),
  code: z
    .string()
    .refine((text) => parseTableCode(text) === text)
    .transform((text) => text as TableCode),
  beganAt: z.iso.datetime({ precision: 3 }),
  endedAt: z.iso.datetime({ precision: 3 }),
  preset: z.enum(PRESET_NAMES),
  /** Checked by the rules. */
  options: z.custom<RuleOptions>((value) => typeof value === 'object' && value !== null),
  players: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('person'), name }),
        z.strictObject({ kind: z.literal('bot'), name, level: z.enum(BOT_LEVELS) }),
      ]),
    )
    .min(SEAT_LIMITS.min)
    .max(SEAT_LIMITS.max),
  rounds: z.array(round).min(1),
  standings: z.strictObject({ totals: points, over: z.boolean(), winners: z.array(seat) }),
});

/** A match as the text of its file. The same match gives the same bytes. */
export function formatMatchFile(file: Omit<MatchFile, 'format' | 'version'>): string {
  return `${JSON.stringify({ format: FORMAT, version: MATCH_FILE_VERSION, ...file })}\n`;
}

/**
 * Reads the text of a file; whether the match in it was played by the rules is for `checkMatch`.
 * Errors: no JSON, no match, written by a newer version, a place where something else should be.
 */
export function parseMatchFile(text: string): Result<MatchFile, MatchFault> {
  const content = parsedJson(text);
  if (content === undefined) return fail({ code: 'notJson' });
  const head = z.looseObject({ format: z.literal(FORMAT), version: z.int() }).safeParse(content);
  if (!head.success) return fail({ code: 'notAMatch' });
  const { version } = head.data;
  if (version > MATCH_FILE_VERSION) return fail({ code: 'tooNew', version });
  const parsed = matchFile.safeParse(content);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return fail({ code: 'badShape', path: (issue?.path ?? []).join('.') });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
