import { invariant } from '@roundhouse/rules';
import { botMove, playerAt, seatForBot } from './botDriver.ts';
import { moveFact } from './moves.ts';
import type { TableCore } from './tableCore.ts';
import { runningRound } from './tableData.ts';
import { absentOnTurn } from './turnClock.ts';

// What a table does by itself when its clock says so. Each looks again: things may have changed.

/** A bot says or lays something, if one has something to do. */
export async function moveBot(core: TableCore): Promise<void> {
  const { attendance, data, deps } = core;
  const seat = seatForBot(data, attendance);
  const round = runningRound(data);
  if (seat === null || round === null) return;
  const player = playerAt(data, seat, deps.config.coverLevel);
  const { command } = botMove(round, seat, { player, rng: () => deps.seeds.bot() });
  const fact = moveFact(data, { seat, commandId: null, command });
  invariant(fact.ok, 'a bot keeps the rules');
  await core.commit(fact.value);
}

/** A bot plays from now on for whoever is away in their turn. */
export async function coverAbsentPlayer(core: TableCore): Promise<void> {
  const seat = absentOnTurn(core.data, core.attendance);
  if (seat === null) return;
  core.attendance.cover(seat);
  core.touch();
}

/** The tools of an absent host go to somebody who is here. */
export async function replaceHost(core: TableCore): Promise<void> {
  const { attendance, data } = core;
  const isAbsent = data.host === null || attendance.holderOf(data.host) === undefined;
  const [host] = attendance.peopleHere(data);
  if (isAbsent && host !== undefined) await core.commit({ type: 'hostChanged', host });
}
