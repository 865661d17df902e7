import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import type { ServerProcess } from './ServerProcess.ts';
import type { Breach, Tally } from './tally.ts';

/** What every part of a fuzz works with. */
export interface FuzzRun {
  readonly server: ServerProcess;
  readonly tally: Tally;
  readonly dice: Dice;
  /** Longer than a sound server needs for anything. */
  readonly patienceMs: number;
  /** Ends everything that goes on until somebody says so. */
  readonly signal: AbortSignal;
}

/** Notes a promise that was broken. A server that is gone breaks only one more: that it is gone. */
export function accuse({ server, tally }: FuzzRun, kind: Breach['kind'], fact: string): void {
  if (server.exit === null) tally.breaches.push({ kind, fact });
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
