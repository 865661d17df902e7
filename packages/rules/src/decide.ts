import type { Command, Play } from './command.ts';
import { courseFrom, currentTurn, tell, type Course, type Decision } from './course.ts';
import { canPlay, refusalOf } from './legal.ts';
import type { Refusal } from './refusal.ts';
import { assertNever, fail, invariant, ok, type Result } from './result.ts';
import { tilesWanted } from './rulebook/branches.ts';
import { isExtraWaived, owesFurtherCover } from './rulebook/covering.ts';
import { lastDoubleNeedsCover } from './rulebook/doubles.ts';
import { drawsAfterPlaying } from './rulebook/drawing.ts';
import { penaltyCostsTurn, penaltyTiles, playClosesCalls } from './rulebook/lastTileCall.ts';
import { failureIsMarked, markerLifted } from './rulebook/markers.ts';
import { slotFor } from './rulebook/slot.ts';
import { openingDoubleBinds } from './rulebook/openingTurn.ts';
import type { Seat } from './seat.ts';
import { trainOf, turnOf, type Round, type TurnStep } from './state.ts';
import { beginTurn, endTurn, goOut, missCalls, setCall } from './turnFlow.ts';
import { highOf, isDouble } from './tile.ts';
import { viewFor } from './view.ts';

/**
 * What a command of a seat leads to, or why it is refused. The round given stays as it is.
 * Errors: the first objection in the order of the rulebook.
 */
export function decide(round: Round, seat: Seat, command: Command): Result<Decision, Refusal> {
  const refusal = refusalOf(viewFor(round, seat), command);
  if (refusal !== null) return fail(refusal);
  const course = courseFrom(round);
  carryOut(course, seat, command);
  return ok(course);
}

function carryOut(course: Course, seat: Seat, command: Command): void {
  switch (command.type) {
    case 'play':
      return play(course, seat, command);
    case 'draw':
      return draw(course, seat);
    case 'pass':
    case 'decline':
      return failTurn(course, seat, command.type);
    case 'end':
      return endTurn(course);
    case 'call':
      return setCall(course, seat, 'made');
    case 'challenge':
      return challenge(course, seat, command.seat);
    default:
      return assertNever(command);
  }
}

function play(course: Course, seat: Seat, command: Play): void {
  layTile(course, seat, command);
  setCall(course, seat, 'none');
  if (playClosesCalls(course.round.table)) missCalls(course, seat);
  liftMarker(course, seat, command);
  const { table } = course.round;
  const inChain = currentTurn(course).step === 'chain';
  const double = isDouble(command.tile);
  const waived = double && !inChain && isExtraWaived(table, highOf(command.tile));
  const owesExtra = double && !inChain && !waived;
  if (table.handCounts[seat] === 0 && !(owesExtra && lastDoubleNeedsCover(table))) {
    return goOut(course, seat);
  }
  if (double && !waived) openDouble(course, seat, command);
  if (owesExtra) return continueTurn(course, 'extra');
  if (inChain)
    return canPlay(viewFor(course.round, seat)) ? continueTurn(course, 'chain') : endTurn(course);
  return owesFurtherCover(table, currentTurn(course))
    ? continueTurn(course, 'covering')
    : endTurn(course);
}

function layTile(course: Course, seat: Seat, command: Play): void {
  const { table } = course.round;
  const { tile, train } = command;
  const slot = slotFor(table, command);
  invariant(slot !== undefined, 'a legal tile has its place');
  const { answers, pip } = slot;
  const replaces =
    answers === null && trainOf(table, train).ends.length > 0 ? (slot.end ?? 0) : null;
  tell(course, { type: 'tilePlayed', seat, tile, train, end: replaces, answers, inner: pip });
}

function liftMarker(course: Course, seat: Seat, { train }: Play): void {
  const { table } = course.round;
  const lifted = markerLifted(table, seat, train);
  if (lifted !== null && trainOf(table, lifted).marked) {
    tell(course, { type: 'markerRemoved', seat: lifted });
  }
}

function openDouble(course: Course, by: Seat, { tile, train }: Play): void {
  const { table } = course.round;
  const inChain = currentTurn(course).step === 'chain';
  tell(course, {
    type: 'doubleOpened',
    train,
    pip: highOf(tile),
    by,
    size: inChain ? 1 : tilesWanted(table, train),
    live: !inChain || openingDoubleBinds(table),
    thisTurn: !inChain,
  });
}

function continueTurn(course: Course, step: TurnStep): void {
  const drawn = drawsAfterPlaying(course.round.table, currentTurn(course));
  tell(course, { type: 'turnContinued', step, drawn });
}

function draw(course: Course, seat: Seat): void {
  const tile = course.round.secret.boneyard[0];
  invariant(tile !== undefined, 'the boneyard has a tile');
  tell(course, { type: 'tileDrawn', seat, tile });
  setCall(course, seat, 'none');
}

/** A failed turn. It is a counted pass when nothing was laid and nothing could be drawn. */
function failTurn(course: Course, seat: Seat, by: 'pass' | 'decline'): void {
  const { table } = course.round;
  const turn = currentTurn(course);
  if (table.calls[seat] === 'missed') setCall(course, seat, 'none');
  const idle = turn.drawn === 0 && turn.tilesLaid === 0;
  const counted = by === 'pass' && table.boneyardCount === 0 && idle;
  tell(course, { type: 'turnFailed', seat, by, counted });
  if (failureIsMarked(table, turn, by) && !trainOf(table, seat).marked) {
    tell(course, { type: 'markerPlaced', seat });
  }
  endTurn(course);
}

/** A forgotten announcement is caught. Source: docs/rules.md#last-tile-call */
function challenge(course: Course, by: Seat, seat: Seat): void {
  const { table, secret } = course.round;
  const forfeits = penaltyCostsTurn(table);
  const tiles = secret.boneyard.slice(0, penaltyTiles(table));
  tell(course, { type: 'challenged', by, seat });
  setCall(course, seat, 'none');
  if (tiles.length > 0) tell(course, { type: 'penaltyDrawn', seat, tiles });
  if (!forfeits) return;
  tell(course, { type: 'turnForfeited', seat });
  if (turnOf(course.round.table)?.seat === seat) beginTurn(course, seat);
}
