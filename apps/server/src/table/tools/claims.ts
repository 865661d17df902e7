import type { HostRequest, TableRefusal } from '@roundhouse/protocol';
import { fail, ok, type Result } from '@roundhouse/rules';
import type { Claim } from '../seats/attendance.ts';
import { sitDownAgain } from '../seats/comingBack.ts';
import { sit } from './sittingDown.ts';
import type { TableCore } from '../play/tableCore.ts';
import { ownerOf, takenSeats } from '../record/tableData.ts';

// For players who have lost the key to their seat. No name opens a seat: somebody who watches says
// that it is theirs, everybody is shown so, and the host, who can ask them on the telephone, decides.

type Outcome = Result<null, TableRefusal>;
type ClaimAnswer = Omit<Extract<HostRequest, { type: 'answerClaim' }>, 'type'>;

/**
 * A spectator says that a seat is theirs. Errors: nobody may come back to it, somebody sits there and
 * is connected, or another claim waits for its answer: also one of the same spectator to another
 * seat, for the host may be about to say yes.
 */
export async function claimSeat(core: TableCore, claim: Omit<Claim, 'number'>): Promise<Outcome> {
  const { attendance, data } = core;
  if (!takenSeats(data).includes(claim.seat)) return fail({ code: 'noSuchSeat' });
  if (ownerOf(data, claim.seat) === null) return fail({ code: 'notAPerson' });
  if (attendance.holderOf(claim.seat) !== undefined) return fail({ code: 'seatNotFree' });
  if (attendance.claim !== null) {
    const { connection, seat } = attendance.claim;
    const isSame = connection === claim.connection && seat === claim.seat;
    return isSame ? ok(null) : fail({ code: 'seatIsClaimed' });
  }
  attendance.makeClaim(claim);
  core.touch();
  return ok(null);
}

/**
 * The host says whether it is theirs. If so they sit there from now on, with another key; the old ones
 * stay good until it has arrived, should somebody have them after all. Errors: this claim, to this seat,
 * waits for no answer.
 */
export async function answerClaim(
  core: TableCore,
  { claim: number, seat, isTheirs }: ClaimAnswer,
): Promise<Outcome> {
  const { attendance, data, deps } = core;
  const { claim } = attendance;
  if (claim?.number !== number || claim.seat !== seat) return fail({ code: 'nobodyClaims' });
  if (isTheirs) {
    const keyMaker = { seeds: deps.seeds, nowMs: deps.clock.wallMs() };
    await sit(core, claim.connection, sitDownAgain(data, claim.seat, keyMaker));
  }
  attendance.settleClaim();
  core.touch();
  return ok(null);
}
