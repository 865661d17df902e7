import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import type { Pulse } from './Pulse.ts';
import type { ServerProcess } from './ServerProcess.ts';
import type { Breach, Tally } from './tally.ts';

/** What every part of a fuzz works with. */
export interface FuzzRun {
  readonly server: ServerProcess;
  readonly tally: Tally;
  readonly dice: Dice;
  /** Longer than a sound server needs for anything. */
  readonly patienceMs: number;
  /** Whether this process itself is to blame for what seems late. */
  readonly pulse: Pick<Pulse, 'wasLate'>;
  /** Ends everything that goes on until somebody says so. */
  readonly signal: AbortSignal;
}

/** Promises that a client breaks, too, when it does not get to run. */
const OF_TIME: readonly Breach['kind'][] = ['stall', 'hang', 'dropped'];

/**
 * Notes a promise that was broken. A server that is gone breaks only one more: that it is gone. What
 * came too late while this process was late itself is counted, and no proof of anything.
 */
export function accuse(
  { server, tally, pulse }: FuzzRun,
  kind: Breach['kind'],
  fact: string,
): void {
  if (server.exit !== null) return;
  if (OF_TIME.includes(kind) && pulse.wasLate) tally.doubts += 1;
  else tally.breaches.push({ kind, fact });
}

/** True while there is a server to fuzz. */
export function goesOn({ server, signal }: FuzzRun): boolean {
  return server.exit === null && !signal.aborted;
}

/** The same run with dice of its own, for something that goes on beside the rest. */
export function ownLine(run: FuzzRun): FuzzRun {
  return { ...run, dice: diceFrom(run.dice.below(2 ** 31)) };
}

/** Notes what the server itself has to say at the end: that it is gone, and what it logged. */
export function noteServer({ server, tally }: FuzzRun): void {
  for (const fact of server.troubles) tally.breaches.push({ kind: 'trouble', fact });
  if (server.exit === null) return;
  const { how, lastWords } = server.exit;
  tally.breaches.push({ kind: 'exit', fact: `${how}\n${lastWords}` });
}
