import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CreateTable, CreatedTable } from '@roundhouse/protocol';
import { MainProcess } from '@roundhouse/testkit/net';
import type { Scores } from './scores.ts';

const MATCH_TOOL = fileURLToPath(new URL('../../server/src/cli/match.ts', import.meta.url));

/** A server as operators have it: a process with a folder, which ends and begins at one address. */
export class LastingServer {
  readonly #dir: string;
  #life: MainProcess;

  private constructor(dir: string, life: MainProcess) {
    this.#dir = dir;
    this.#life = life;
  }

  /** Starts it with an empty folder of its own. */
  static async start(): Promise<LastingServer> {
    const dir = await mkdtemp(join(tmpdir(), 'roundhouse-lasting-'));
    return new LastingServer(dir, await MainProcess.start({ dir }));
  }

  get port(): number {
    return this.#life.port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends its process, and begins the next one as soon as it is gone. */
  async restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#life.end(signal);
    this.#life = await MainProcess.start({ dir: this.#dir, port: this.port });
  }

  /** Opens a table without a browser. Throws when the server does not. */
  async openTable(wish: CreateTable): Promise<CreatedTable> {
    const response = await fetch(`${this.origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as CreatedTable;
  }

  /** What each seat got in each round, as the journal has it and the match tool tells it. */
  async scoresOf(code: string): Promise<Scores> {
    const args = [MATCH_TOOL, 'export', code, '--data', this.#dir];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { rounds } = JSON.parse(stdout) as MatchFile;
    return rounds.map(({ result }) => result.scores);
  }

  /** Ends it for good and takes its folder away. */
  async close(): Promise<void> {
    await this.#life.end('SIGKILL');
    await rm(this.#dir, { recursive: true, force: true });
  }
}

/** The part of an exported match that is read here. */
interface MatchFile {
  readonly rounds: readonly { readonly result: { readonly scores: readonly number[] } }[];
}
