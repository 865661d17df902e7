import type { Refusal } from '../refusal.ts';
import type { Table, Turn } from '../state.ts';
import { drawWithoutStarter } from './openingTurn.ts';
import type { Choice, TurnRestriction } from './restriction.ts';

/** Why no tile may be drawn now; null when one may. Source: docs/rules.md#drawing */
function noDraw(table: Table, turn: Turn): Refusal | null {
  if (table.boneyardCount === 0) return { code: 'boneyardEmpty' };
  const opening = drawWithoutStarter(table, turn);
  if (opening === 'none') return { code: 'noDrawInOpening' };
  if (opening === 'untilStarter') return null;
  if (table.options.drawRule === 'untilPlayable') {
    return renewsDraw(table) || turn.tilesLaid === 0 ? null : { code: 'noDrawAfterPlaying' };
  }
  return turn.drawn === 0 ? null : { code: 'alreadyDrawn' };
}

/** True when whoever has nothing to lay may draw. Source: docs/rules.md#drawing */
export function mayDraw(table: Table, turn: Turn): boolean {
  return noDraw(table, turn) === null;
}

/** True when each tile laid renews the right to draw. Source: docs/rules.md#drawing */
function renewsDraw(table: Table): boolean {
  return table.options.drawAllowance === 'perPlay';
}

/** Draws that still count once a tile was laid in this turn. Source: docs/rules.md#drawing */
export function drawsAfterPlaying(table: Table, turn: Turn): number {
  return renewsDraw(table) ? 0 : turn.drawn;
}

/** Whoever can play must; whoever cannot draws, if anything may be drawn. Source: docs/rules.md#drawing */
export const drawOrPass: TurnRestriction = ({ table, turn, plays }, { type }) => {
  if (type !== 'draw' && type !== 'pass') return null;
  if (table.options.mustPlay && plays.length > 0) return { code: 'mustPlay' };
  const objection = noDraw(table, turn);
  if (type === 'draw') return objection;
  return objection === null ? { code: 'mustDraw' } : null;
};

/** A playable drawn tile may be kept where the rules say so. Source: docs/rules.md#drawing */
export const keepDrawnTile: TurnRestriction = (choice, { type }) => {
  if (type !== 'decline') return null;
  const tile = playableDrawnTile(choice);
  if (tile === null) return { code: 'nothingToDecline' };
  return choice.table.options.drawnTile === 'may' ? null : { code: 'drawnTileMustBePlayed', tile };
};

function playableDrawnTile({ hand, plays }: Choice) {
  const { drawnTile } = hand;
  return plays.some((play) => play.tile === drawnTile) ? drawnTile : null;
}
