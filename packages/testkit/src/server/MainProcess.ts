import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import nodeFlags from '@roundhouse/server/nodeFlags' with { type: 'json' };
import { within } from '../raw/within.ts';

const ENTRY = fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url));
/** As `npm start` has it. */
const NODE_COMPILE_CACHE = fileURLToPath(
  new URL('../../../../node_modules/.cache/compile', import.meta.url),
);
/** Longer than a process takes to begin on the busiest machine. */
const PATIENCE_MS = 120_000;
/** In its greeting. */
const ADDRESS = /http:\/\/localhost:(\d+)/u;

/** How a server is started. */
export interface MainWish {
  /** Where it keeps its tables. */
  readonly dir: string;
  /** The first time any free one. */
  readonly port?: number;
}

/** One life of a whole server, as an operator starts it, on the loopback. */
export class MainProcess {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;

  private constructor(child: ChildProcess, gone: Promise<unknown>, port: number) {
    this.#child = child;
    this.#gone = gone;
    this.port = port;
  }

  /** Starts one and waits until it listens. Rejects when it does not. */
  static async start({ dir, port = 0 }: MainWish): Promise<MainProcess> {
    const flags = ['--data', dir, '--port', String(port), '--host', '127.0.0.1'];
    const child = spawn(process.execPath, [...nodeFlags, ENTRY, ...flags], {
      env: {
        NODE_COMPILE_CACHE,
        ...process.env,
        LOG_LEVEL: 'silent',
        TABLES_PER_HOUR: 'unlimited',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = once(child, 'exit');
    const takeAlong = () => void child.kill('SIGKILL'); // a test that fails closes nothing
    process.once('exit', takeAlong);
    child.once('exit', () => process.off('exit', takeAlong));
    const greeting = new Promise<number>((resolve) => {
      child.stdout.on('data', (words: Buffer) => {
        const told = ADDRESS.exec(words.toString())?.[1];
        if (told !== undefined) resolve(Number(told));
      });
    });
    const early = gone.then(() => {
      throw new Error(`the server ended with ${child.exitCode}`);
    });
    try {
      const told = await within(PATIENCE_MS, Promise.race([greeting, early]));
      return new MainProcess(child, gone, told);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** Ends it and resolves when it is gone: `SIGTERM` as an operator does, `SIGKILL` where it stands. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal);
    await this.#gone;
  }
}
