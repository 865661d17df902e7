import { pino, type DestinationStream, type Logger } from 'pino';

/** Where the server writes what it does. No token and no tile ever stands in a line. */
export type Log = Logger;

/** From the last words of a process to every detail; `silent` writes nothing. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
/** How much is written. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Says that something stood here. */
const GONE = '[gone]';
/** A secret with its name, in a field, an address or a sentence; quotes may be escaped once more. */
const NAMED =
  /((?:sessionId|reconnectionToken|_?authToken|seatToken|token|tokenHash|usedHash|seed)(?:\\*")?\s*[:=]\s*(?:\\*")?)(?!null\b|true\b|false\b|\d+\b)([^"\\&\s,;{}[\]()]+)/giu;
/** A key to a seat or its hash, by their length alone, and the seed of a deck. */
const KEY = /(?<![\w-])[\w-]{43}(?![\w-])/gu;
const SEED = /(?<![\da-f])[\da-f]{64}(?![\da-f])/giu;

/**
 * A log on standard output, one JSON object a line, unless it is led elsewhere. Whole lines are
 * scrubbed: what libraries put into their messages and errors is known to nobody.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, base: null, hooks: { streamWrite: scrubbed } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function scrubbed(line: string): string {
  return line.replace(NAMED, `$1${GONE}`).replace(KEY, GONE).replace(SEED, GONE);
}
