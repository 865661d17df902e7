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
/** Enough for every besieger to fire. */
const FRAMES = 1_000;
/** After so many at a table that hides nothing there was something to see. */
const MOVES = 20;

/** Begins a part of the controls: with dice and a tally of its own, and this patience. */
type Begin = (patienceMs: number) => FuzzRun;

/** Fuzzes servers with planted faults, each with the part of the fuzz that is there to find it. */
export async function runControls(seed: number): Promise<readonly Control[]> {
  const quiet = await atPlantedServer(seed, async (begin, end) => [
    await sameKeys(begin(PATIENCE_MS)),
    await brokenDoor(begin(PATIENCE_MS)),
    ...(await badTables(begin, end)),
  ]);
  // A house of which one table has stood still for long opens no others: this one is new.
  const deadly = await atPlantedServer(seed, async (begin) => [await crash(begin(PATIENCE_MS))]);
  return [...quiet, ...deadly];
}

async function atPlantedServer(
  seed: number,
  work: (begin: Begin, end: AbortController) => Promise<readonly Control[]>,
): Promise<readonly Control[]> {
  const server = await ServerProcess.start({ seed: `controls ${seed}`, isPlanted: true });
  const end = new AbortController();
  const begin: Begin = (patienceMs) => {
    const [tally, dice] = [emptyTally(), diceFrom(seed)];
    return { server, tally, dice, pulse: STEADY, patienceMs, signal: end.signal };
  };
  try {
    return await work(begin, end);
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
async function badTables(begin: Begin, end: AbortController): Promise<readonly Control[]> {
  const [still, open, sound] = [begin(STALL_MS), begin(PATIENCE_MS), begin(PATIENCE_MS)];
  const tables = [
    playOn(still, { host: STALLED_HOST, guest: 'Bea', watcher: 'Wanda' }),
    playOn(open, { host: OPEN_HOST, guest: 'Gus', watcher: 'Moss' }),
    playOn(sound, { host: 'Ann', guest: 'Cid', watcher: 'Dot' }),
  ];
  await tables[0];
  await untilTheyHaveMoved([open, sound]);
  end.abort();
  await Promise.all(tables);
  const isSound = sound.tally.breaches.length === 0 && sound.tally.bystanderMoves > 0;
  return [
    control(still, 'stall', 'a table that stands still'),
    control(open, 'leak', 'a table that hides nothing'),
    { kind: 'stall', name: 'a sound table beside them stays unsuspected', isSeen: isSound },
  ];
}

/** Waits until there were some moves at each of these tables, for as long as that may take. */
async function untilTheyHaveMoved(runs: readonly FuzzRun[]): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  const isDone = () => runs.every(({ tally }) => tally.bystanderMoves >= MOVES);
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
