import { createApp, type App, type AppParts } from '@roundhouse/server';
import type { CreateTable, CreatedTable } from '@roundhouse/protocol';
import type { Place } from '../raw/ask.ts';
import { openTable } from '../raw/http.ts';
import { silentLog } from '../table/silentLog.ts';
import { unlimited } from './unlimited.ts';

const HOST = '127.0.0.1';

/** A real server on a free port of the loopback. */
export class TestServer {
  readonly app: App;
  readonly port: number;
  /** What was logged at level warn and above. */
  readonly logLines: readonly unknown[];

  private constructor(app: App, port: number, logLines: readonly unknown[]) {
    this.app = app;
    this.port = port;
    this.logLines = logLines;
  }

  /**
   * Starts one; parts that are missing are the usual ones, but bots do not think and people may move
   * as fast as they can. One at a time.
   */
  static async start(parts: Partial<AppParts> = {}): Promise<TestServer> {
    const logLines: unknown[] = [];
    const config = unlimited({ botDelayMs: 0 });
    const app = createApp({ config, log: silentLog(logLines), ...parts });
    return new TestServer(app, await app.listen(0, HOST), logLines);
  }

  get place(): Place {
    return { host: HOST, port: this.port };
  }

  get origin(): string {
    return `http://${HOST}:${this.port}`;
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, init);
  }

  /** Opens a table over HTTP. Throws when it is refused. */
  open(wish: CreateTable): Promise<CreatedTable> {
    return openTable(this.place, wish);
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  stop(): Promise<void> {
    return this.app.stop();
  }
}
