import { currentTurn, tell, type Course } from './course.ts';
import { canPlay } from './legal.ts';
import { deadFeet } from './rulebook/branches.ts';
import { callAtTurnEnd, callsDueBeside } from './rulebook/lastTileCall.ts';
import { allHaveOpened, othersStillOpen, usesUpOpening } from './rulebook/openingTurn.ts';
import { isBlocked } from './rulebook/roundEnd.ts';
import { roundScores } from './rulebook/scoring.ts';
import { freshTurn, nextSeat } from './rulebook/turnOrder.ts';
import { seatsOf, type Seat } from './seat.ts';
import type { CallState, Round, Table } from './state.ts';

/** A seat's turn begins, or is skipped. Source: docs/rules.md#the-turn */
export function beginTurn(course: Course, seat: Seat): void {
  const { table } = course.round;
  if (table.skips[seat] === true) {
    tell(course, { type: 'turnSkipped', seat });
    setCall(course, seat, callAtTurnEnd(table, seat));
    passTurnOn(course, seat);
    return;
  }
  if (allHaveOpened(table) && table.openDoubles.some((open) => !open.live)) {
    tell(course, { type: 'openingDoublesBound' });
  }
  tell(course, { type: 'turnBegan', turn: freshTurn(course.round.table, seat) });
}

/** The running turn ends: calls, opening, feet, the end of the round, the next seat. */
export function endTurn(course: Course): void {
  const turn = currentTurn(course);
  const { seat } = turn;
  missCalls(course, seat);
  setCall(course, seat, callAtTurnEnd(course.round.table, seat));
  tell(course, { type: 'turnEnded', seat, opened: usesUpOpening(course.round.table, turn) });
  abandonFeet(course);
  const { table } = course.round;
  if (!lastLapIsOver(table) && isBlocked(table, () => anybodyCanPlay(course.round))) {
    endRound(course, true);
    return;
  }
  passTurnOn(course, seat);
}

/** The seat has laid its last tile. Source: docs/rules.md#going-out */
export function goOut(course: Course, seat: Seat): void {
  const finishing = othersStillOpen(course.round.table, seat);
  tell(course, { type: 'wentOut', seat, finishing });
  if (!finishing) {
    endRound(course, false);
    return;
  }
  missCalls(course, seat);
  abandonFeet(course);
  passTurnOn(course, seat);
}

/** Somebody is out, and every seat has had the turn that was left to it. */
function lastLapIsOver({ phase, hadTurn }: Table): boolean {
  return phase.kind === 'turn' && phase.finishing && hadTurn.every(Boolean);
}

function passTurnOn(course: Course, seat: Seat): void {
  const { table } = course.round;
  if (lastLapIsOver(table)) endRound(course, false);
  else beginTurn(course, nextSeat(table, seat));
}

function endRound(course: Course, blocked: boolean): void {
  const { table, secret } = course.round;
  const hands = secret.hands.map((hand) => hand.tiles);
  const out = blocked ? null : table.out;
  const scores = roundScores(table.options, { hands, out });
  tell(course, { type: 'roundEnded', result: { out, blocked, scores, hands } });
}

/** Looks at every hand, as nobody at the table can: only a completed lap of passes asks for it. */
function anybodyCanPlay({ table, secret }: Round): boolean {
  return seatsOf(table.seatCount).some((seat) => {
    const hand = secret.hands[seat];
    if (hand === undefined) return false;
    const turn = freshTurn(table, seat);
    return canPlay({
      table: { ...table, phase: { kind: 'turn', turn, finishing: false } },
      seat,
      hand,
    });
  });
}

function abandonFeet(course: Course): void {
  for (const { train, pip } of deadFeet(course.round.table)) {
    tell(course, { type: 'footAbandoned', train, pip });
  }
}

/** Announcements of other seats that are due now count as missed. */
export function missCalls(course: Course, seat: Seat): void {
  for (const other of callsDueBeside(course.round.table, seat)) setCall(course, other, 'missed');
}

/** Notes where a seat's announcement stands, if that changes anything. */
export function setCall(course: Course, seat: Seat, call: CallState): void {
  if (course.round.table.calls[seat] !== call) tell(course, { type: 'callChanged', seat, call });
}
