import { isDeepStrictEqual } from 'node:util';
import type { HostRequest, Manners, TableRefusal } from '@roundhouse/protocol';
import { assertNever, fail, ok, type Result, type Seat } from '@roundhouse/rules';
import {
  addBot,
  changeRules,
  removeOccupant,
  startObjection,
  type Verdict,
} from '../seats/lobby.ts';
import { answerClaim } from './claims.ts';
import type { TableCore } from '../play/tableCore.ts';
import { personAt } from '../record/tableData.ts';

/** Done, or why not. */
export type Outcome = Result<null, TableRefusal>;

const DONE: Outcome = ok(null);

/**
 * Carries out what the host asks for.
 * Errors: see each tool; nothing has happened then.
 */
export function useHostTool(core: TableCore, request: HostRequest): Promise<Outcome> {
  switch (request.type) {
    case 'setOptions':
      return record(core, changeRules(core.data, request));
    case 'start':
      return begin(core, 'lobby');
    case 'addBot':
      return record(core, addBot(core.data, request.level ?? 'porter'));
    case 'removeBot':
      return record(core, removeOccupant(core.data, request.seat, 'bot'));
    case 'removePlayer':
      return removePlayer(core, request.seat);
    case 'seatToBot':
      return seatToBot(core, request.seat);
    case 'nextRound':
      return nextRound(core);
    case 'endMatch':
      return endMatch(core);
    case 'rematch':
      return begin(core, 'over');
    case 'toLobby':
      return toLobby(core);
    case 'lock':
      return lock(core, request.locked);
    case 'setManners':
      return setManners(core, request);
    case 'answerClaim':
      return answerClaim(core, request);
    default:
      return assertNever(request);
  }
}

async function record(core: TableCore, verdict: Verdict): Promise<Outcome> {
  if (!verdict.ok) return verdict;
  await core.commit(...verdict.value);
  return DONE;
}

/** A new match with those who sit here: the first out of the lobby, another one out of the result. */
async function begin(core: TableCore, from: 'lobby' | 'over'): Promise<Outcome> {
  if (core.data.stage.phase !== from) {
    return fail({ code: from === 'lobby' ? 'notInLobby' : 'matchNotOver' });
  }
  const objection = startObjection(core.data);
  if (objection !== null) return fail(objection);
  await core.deal(true);
  return DONE;
}

async function nextRound(core: TableCore): Promise<Outcome> {
  if (core.data.stage.phase !== 'betweenRounds') return fail({ code: 'notBetweenRounds' });
  await core.deal(false);
  return DONE;
}

async function removePlayer(core: TableCore, seat: Seat): Promise<Outcome> {
  const holder = core.attendance.holderOf(seat);
  const outcome = await record(core, removeOccupant(core.data, seat, 'person'));
  if (!outcome.ok) return outcome;
  await core.settleHost();
  if (holder !== undefined && core.attendance.drop(holder)) holder.dismiss('removedByHost');
  return DONE;
}

async function seatToBot(core: TableCore, seat: Seat): Promise<Outcome> {
  const { phase } = core.data.stage;
  if (phase === 'lobby' || phase === 'over') return fail({ code: 'noMatchRuns' });
  if (personAt(core.data, seat) === undefined) return fail({ code: 'notAPerson' });
  core.attendance.cover(seat);
  core.touch();
  return DONE;
}

async function endMatch(core: TableCore): Promise<Outcome> {
  const { phase } = core.data.stage;
  if (phase === 'lobby' || phase === 'over') return fail({ code: 'noMatchRuns' });
  await core.commit({ type: 'matchEnded' });
  return DONE;
}

async function lock(core: TableCore, locked: boolean): Promise<Outcome> {
  if (locked !== core.data.locked) await core.commit({ type: 'lockChanged', locked });
  return DONE;
}

async function setManners(core: TableCore, { pace, hints }: Manners): Promise<Outcome> {
  const wish = { pace, hints };
  if (!isDeepStrictEqual(wish, core.data.manners)) {
    await core.commit({ type: 'mannersChanged', ...wish });
  }
  return DONE;
}

async function toLobby(core: TableCore): Promise<Outcome> {
  if (core.data.stage.phase !== 'over') return fail({ code: 'matchNotOver' });
  await core.commit({ type: 'lobbyReopened' });
  core.attendance.clearCovers();
  return DONE;
}
