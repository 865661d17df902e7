import type { CommandRequest } from '@roundhouse/protocol';
import { fail, isAnytime, type Seat } from '@roundhouse/rules';
import { done, type Answer } from './answers.ts';
import type { Connection } from '../seats/attendance.ts';
import { moveFact } from './moveFact.ts';
import type { TableCore } from './tableCore.ts';
import { runningRound, type TableData } from '../record/tableData.ts';

/**
 * Plays what a connection asks for, at its own seat. The same id is answered the same.
 * Errors: a spectator, no round, a turn that is over, and whatever the rules refuse.
 */
export async function playCommand(
  core: TableCore,
  connection: Connection,
  request: CommandRequest,
): Promise<Answer> {
  const seat = core.attendance.placeOf(connection)?.seat ?? null;
  if (seat === null) return fail({ code: 'notSeated' });
  const before = core.answers.recall(core.data, seat, request.commandId);
  if (before !== undefined) return before;
  returnToPlay(core, seat);
  const fact = isStale(core.data, request)
    ? fail({ code: 'staleTurn', turn: core.data.turn } as const)
    : moveFact(core.data, { seat, ...request });
  if (!fact.ok) {
    core.answers.noteRefusal(seat, request.commandId, fact.error);
    return fact;
  }
  await core.commit(fact.value);
  return done(core.data);
}

/** True for a move of another turn. Calls and challenges never are: their windows are the rules' own. */
function isStale(data: TableData, { command, turn }: CommandRequest): boolean {
  return runningRound(data) !== null && !isAnytime(command) && turn !== data.turn;
}

/** Whoever moves is there, whatever the host thought. */
function returnToPlay(core: TableCore, seat: Seat): void {
  if (core.attendance.presenceOf(core.data, seat) !== 'covered') return;
  core.attendance.uncover(seat);
  core.touch();
}
