import { legalCommands, type Command } from '@roundhouse/rules';
import { randomPolicy } from '@roundhouse/rules/testing';
import { accuse, goesOn, type FuzzRun } from './run.ts';
import { clearStage, judgeStage, setStage, type Actor, type Cast, type Stage } from './stage.ts';
import { within } from '../raw/within.ts';

/** Between two moves of a table: it lives beside the fuzz, and does not compete with it. */
const PAUSE_MS = 40;

/**
 * People who play on while others besiege their house: match after match at a table of their own.
 * Each move must be acknowledged in time, everybody must see it, and nobody anything else. Resolves
 * when the run is over, or when the table stands still.
 */
export async function playOn(run: FuzzRun, cast: Cast): Promise<void> {
  while (goesOn(run)) {
    try {
      const stage = await setStage(run, cast, { options: { matchRounds: 1 } });
      await playMatch(run, stage);
      await close(run, stage);
    } catch (error) {
      accuse(run, 'stall', `${cast.host}'s table: ${String(error)}`);
      if (!run.pulse.wasLate) return;
    }
  }
}

async function playMatch(run: FuzzRun, stage: Stage): Promise<void> {
  const { patienceMs } = run;
  const [host] = stage.actors;
  while (goesOn(run) && host?.client.snapshot.phase === 'playing') {
    await within(patienceMs, allSee(stage, host.client.snapshot.seq));
    const mover = moverIn(run, stage);
    if (mover === null) await within(patienceMs, botMove(host));
    else await within(patienceMs, move(run, stage, mover));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Resolves once everybody's table has got so far. */
async function allSee({ actors }: Stage, seq: number): Promise<void> {
  await Promise.all(
    actors.map(({ client }) =>
      client.raw.until(() => client.snapshot.seq >= seq, `version ${seq}`),
    ),
  );
}

async function botMove({ client }: Actor): Promise<void> {
  const { seq } = client.snapshot;
  await client.raw.until(() => client.snapshot.seq > seq, 'a move of the bot');
}

interface Mover {
  readonly actor: Actor;
  readonly command: Command;
}

function moverIn({ dice }: FuzzRun, { actors }: Stage): Mover | null {
  for (const actor of actors) {
    const { view } = actor.client;
    const legal = view === null ? [] : legalCommands(view);
    if (view !== null && legal.length > 0) {
      return { actor, command: randomPolicy(view, legal, dice) };
    }
  }
  return null;
}

/** A move counts when its player was told so, and everybody's table has got that far. */
async function move({ tally }: FuzzRun, stage: Stage, { actor, command }: Mover): Promise<void> {
  const before = actor.client.snapshot.seq;
  const { status, payload } = await actor.client.command(command);
  const seq = Number((payload as { readonly seq?: unknown } | undefined)?.seq ?? -1);
  if (status !== 'ok' || seq <= before) throw new Error(`${status} ${JSON.stringify(payload)}`);
  await allSee(stage, seq);
  tally.bystanderMoves += 1;
}

async function close(run: FuzzRun, stage: Stage): Promise<void> {
  await clearStage(stage);
  const truths = await run.server.truthsOf(stage.code);
  judgeStage(run, stage, truths);
}
