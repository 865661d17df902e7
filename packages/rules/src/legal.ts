import type { Command, Play, TurnCommand } from './command.ts';
import type { Refusal } from './refusal.ts';
import { PLAY_RESTRICTIONS, TRAIN_RESTRICTIONS, TURN_RESTRICTIONS } from './rulebook/index.ts';
import { callObjection, challengeObjection } from './rulebook/lastTileCall.ts';

import type { Choice, Laying, Moment } from './rulebook/restriction.ts';
import { firstMatch, slotFor, slotsOf, type Slot } from './rulebook/slot.ts';
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
    : turnObjection({ ...moment, plays: playsIn(moment) }, command);
}

/**
 * Everything the seat may do in its turn, calls and challenges aside. Never empty in one's own turn
 * while the round runs; empty at any other time.
 */
export function legalCommands(view: SeatView): readonly TurnCommand[] {
  const turn = turnOf(view.table);
  if (turn === null || turn.seat !== view.seat) return [];
  const moment: Moment = { ...view, turn };
  const choice: Choice = { ...moment, plays: playsIn(moment) };
  const others = OTHER_COMMANDS.filter((command) => turnObjection(choice, command) === null);
  return [...choice.plays, ...others];
}

/** True when a tile of this hand may be laid in this turn. */
export function canPlay(view: SeatView): boolean {
  return legalPlays(view).length > 0;
}

/** Every tile of this hand at every place where it may be laid in this turn; none out of turn. */
export function legalPlays(view: SeatView): readonly Play[] {
  const turn = turnOf(view.table);
  return turn !== null && turn.seat === view.seat ? playsIn({ ...view, turn }) : [];
}

function playsIn(moment: Moment): readonly Play[] {
  const { table, hand } = moment;
  const plays: Play[] = [];
  for (const id of trainIds(table)) {
    if (firstObjection(TRAIN_RESTRICTIONS, moment, id) !== null) continue;
    for (const laying of matches(slotsOf(table, id), hand.tiles)) {
      if (firstObjection(PLAY_RESTRICTIONS, moment, laying) !== null) continue;
      const { type, tile, train, end } = laying;
      plays.push({ type, tile, train, end });
    }
  }
  return plays;
}

/** Every tile at every place whose number it shows. */
function matches(slots: readonly Slot[], tiles: readonly TileId[]): readonly Laying[] {
  const found: Laying[] = [];
  for (const place of slots) {
    const { train, end, pip } = place;
    for (const tile of tiles) {
      if (hasPip(tile, pip) && (slots.length === 1 || firstMatch(slots, end, tile) === place)) {
        found.push({ type: 'play', tile, train, end, place });
      }
    }
  }
  return found;
}

function playObjection(moment: Moment, play: Play): Refusal | null {
  const refusal = firstObjection(TRAIN_RESTRICTIONS, moment, play.train);
  if (refusal !== null) return refusal;
  const place = slotFor(moment.table, play);
  return firstObjection(PLAY_RESTRICTIONS, moment, { ...play, place });
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
