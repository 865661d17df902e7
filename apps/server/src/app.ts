import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { ROOM_NAME } from '@roundhouse/protocol';
import type { Application } from 'express';
import { systemClock, type Clock } from './clock.ts';
import { DEFAULT_CONFIG, type ServerConfig } from './config.ts';
import { FrontDesk } from './desk/FrontDesk.ts';
import { addEndings } from './http/endings.ts';
import { guardServer } from './http/guards.ts';
import { addHereRoute } from './http/here.ts';
import { closeSideDoors } from './http/matchmaking.ts';
import { addHealth } from './http/health.ts';
import { addPages } from './http/pages.ts';
import { addTableRoutes } from './http/tables.ts';
import { addressBook } from './limits/address.ts';
import { Attempts } from './limits/Attempts.ts';
import { createLog, type Log } from './log.ts';
import { roomOf } from './room/doors.ts';
import { TableRoom } from './room/TableRoom.ts';
import { systemSeeds, type Seeds } from './seeds.ts';
import type { Journal } from './store/journal.ts';
import { memoryJournal } from './store/memoryJournal.ts';
import { patientJournal, type PatientJournal } from './store/patientJournal.ts';
import { fairDealer, type Dealer } from './table/play/dealing.ts';
import { Housekeeping } from './table/life/housekeeping.ts';
import { TableRegistry } from './table/life/registry.ts';
import type { Table } from './table/life/table.ts';
import type { TableFact } from './table/record/tableFact.ts';
import { threadThinker } from './thinking/threadThinker.ts';
import type { Thinker } from './thinking/thinker.ts';
import { copyOutgoingFrames } from './transport/copiedFrames.ts';
import { TableTransport } from './transport/TableTransport.ts';

export { DEFAULT_CONFIG, configFrom, type ServerConfig, type TableConfig } from './config.ts';
export { systemClock, type Clock } from './clock.ts';
export { NO_LIMITS, USUAL_LIMITS, type Limits } from './limits/limits.ts';
export type { Log } from './log.ts';
export { systemSeeds, type Seeds } from './seeds.ts';
export type { Append, Journal, JournalEntry, Snapshot } from './store/journal.ts';
export type { Thinker } from './thinking/thinker.ts';
export { fairDealer, type Dealer } from './table/play/dealing.ts';
export type { TableFact } from './table/record/tableFact.ts';

/**
 * What a server is made of. The time, chance and storage of tables come from here and from nowhere
 * else; sockets, and the limits of those who ask, live in real time.
 */
export interface AppParts {
  readonly config: ServerConfig;
  readonly clock: Clock;
  readonly seeds: Seeds;
  readonly journal: Journal<TableFact>;
  readonly dealer: Dealer;
  readonly thinker: Thinker;
  readonly log: Log;
}

/** A server that is not listening yet. */
export interface App {
  /** Listens; port 0 takes a free one. Resolves with the port; rejects when it may not be had. */
  listen(port: number, host: string): Promise<number>;
  /** Puts every table to rest in its journal, closes every connection and stops listening. */
  stop(): Promise<void>;
  readonly registry: TableRegistry;
}

/** How long a client may take to ask for something; Node looks after that only so often. */
const SLOWEST_CLIENT = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Puts the house together. Parts that are missing are the real ones: the system's clock and chance,
 * a journal in memory, a log on standard output. Colyseus keeps one set of rooms for each process:
 * one app at a time.
 */
export function createApp(parts: Partial<AppParts> = {}): App {
  const whole = completed(parts);
  const { config, clock, log, thinker } = whole;
  const patience = { clock, patienceMs: config.table.journalPatienceMs };
  const journal = patientJournal(whole.journal, patience);
  const registry = registryOf({ ...whole, journal });
  const http = createServer(SLOWEST_CLIENT);
  const attempts = new Attempts(config.limits);
  const summon = (code: string) => registry.summon(code);
  const desk = new FrontDesk({ attempts, clock, log, summon });
  const server = colyseusServer(http, whole, { registry, journal, attempts, desk });
  const { maxMessagesPerSecond } = config;
  server.define(ROOM_NAME, TableRoom, { desk, clock, log, maxMessagesPerSecond });
  const housekeeping = new Housekeeping({ ...whole, journal, registry, config: config.table });
  return {
    registry,
    async listen(port, host) {
      await Promise.race([server.listen(port, host), failure(http)]);
      guardServer(http, { ...config, log, addressBook: addressBook(config.trustedProxies) });
      void housekeeping.begin();
      return (http.address() as AddressInfo).port;
    },
    async stop() {
      housekeeping.stop();
      await registry.rest();
      await server.gracefullyShutdown(false);
      http.closeAllConnections();
      await thinker.close();
    },
  };
}

function completed(parts: Partial<AppParts>): AppParts {
  const { config = DEFAULT_CONFIG } = parts;
  const log = parts.log ?? createLog(config.logLevel);
  return {
    config,
    clock: parts.clock ?? systemClock,
    seeds: parts.seeds ?? systemSeeds,
    journal: parts.journal ?? memoryJournal(),
    dealer: parts.dealer ?? fairDealer,
    thinker: parts.thinker ?? threadThinker(log),
    log,
  };
}

/** Rejects when the port is taken or may not be had; Colyseus would wait for it without a word. */
function failure(http: HttpServer): Promise<never> {
  return new Promise((_resolve, reject) => http.once('error', reject));
}

function registryOf({ config, ...parts }: AppParts): TableRegistry {
  const { maxTables, table } = config;
  return new TableRegistry({ ...parts, config: table, maxTables });
}

/** What the doors of the house lead to. */
interface Hall {
  readonly registry: TableRegistry;
  readonly journal: PatientJournal<TableFact>;
  readonly attempts: Attempts;
  readonly desk: FrontDesk<Table>;
}

function colyseusServer(http: HttpServer, parts: AppParts, hall: Hall): Server {
  const { config, log } = parts;
  const { allowedOrigins, maxMessagesPerSecond } = config;
  copyOutgoingFrames();
  closeSideDoors({ allowedOrigins, desk: hall.desk, roomOf });
  return new Server({
    greet: false,
    gracefullyShutdown: false,
    // Whatever clock the tables go by.
    transport: new TableTransport(http, { clock: systemClock, log, maxMessagesPerSecond }),
    logger: colyseusLog(log),
    express(app: Application) {
      app.disable('x-powered-by');
      const lostPage = addPages(app, config.webDir);
      addHealth(app, { ...hall, clock: parts.clock });
      addTableRoutes(app, { ...hall, log });
      addHereRoute(app, config.host);
      if (lostPage !== null) app.use(lostPage);
      addEndings(app, log);
    },
  });
}

/** Colyseus prints whole errors; they go to the log, quieter. */
function colyseusLog(log: Log) {
  const from = { from: 'colyseus' };
  const line = (...values: readonly unknown[]) => log.debug(from, values.map(String).join(' '));
  return { debug: line, info: line, trace: line, warn: line, error: line };
}
