import { createApp, type App, type Clock, type Log, type TableConfig } from '@roundhouse/server';
import type { Place } from '../raw/ask.ts';
import { knownSeeds, type KnownSeeds } from './knownSeeds.ts';
import { openDealer, type OpenDealer } from './openDealer.ts';
import { openJournal, type OpenJournal } from './openJournal.ts';
import { unlimited } from './unlimited.ts';

/** A server for tests, on a port of its own, with everything in the test's hands. */
export interface RunningServer {
  readonly place: Place;
  readonly app: App;
  readonly seeds: KnownSeeds;
  readonly journal: OpenJournal;
  readonly dealer: OpenDealer;
  /** What it wrote to its log, a line each. */
  readonly logLines: readonly string[];
  /** Stops it. */
  close(): Promise<void>;
}

/** How a server differs from the usual one. */
export interface ServerWish {
  /** Names everything that chance decides. */
  readonly seed: string;
  readonly clock?: Clock;
  readonly table?: Partial<TableConfig>;
}

const HOST = '127.0.0.1';

/** Starts a server. One at a time: Colyseus keeps one set of rooms for each process. */
export async function startServer({ seed, clock, table }: ServerWish): Promise<RunningServer> {
  const seeds = knownSeeds(seed);
  const journal = openJournal();
  const dealer = openDealer();
  const logLines: string[] = [];
  const app = createApp({
    config: unlimited(table),
    ...(clock && { clock }),
    seeds,
    journal,
    dealer: dealer.deal,
    log: logInto(logLines),
  });
  const port = await app.listen(0, HOST);
  const place = { host: HOST, port };
  return { place, app, seeds, journal, dealer, logLines, close: () => app.stop() };
}

/** The part of a log that the server uses. */
function logInto(lines: string[]): Log {
  const write = (...values: readonly unknown[]) => void lines.push(lineOf(values));
  const log = { trace: write, debug: write, info: write, warn: write, error: write, fatal: write };
  return log as unknown as Log;
}

function lineOf(values: readonly unknown[]): string {
  return JSON.stringify(values, (_, value: unknown) =>
    value instanceof Error ? { message: value.message, stack: value.stack } : value,
  );
}
