import type { Command, Play, TurnCommand } from './command.ts';
import type { Refusal } from './refusal.ts';
import { PLAY_RESTRICTIONS, TRAIN_RESTRICTIONS, TURN_RESTRICTIONS } from './rulebook/index.ts';
import { callObjection, challengeObjection } from './rulebook/lastTileCall.ts';
import { firstMatch, slotsOf, type Slot } from './rulebook/matching.ts';
import type { Choice, Moment } from './rulebook/restriction.ts';
import { trainIds, turnOf, type SeatView } from './state.ts';
import { hasPip, type TileId } from './tile.ts';

/** What a turn offers besides tiles, in the order in which it is listed. */
const OTHER_COMMANDS: readonly TurnCommand[] = [
  { type: 'end' },
  { type: 'decline' },
  { type: 'draw' },
  { type: 'pass' },
];

/**
 * Why this seat may not do this now, with the facts for a sentence; null when it may.
 * Server, bots and browser ask the same question of the same data.
 */
export function refusalOf(view: SeatView, command: Command): Refusal | null {
  if (command.type === 'call') return callObjection(view.table, view.seat);
  if (command.type === 'challenge') return challengeObjection(view.table, view.seat, command.seat);
  const turn = turnOf(view.table);
  if (turn === null) return { code: 'roundIsOver' };
  if (turn.seat !== view.seat) return { code: 'notYourTurn', turn: turn.seat };
  const moment: Moment = { ...view, turn };
  return command.type === 'play'
    ? playObjection(moment, command)
    : turnObjection({ ...moment, plays: legalPlays(moment) }, command);
}

/**
 * Everything the seat may do in its turn, calls and challenges aside. Never empty in one's own turn
 * while the round runs; empty at any other time.
 */
export function legalCommands(view: SeatView): readonly TurnCommand[] {
  const turn = turnOf(view.table);
  if (turn === null || turn.seat !== view.seat) return [];
  const moment: Moment = { ...view, turn };
  const choice: Choice = { ...moment, plays: legalPlays(moment) };
  const others = OTHER_COMMANDS.filter((command) => turnObjection(choice, command) === null);
  return [...choice.plays, ...others];
}

/** True when a tile of this hand may be laid in this turn. */
export function canPlay(view: SeatView): boolean {
  const turn = turnOf(view.table);
  return turn !== null && turn.seat === view.seat && legalPlays({ ...view, turn }).length > 0;
}

function legalPlays(moment: Moment): readonly Play[] {
  const { table, hand } = moment;
  const plays: Play[] = [];
  for (const train of trainIds(table)) {
    if (firstObjection(TRAIN_RESTRICTIONS, moment, train) !== null) continue;
    for (const play of matchingPlays(slotsOf(table, train), hand.tiles)) {
      if (firstObjection(PLAY_RESTRICTIONS, moment, play) === null) plays.push(play);
    }
  }
  return plays;
}

/** Every tile at every place whose number it shows. */
function matchingPlays(slots: readonly Slot[], tiles: readonly TileId[]): readonly Play[] {
  const plays: Play[] = [];
  for (const slot of slots) {
    const { train, end, pip } = slot;
    for (const tile of tiles) {
      if (hasPip(tile, pip) && (slots.length === 1 || firstMatch(slots, end, tile) === slot)) {
        plays.push({ type: 'play', tile, train, end });
      }
    }
  }
  return plays;
}

function playObjection(moment: Moment, play: Play): Refusal | null {
  return (
    firstObjection(TRAIN_RESTRICTIONS, moment, play.train) ??
    firstObjection(PLAY_RESTRICTIONS, moment, play)
  );
}

function turnObjection(choice: Choice, command: TurnCommand): Refusal | null {
  return firstObjection(TURN_RESTRICTIONS, choice, command);
}

/** The rulebook is asked in its order; the first rule that objects has the word. */
function firstObjection<M, W>(
  restrictions: readonly ((moment: M, what: W) => Refusal | null)[],
  moment: M,
  what: W,
): Refusal | null {
  for (const restriction of restrictions) {
    const refusal = restriction(moment, what);
    if (refusal !== null) return refusal;
  }
  return null;
}
