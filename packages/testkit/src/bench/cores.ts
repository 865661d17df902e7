import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Who runs where. */
export interface Cores {
  /** The core of the server under measurement; null for any. */
  readonly server: number | null;
  /** In words. */
  readonly said: string;
}

const SERVER_CORE = 0;
const PLAYERS_CORE = 1;
/** The program that keeps a process on one core, where there is one. */
const KEEPER = 'taskset';

/**
 * Gives this process, which plays, one core and promises another to the server. Where there is one
 * core only, or no `taskset`, they share what there is, and every figure is worse for it.
 */
export function shareOutCores(): Cores {
  if (availableParallelism() < 2) return { server: null, said: 'one core for server and players' };
  const pinned = spawnSync(KEEPER, ['-a', '-c', '-p', `${PLAYERS_CORE}`, `${process.pid}`]);
  return pinned.status === 0
    ? { server: SERVER_CORE, said: 'server and players on a core each' }
    : { server: null, said: 'no taskset: server and players share all cores' };
}

/** A command that runs on this core only; as it is where that is null. */
export function onCore(core: number | null, command: readonly string[]): readonly string[] {
  return core === null ? command : [KEEPER, '-c', `${core}`, ...command];
}
