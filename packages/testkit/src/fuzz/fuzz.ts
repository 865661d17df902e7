import { diceFrom } from '@roundhouse/rules/testing';
import { playOn } from './bystanders.ts';
import { runControls, type Control } from './controls.ts';
import { stormFrames } from './frameStorm.ts';
import { httpObjection } from './httpJudge.ts';
import { probe } from './httpProbe.ts';
import { stormHttp } from './httpStorm.ts';
import { swapKeys } from './keySwaps.ts';
import { stormMessages } from './messageStorm.ts';
import { Pulse } from './Pulse.ts';
import { accuse, goesOn, noteServer, ownLine, type FuzzRun } from './run.ts';
import { ServerProcess } from './ServerProcess.ts';
import { emptyTally, type Tally } from './tally.ts';

/** How much to fuzz. */
export interface FuzzPlan {
  /** WebSocket frames; everything else follows from their number. At least 1. */
  readonly frames: number;
  readonly seed: number;
}

/** What came of it. */
export interface FuzzReport {
  readonly plan: FuzzPlan;
  readonly tally: Tally;
  readonly controls: readonly Control[];
  /** The most memory that the server had. */
  readonly residentBytes: number;
}

const PATIENCE_MS = 30_000;
const FRAMES_PER_MESSAGE = 40;
const FRAMES_PER_REQUEST = 200;
const FRAMES_PER_SWAPPING = 100_000;
/** Tables between which keys are swapped. */
const TABLES = 3;

const BYSTANDERS = [
  { host: 'Ann', guest: 'Bea', watcher: 'Wanda' },
  { host: 'Dot', guest: 'Gus', watcher: 'Moss' },
];

/**
 * Fuzzes a real server in a process of its own, over the loopback, while other tables play on. First
 * a server that is broken on purpose: what it does wrong has to be noticed.
 */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const controls = await runControls(plan.seed);
  const server = await ServerProcess.start({ seed: `fuzz ${plan.seed}`, isPlanted: false });
  const end = new AbortController();
  const tally = emptyTally();
  const dice = diceFrom(plan.seed);
  const pulse = new Pulse();
  const run: FuzzRun = { server, tally, dice, pulse, patienceMs: PATIENCE_MS, signal: end.signal };
  try {
    const bystanders = BYSTANDERS.map((cast) => playOn(ownLine(run), cast));
    await storm(run, plan.frames);
    await lastLook(run);
    end.abort();
    await Promise.all(bystanders);
  } finally {
    pulse.stop();
    await server.stop();
  }
  noteServer(run);
  return { plan, tally, controls, residentBytes: server.residentBytes };
}

async function storm(run: FuzzRun, frames: number): Promise<void> {
  await Promise.all([
    stormFrames(ownLine(run), { frames, isMagic: false }),
    stormMessages(ownLine(run), Math.ceil(frames / FRAMES_PER_MESSAGE)),
    stormHttp(ownLine(run), Math.ceil(frames / FRAMES_PER_REQUEST)),
    keepSwapping(ownLine(run), Math.ceil(frames / FRAMES_PER_SWAPPING)),
  ]);
}

async function keepSwapping(run: FuzzRun, times: number): Promise<void> {
  for (let count = 0; count < times && goesOn(run); count += 1) await swapKeys(run, TABLES);
}

/** After everything the server still says that it is well. */
async function lastLook(run: FuzzRun): Promise<void> {
  if (!goesOn(run)) return;
  const request = 'GET /healthz HTTP/1.1\r\nhost: fuzz\r\nconnection: close\r\n\r\n';
  const answer = await probe(run.server.place, request, run.patienceMs);
  const objection = httpObjection(request, answer, 'nothing that an answer contains');
  if (objection !== null) accuse(run, objection.kind, objection.fact);
  else if (answer?.status !== 200) accuse(run, 'http', `${answer?.status} to ${request}`);
}
