import type { CommandRequest } from '@roundhouse/protocol';
import { fail, type Seat } from '@roundhouse/rules';
import type { Connection } from './attendance.ts';
import { carryOut, done, type Answer } from './moves.ts';
import type { TableCore } from './tableCore.ts';

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
  const fact = carryOut(core.data, seat, request);
  if (!fact.ok) {
    core.answers.noteRefusal(seat, request.commandId, fact.error);
    return fact;
  }
  await core.commit(fact.value);
  return done(core.data);
}

/** Whoever moves is there, whatever the host thought. */
function returnToPlay(core: TableCore, seat: Seat): void {
  if (core.attendance.presenceOf(core.data, seat) !== 'covered') return;
  core.attendance.uncover(seat);
  core.touch();
}
