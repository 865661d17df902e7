import { assertNever } from '../result.ts';
import type { Refusal } from '../refusal.ts';
import { seatsOf, type Seat } from '../seat.ts';
import { turnOf, type CallState, type Table } from '../state.ts';

function callsAreMade(table: Table): boolean {
  return table.options.lastTileCall !== 'none';
}

/** Why this seat may not announce its last tile now; null when it may. Source: docs/rules.md#last-tile-call */
export function callObjection(table: Table, seat: Seat): Refusal | null {
  if (table.phase.kind === 'over') return { code: 'roundIsOver' };
  if (!callsAreMade(table)) return { code: 'noCallsHere' };
  const call = table.calls[seat];
  if (call === 'missed') return { code: 'callTooLate' };
  const inTurn = turnOf(table)?.seat === seat && call === 'none';
  return table.handCounts[seat] === 1 && (call === 'due' || inTurn) ? null : { code: 'callNotDue' };
}

/** Why this seat may not challenge the other; null when it may. Source: docs/rules.md#last-tile-call */
export function challengeObjection(table: Table, by: Seat, seat: Seat): Refusal | null {
  if (table.phase.kind === 'over') return { code: 'roundIsOver' };
  if (!callsAreMade(table) || enforcement(table) !== 'byChallenge') {
    return { code: 'noChallengesHere' };
  }
  return by !== seat && table.calls[seat] === 'missed' ? null : { code: 'nothingMissed', seat };
}

/** How a forgotten announcement is dealt with. */
function enforcement(table: Table): 'byChallenge' | 'byItself' | 'notAtAll' {
  switch (table.options.callEnforcement) {
    case 'challenge':
      return 'byChallenge';
    case 'auto':
      return 'byItself';
    case 'off':
      return 'notAtAll';
    default:
      return assertNever(table.options.callEnforcement);
  }
}

/** Where the seat's announcement stands when its turn ends or is skipped. Source: docs/rules.md#last-tile-call */
export function callAtTurnEnd(table: Table, seat: Seat): CallState {
  if (!callsAreMade(table) || table.handCounts[seat] !== 1) return 'none';
  if (table.calls[seat] === 'made' || enforcement(table) === 'byItself') return 'made';
  return 'due';
}

/** True when a tile laid by the next player closes the window. Source: docs/rules.md#last-tile-call */
export function playClosesCalls(table: Table): boolean {
  return table.options.callDeadline === 'nextPlayerPlays';
}

/** The other seats whose announcement is due: it is missed once the window closes. */
export function callsDueBeside(table: Table, seat: Seat): readonly Seat[] {
  return seatsOf(table.seatCount).filter((other) => other !== seat && table.calls[other] === 'due');
}

/** Tiles that a forgotten announcement costs, as far as there are any. Source: docs/rules.md#last-tile-call */
export function penaltyTiles(table: Table): number {
  switch (table.options.callPenalty) {
    case 'none':
      return 0;
    case 'drawOne':
      return 1;
    case 'drawTwo':
      return 2;
    default:
      return assertNever(table.options.callPenalty);
  }
}

/** True when the offender loses a turn because nothing could be drawn. Source: docs/rules.md#last-tile-call */
export function penaltyCostsTurn(table: Table): boolean {
  if (penaltyTiles(table) === 0 || table.boneyardCount > 0) return false;
  return table.options.callPenaltyEmpty === 'skipNextTurn';
}
