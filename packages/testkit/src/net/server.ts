import { createApp, DEFAULT_CONFIG, type App, type AppParts } from '@roundhouse/server';
import type { CreateTable, CreatedTable } from '@roundhouse/protocol';
import { silentLog } from '../table/silentLog.ts';

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
    const config = {
      ...DEFAULT_CONFIG,
      maxMessagesPerSecond: Infinity,
      table: { ...DEFAULT_CONFIG.table, botDelayMs: 0 },
    };
    const app = createApp({ config, log: silentLog(logLines), ...parts });
    return new TestServer(app, await app.listen(0, '127.0.0.1'), logLines);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, init);
  }

  /** Opens a table over HTTP. Throws when it is refused. */
  async open(wish: CreateTable): Promise<CreatedTable> {
    const response = await this.post('/api/tables', wish);
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as CreatedTable;
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
