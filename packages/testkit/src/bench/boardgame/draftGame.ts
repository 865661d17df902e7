import {
  highOf,
  isDouble,
  lowOf,
  otherHalf,
  seatAfter,
  type Round,
  type TileId,
} from '@roundhouse/rules';
import type { Game, Move } from 'boardgame.io';
import { blockers, canPlay, isPlay } from './draftRules.ts';
import type { DraftTable, DraftTrain } from './draftTable.ts';
import { ActivePlayers, INVALID_MOVE } from './library.ts';

/**
 * Mexican Train for boardgame.io in its usual style: moves that change a draft. Whose turn it is
 * stands in the table itself, which spares boardgame.io its hooks, and there is no undo.
 */
export const draftGame: Game<DraftTable, Record<string, unknown>, Round> = {
  name: 'mexican-train',
  setup: (_, deal) => draftTable(deal),
  moves: { play: ofSeat(play), draw: ofSeat(draw), pass: ofSeat(pass) },
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true,
};

/** The table after a deal, before its first turn. Throws without one. */
export function draftTable(deal: Round | undefined): DraftTable {
  const turn = deal?.table.phase.kind === 'turn' ? deal.table.phase.turn : undefined;
  if (deal === undefined || turn === undefined) throw new Error('a game begins with a deal');
  const { table, secret } = deal;
  const newTrain = (): DraftTrain => ({ tiles: [], end: table.engine, marked: false });
  return {
    hands: secret.hands.map(({ tiles }) => [...tiles]),
    boneyard: [...secret.boneyard],
    trains: [...table.personal, table.mexican].map(newTrain),
    openDoubles: [],
    laidBySuit: [...table.laidBySuit],
    seat: turn.seat,
    hasDrawn: false,
    cover: false,
    laidDoubles: [],
    countedPasses: 0,
    result: null,
  };
}

type Change<A extends readonly unknown[]> = (table: DraftTable, ...args: A) => boolean;

/** A move of the seat to move; `change` says whether there is such a move. */
function ofSeat<A extends readonly unknown[]>(change: Change<A>): Move<DraftTable> {
  return ({ G, playerID }, ...args: readonly unknown[]) => {
    const isOnTurn = G.result === null && Number(playerID) === G.seat;
    return isOnTurn && change(G, ...(args as unknown as A)) ? undefined : INVALID_MOVE;
  };
}

function play(table: DraftTable, tile: TileId, train: number): boolean {
  if (!isPlay(table, { tile, train })) return false;
  const line = table.trains[train];
  const hand = table.hands[table.seat];
  if (line === undefined || hand === undefined) return false;
  hand.splice(hand.indexOf(tile), 1);
  line.tiles.push(tile);
  line.end = otherHalf(tile, line.end);
  countSuits(table, tile);
  table.openDoubles = table.openDoubles.filter((open) => open.train !== train);
  table.countedPasses = 0;
  if (train === table.seat) line.marked = false;
  if (hand.length === 0) finish(table, true);
  else if (isDouble(tile)) openDouble(table, tile, train);
  else endTurn(table);
  return true;
}

function countSuits(table: DraftTable, tile: TileId): void {
  for (const pip of new Set([highOf(tile), lowOf(tile)])) {
    table.laidBySuit[pip] = (table.laidBySuit[pip] ?? 0) + 1;
  }
}

function openDouble(table: DraftTable, tile: TileId, train: number): void {
  const pip = highOf(tile);
  table.openDoubles.push({ train, pip, thisTurn: true });
  table.laidDoubles.push(pip);
  table.hasDrawn = false;
}

function draw(table: DraftTable): boolean {
  if (table.hasDrawn || table.boneyard.length === 0 || canPlay(table)) return false;
  table.hands[table.seat]?.push(...table.boneyard.splice(0, 1));
  table.hasDrawn = true;
  table.countedPasses = 0;
  return true;
}

function pass(table: DraftTable): boolean {
  const mayDraw = !table.hasDrawn && table.boneyard.length > 0;
  if (mayDraw || canPlay(table)) return false;
  const own = table.trains[table.seat];
  if (own !== undefined) own.marked = true;
  const isIdle = !table.hasDrawn && table.laidDoubles.length === 0;
  if (isIdle && table.boneyard.length === 0) table.countedPasses += 1;
  endTurn(table);
  return true;
}

function endTurn(table: DraftTable): void {
  for (const open of table.openDoubles) open.thisTurn = false;
  if (isBlocked(table)) finish(table, false);
  else beginTurn(table);
}

function beginTurn(table: DraftTable): void {
  table.seat = seatAfter(table.seat, table.hands.length);
  table.hasDrawn = false;
  table.laidDoubles = [];
  table.cover = blockers(table).length > 0;
}

/** Nothing to draw, a lap of passes, and nobody could play even now. */
function isBlocked(table: DraftTable): boolean {
  const seatCount = table.hands.length;
  if (table.boneyard.length > 0 || table.countedPasses < seatCount) return false;
  const cover = blockers(table).length > 0;
  return table.hands.every((_, step) => {
    const seat = seatAfter(table.seat, seatCount, step + 1);
    return !canPlay({ ...table, seat, cover, laidDoubles: [] });
  });
}

function finish(table: DraftTable, isOut: boolean): void {
  const scores = table.hands.map((hand) => hand.reduce((sum, tile) => sum + pipsOf(tile), 0));
  table.result = { out: isOut ? table.seat : null, scores };
}

function pipsOf(tile: TileId): number {
  return highOf(tile) + lowOf(tile);
}
