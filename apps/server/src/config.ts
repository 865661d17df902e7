import { fileURLToPath } from 'node:url';
import { BOT_DELAY_MS } from '@roundhouse/bots';
import type { BotLevel } from '@roundhouse/protocol';
import { hostsNamed } from './hostsNamed.ts';
import { proxiesFrom, type TrustedProxies } from './limits/address.ts';
import { USUAL_LIMITS, limitsFrom, type Limits } from './limits/limits.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** How patient a table is. All times in milliseconds. */
export interface TableConfig {
  /** How long a bot thinks at most at the normal pace, so that people can follow. */
  readonly botDelayMs: number;
  /** How long an absent player's turn waits before a bot plays it. */
  readonly graceMs: number;
  /** How long the tools wait for an absent host before somebody else gets them. */
  readonly hostGraceMs: number;
  /** How long a host who is there may leave a question for the tools unanswered. */
  readonly askedHostMs: number;
  /** How long the score stands before the next round begins by itself. */
  readonly nextRoundMs: number;
  /** How long an empty table stays in memory. */
  readonly sleepMs: number;
  /** How long an empty lobby in which nothing was ever played is kept. */
  readonly lobbyForgetMs: number;
  /** How long any other table is kept after the last thing that happened there. */
  readonly retentionMs: number;
  /** How long the journal may take before whoever waits for it is told so. */
  readonly journalPatienceMs: number;
  readonly maxSpectators: number;
  /** Entries of a table after which nothing new begins there: some hundred matches. */
  readonly mostEntries: number;
  /** How well a bot plays for somebody who is away. */
  readonly coverLevel: BotLevel;
}

/** Everything an operator may set. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
  /** The folder of the journal. */
  readonly dataDir: string;
  /** Hosts, as in `game.example.org` or `localhost:5173`, whose pages may speak to this server. */
  readonly allowedOrigins: readonly string[];
  /** Whose word about the address of a client is taken. */
  readonly trustedProxies: TrustedProxies;
  readonly limits: Limits;
  /** The built client; not served when it does not exist. */
  readonly webDir: string;
  readonly maxTables: number;
  /**
   * Colyseus closes a connection that gets more through. None comes near it: half as many messages are
   * taken at once, a quarter as many a second after that, and when twice as many wait it is closed.
   */
  readonly maxMessagesPerSecond: number;
  readonly table: TableConfig;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What holds unless an operator says otherwise. */
export const DEFAULT_CONFIG: ServerConfig = {
  port: 2567,
  host: '0.0.0.0',
  logLevel: 'info',
  dataDir: './data',
  allowedOrigins: [],
  trustedProxies: { addresses: [] },
  limits: USUAL_LIMITS,
  webDir: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  maxTables: 2_000,
  maxMessagesPerSecond: 20,
  table: {
    botDelayMs: BOT_DELAY_MS,
    graceMs: MINUTE_MS,
    hostGraceMs: MINUTE_MS,
    askedHostMs: MINUTE_MS / 2,
    nextRoundMs: MINUTE_MS / 2,
    sleepMs: 30 * MINUTE_MS,
    lobbyForgetMs: 30 * MINUTE_MS,
    retentionMs: 30 * DAY_MS,
    journalPatienceMs: 5_000,
    maxSpectators: 50,
    mostEntries: 250_000,
    coverLevel: 'porter',
  },
};

/** The configuration that an environment asks for. Throws when a value means nothing. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  return {
    ...DEFAULT_CONFIG,
    port: portFrom(env['PORT']),
    host: env['HOST'] || DEFAULT_CONFIG.host,
    logLevel: logLevelFrom(env['LOG_LEVEL']),
    dataDir: env['DATA_DIR'] || DEFAULT_CONFIG.dataDir,
    allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).flatMap(hostsNamed),
    trustedProxies: proxiesFrom(env['TRUST_PROXY']),
    limits: limitsFrom(env),
    table: { ...DEFAULT_CONFIG.table, retentionMs: daysFrom(env['DATA_DAYS']) },
  };
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_CONFIG.port;
  const port = /^\d+$/u.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) {
    throw new Error(`PORT ${text} is no port: it takes 0 to 65535`);
  }
  return port;
}

function logLevelFrom(text: string | undefined): LogLevel {
  if (text === undefined || text === '') return DEFAULT_CONFIG.logLevel;
  const level = LOG_LEVELS.find((name) => name === text);
  if (level === undefined) {
    throw new Error(`LOG_LEVEL ${text} is no level: it takes ${LOG_LEVELS.join(', ')}`);
  }
  return level;
}

/** In milliseconds. */
function daysFrom(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_CONFIG.table.retentionMs;
  const days = Number(text);
  if (!(days > 0)) throw new Error(`DATA_DAYS ${text} is no time: it takes a number of days`);
  return days * DAY_MS;
}
