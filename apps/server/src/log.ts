import { pino, type Logger } from 'pino';

/** Where the server writes what it does. No token and no tile ever stands in a line. */
export type Log = Logger;

/** A log on standard output, one JSON object a line. */
export function createLog(level: string): Log {
  return pino({ level, base: null });
}
