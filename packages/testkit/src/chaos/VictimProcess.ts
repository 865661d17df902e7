import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { within } from '../raw/within.ts';
import type { DeathSentence } from './failPoints.ts';
import type { VictimWish } from './victim.ts';

const ENTRY = fileURLToPath(new URL('./victim.ts', import.meta.url));
/** Longer than a process takes to begin on the busiest machine. */
const PATIENCE_MS = 60_000;

/** One life of a server that will be killed. */
export class VictimProcess {
  /** When it listened; ms of `performance.now`. */
  readonly upMs: number;
  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;

  private constructor(child: ChildProcess, gone: Promise<unknown>) {
    this.#child = child;
    this.#gone = gone;
    this.upMs = performance.now();
  }

  /**
   * Begins a life; null when it died before it listened, as it was told to. Rejects when it does not
   * listen for any other reason. Lives that share a `codeDir` begin sooner: its code is compiled once.
   */
  static async start(wish: VictimWish, codeDir: string): Promise<VictimProcess | null> {
    const child = fork(ENTRY, [JSON.stringify(wish)], {
      env: { ...process.env, NODE_COMPILE_CACHE: codeDir },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const gone = once(child, 'exit');
    const isUp = await listens(child, { patienceMs: PATIENCE_MS, mayDie: wish.sentence !== null });
    return isUp ? new VictimProcess(child, gone) : null;
  }

  /** Tells it what to die of from now on. */
  sentence(sentence: DeathSentence): void {
    if (this.#child.connected) this.#child.send(sentence, () => {}); // it may be dead already
  }

  get isDead(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Resolves when it is dead; false when that takes longer. */
  async diesWithin(ms: number): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), ms);
    });
    const isDead = await Promise.race([this.#gone.then(() => true), late]);
    clearTimeout(timer);
    return isDead;
  }

  /** Kills it where it stands. Throws when it had ended in another way. */
  async kill(): Promise<void> {
    if (!this.isDead) this.#child.kill('SIGKILL');
    await this.#gone;
    if (this.#child.signalCode !== 'SIGKILL') {
      throw new Error(`the server ended by itself with ${this.#child.exitCode}`);
    }
  }
}

/**
 * Waits for a server's word that it listens; false when it dies before by `SIGKILL` and `mayDie`.
 * Rejects when it ends in another way; also when it does neither in time, and then it is killed.
 */
export async function listens(
  child: ChildProcess,
  { patienceMs, mayDie }: { readonly patienceMs: number; readonly mayDie: boolean },
): Promise<boolean> {
  const listening = new Promise<true>((resolve) => {
    child.on('message', (word) => word === 'listening' && resolve(true));
  });
  const gone = once(child, 'exit').then(() => false);
  try {
    if (await within(patienceMs, Promise.race([listening, gone]))) return true;
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error('the server does not begin', { cause: error });
  }
  const { signalCode, exitCode } = child;
  if (mayDie && signalCode === 'SIGKILL') return false;
  throw new Error(`the server ended by itself with ${exitCode ?? signalCode}`);
}
