import { diceFrom } from '@roundhouse/rules/testing';
import { playOn } from './bystanders.ts';
import { FAULTY_HOST, OPEN_HOST, STALLED_HOST } from './errand.ts';
import { stormFrames } from './frameStorm.ts';
import { httpObjection } from './httpJudge.ts';
import { probe } from './httpProbe.ts';
import { swapKeys } from './keySwaps.ts';
import { noteServer, type FuzzRun } from './run.ts';
import { ServerProcess } from './ServerProcess.ts';
import { emptyTally, type BreachKind } from './tally.ts';

/** Something that was broken on purpose, and whether the fuzz noticed. */
export interface Control {
  readonly kind: BreachKind;
  readonly name: string;
  readonly isSeen: boolean;
}

const PATIENCE_MS = 30_000;
/** How long the planted stall has to last before it is one. */
const STALL_MS = 3_000;
const LOOK_AGAIN_MS = 50;
/** Controls look for faults that are there: nothing is in doubt. */
const STEADY = { wasLate: false };
/** Enough for every besieger to come to the end of many sockets, on the busiest machine too. */
const FRAMES = 20_000;

/** Fuzzes a server with planted faults, each with the part of the fuzz that is there to find it. */
export async function runControls(seed: number): Promise<readonly Control[]> {
  const server = await ServerProcess.start({ seed: `controls ${seed}`, isPlanted: true });
  const end = new AbortController();
  const begin = (patienceMs: number): FuzzRun => {
    const [tally, dice] = [emptyTally(), diceFrom(seed)];
    return { server, tally, dice, pulse: STEADY, patienceMs, signal: end.signal };
  };
  try {
    return [
      await sameKeys(begin(PATIENCE_MS)),
      await brokenDoor(begin(PATIENCE_MS)),
      ...(await badTables(begin, end)),
      await crash({ ...begin(PATIENCE_MS), signal: new AbortController().signal }),
    ];
  } finally {
    await server.stop();
  }
}

async function sameKeys(run: FuzzRun): Promise<Control> {
  await swapKeys(run, 2);
  return control(run, 'swap', 'one key to every seat');
}

async function brokenDoor(run: FuzzRun): Promise<Control> {
  const body = JSON.stringify({ name: FAULTY_HOST });
  const head = `host: fuzz\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  const request = `POST /api/tables HTTP/1.1\r\n${head}\r\n\r\n${body}`;
  const answer = await probe(run.server.place, request, run.patienceMs);
  const objection = httpObjection(request, answer, 'nothing that an answer contains');
  if (objection !== null) run.tally.breaches.push(objection);
  return control(run, 'http', 'a table that cannot be opened');
}

/** One table that stands still, one that hides nothing, and a sound one beside them. */
async function badTables(
  begin: (patienceMs: number) => FuzzRun,
  end: AbortController,
): Promise<readonly Control[]> {
  const [still, open, sound] = [begin(STALL_MS), begin(PATIENCE_MS), begin(PATIENCE_MS)];
  const tables = [
    playOn(still, { host: STALLED_HOST, guest: 'Bea', watcher: 'Wanda' }),
    playOn(open, { host: OPEN_HOST, guest: 'Gus', watcher: 'Moss' }),
    playOn(sound, { host: 'Ann', guest: 'Cid', watcher: 'Dot' }),
  ];
  await tables[0];
  await untilMatchesEnd([open, sound]);
  end.abort();
  await Promise.all(tables);
  const isSound = sound.tally.breaches.length === 0 && sound.tally.bystanderMoves > 0;
  return [
    control(still, 'stall', 'a table that stands still'),
    control(open, 'leak', 'a table that hides nothing'),
    { kind: 'stall', name: 'a sound table beside them stays unsuspected', isSeen: isSound },
  ];
}

/** Waits until each of these tables has played a match to its end, for as long as that may take. */
async function untilMatchesEnd(runs: readonly FuzzRun[]): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  const isDone = () => runs.every(({ tally }) => tally.bystanderMatches > 0);
  while (!isDone() && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

async function crash(run: FuzzRun): Promise<Control> {
  await stormFrames(run, { frames: FRAMES, isMagic: true });
  noteServer(run);
  return control(run, 'exit', 'a frame that kills the server');
}

function control({ tally }: FuzzRun, kind: BreachKind, name: string): Control {
  return { kind, name, isSeen: tally.breaches.some((breach) => breach.kind === kind) };
}
