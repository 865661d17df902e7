import { invariant } from '@roundhouse/rules';
import { botMove, playerAt, seatForBot } from '../play/botDriver.ts';
import { moveFact } from '../play/moveFact.ts';
import type { TableCore } from '../play/tableCore.ts';
import { runningRound } from '../record/tableData.ts';
import type { NotedWait } from '../record/tableFact.ts';
import { absentOnTurn, coverWait, nextRoundWait, toolsWait } from './waits.ts';

// What a table does by itself when its clock says so. Each looks again: things may have changed.

/** A bot says or lays something, if one has something to do. */
export async function moveBot(core: TableCore): Promise<void> {
  const { attendance, data, deps } = core;
  const seat = seatForBot(data, attendance);
  const round = runningRound(data);
  if (seat === null || round === null) return;
  const player = playerAt(data, seat, deps.config.coverLevel);
  const mind = { player, rng: () => deps.seeds.bot() };
  const command = core.thoughts.about(data.seq, seat) ?? botMove(round, seat, mind).command;
  const fact = moveFact(data, { seat, commandId: null, command });
  invariant(fact.ok, 'a bot keeps the rules');
  await core.commit(fact.value);
}

/** A bot plays from now on for whoever is away in the turn that was waited for. */
export async function coverAbsentPlayer(core: TableCore, key: string): Promise<void> {
  const { attendance, data, deps } = core;
  const seat = absentOnTurn(data, attendance);
  if (seat === null || coverWait(data, attendance, deps.config)?.key !== key) return;
  core.attendance.cover(seat);
  core.touch();
}

/** The next round begins, unless it has begun already. */
export async function startNextRound(core: TableCore, key: string): Promise<void> {
  const { attendance, data, deps } = core;
  if (nextRoundWait(data, attendance, deps.config)?.key === key) await core.deal(false);
}

/** Writes down how long the waits go on that a restart must not begin again. */
export async function noteWaits(core: TableCore, waits: readonly NotedWait[]): Promise<void> {
  await core.commit({ type: 'waitsNoted', waits });
}

/** The tools of a host who is away, or leaves a question for them unanswered, go to somebody else. */
export async function replaceHost(core: TableCore, key: string): Promise<void> {
  const { attendance, data, deps } = core;
  const wait = toolsWait(data, attendance, deps.config);
  if (wait?.key === key) await core.commit({ type: 'hostChanged', host: wait.heir });
}
