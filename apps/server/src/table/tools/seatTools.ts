import type { JoinOptions, JoinRefusal, SeatRequest } from '@roundhouse/protocol';
import { assertNever, fail, ok, type Result, type Seat } from '@roundhouse/rules';
import { hashToken } from '../../seeds.ts';
import type { Connection } from '../seats/attendance.ts';
import { claimSeat } from './claims.ts';
import type { Outcome } from './hostTools.ts';
import { nameFor } from '../seats/names.ts';
import { admit, giveUp, takeSeat, type TakeWish } from '../seats/seating.ts';
import { isKeyUnheard, noteHeard, settleArrivals } from './keyArrivals.ts';
import { sit } from './sittingDown.ts';
import type { TableCore } from '../play/tableCore.ts';

const DONE: Outcome = ok(null);

/**
 * Lets a connection in. The newest connection has the seat; the one before is told so and closed.
 * Errors: see `admit`; and too many spectators.
 */
export async function letIn(
  core: TableCore,
  connection: Connection,
  join: JoinOptions,
): Promise<Result<null, JoinRefusal>> {
  const { clock, seeds } = core.deps;
  if ('name' in join) await settleArrivals(core); // no name opens a seat whose key has arrived
  if ('seatToken' in join) noteHeard(core, hashToken(join.seatToken));
  const isHeld = (seat: Seat) => core.attendance.holderOf(seat) !== undefined;
  const isUnheard = (seat: Seat) => isKeyUnheard(core, seat);
  const sitting = admit(core.data, join, { seeds, nowMs: clock.wallMs(), isHeld, isUnheard });
  if (!sitting.ok) return sitting;
  const watches = sitting.value.place.seat === null;
  if (watches && core.attendance.spectatorCount >= core.deps.config.maxSpectators) {
    return fail('tooManySpectators');
  }
  await sit(core, connection, sitting.value);
  if (join.haveSeq !== undefined) core.recaps.ask(connection, join.haveSeq);
  return ok(null);
}

/**
 * Lets a connection go. Its seat waits for whoever has the key; where the key was never heard, nobody
 * could come back, and the seat is given up.
 */
export async function letGo(
  core: TableCore,
  connection: Connection,
  hasHeard: boolean,
): Promise<void> {
  const seat = core.attendance.placeOf(connection)?.seat ?? null;
  if (!core.attendance.drop(connection)) return;
  core.touch();
  if (hasHeard || seat === null || !core.notes.hasEnclosedFirstKey(connection)) return;
  await core.commit(giveUp(core.data, seat, core.deps.config.coverLevel));
  await core.settleHost();
}

/** Carries out what a person does with the own place. Errors: see each request. */
export async function useSeatTool(
  core: TableCore,
  connection: Connection,
  request: SeatRequest,
): Promise<Outcome> {
  const place = core.attendance.placeOf(connection);
  if (place === undefined) return fail({ code: 'notSeated' });
  const { seat } = place;
  if (request.type === 'take') {
    if (seat !== null) return fail({ code: 'alreadySeated', seat });
    return take(core, connection, { ...request, name: request.name ?? place.name });
  }
  if (request.type === 'claim') {
    if (seat !== null) return fail({ code: 'alreadySeated', seat });
    return claimSeat(core, { connection, seat: request.seat, name: place.name });
  }
  if (seat === null) return fail({ code: 'notSeated' });
  switch (request.type) {
    case 'ready':
      return ready(core, seat);
    case 'leave':
      return leave(core, connection, seat);
    case 'back':
      return back(core, seat);
    case 'rename':
      return rename(core, seat, request.name);
    case 'askForTools':
      return askForTools(core, seat);
    default:
      return assertNever(request);
  }
}

async function take(core: TableCore, connection: Connection, wish: TakeWish): Promise<Outcome> {
  const taken = takeSeat(core.data, wish, core.deps.seeds);
  if (!taken.ok) return taken;
  await sit(core, connection, taken.value);
  return DONE;
}

async function ready(core: TableCore, seat: Seat): Promise<Outcome> {
  if (core.data.stage.phase !== 'betweenRounds') return fail({ code: 'notBetweenRounds' });
  core.attendance.uncover(seat);
  core.attendance.setReady(seat);
  core.touch();
  return DONE;
}

async function leave(core: TableCore, connection: Connection, seat: Seat): Promise<Outcome> {
  await core.commit(giveUp(core.data, seat, core.deps.config.coverLevel));
  core.attendance.enter(connection, { seat: null, name: null, why: 'watch' });
  core.touch();
  await core.settleHost();
  return DONE;
}

async function back(core: TableCore, seat: Seat): Promise<Outcome> {
  core.attendance.uncover(seat);
  core.touch();
  return DONE;
}

async function rename(core: TableCore, seat: Seat, text: string): Promise<Outcome> {
  const name = nameFor(core.data, text, seat);
  if (!name.ok) return name;
  await core.commit({ type: 'playerRenamed', seat, name: name.value });
  return DONE;
}

/** The host's tools are theirs unless the host does something in time. */
async function askForTools(core: TableCore, seat: Seat): Promise<Outcome> {
  const { attendance, data, deps } = core;
  if (seat === data.host) return DONE;
  if (!attendance.askForTools(seat, deps.clock.now())) return fail({ code: 'hostIsHere' });
  attendance.uncover(seat);
  core.touch();
  return DONE;
}

/** Whatever a host does shows that the tools are in good hands. */
export function noteSignOfLife(core: TableCore, connection: Connection): void {
  const { attendance, data, deps } = core;
  const seat = attendance.placeOf(connection)?.seat ?? null;
  if (attendance.asker === null || seat === null || seat !== data.host) return;
  attendance.keepTools(deps.clock.now());
  core.touch();
}
