import { seatsOf, slotsOf, trainOf, turnOf, type Seat, type Table } from '@roundhouse/rules';
import type { HandFacts, HandLook, SceneFacts, SlotRef, TileRef } from '../../scene/facts.ts';
import type { LastPlay } from '../../store/table/lastPlay.ts';
import type { Moves } from '../../store/table/moves.ts';
import { isChoosing, isWatching } from '../../store/table/own.ts';
import { handFace } from './handFace.ts';
import type { TablePicture } from './useTablePicture.ts';

/** What the scene is told beside the places of its tiles; null while nothing is laid out. */
export function sceneFacts(
  moves: Moves,
  picture: TablePicture,
  lastPlay: LastPlay | null,
): SceneFacts | null {
  const { table } = moves.snapshot.value;
  if (table === null) return null;
  const seats = seatsOf(table.seatCount);
  return {
    maxPip: table.options.maxPip,
    engine: table.engine,
    turn: turnOf(table)?.seat ?? null,
    seats,
    marked: seats.filter((seat: Seat) => table.personal[seat]?.marked === true),
    legal: legalSlots(moves, table),
    choosing: isChoosing(moves),
    openDoubles: table.openDoubles
      .filter(({ live, on }) => live && on >= 0)
      .map(({ train, on }): TileRef => ({ train, index: on })),
    lastPlay: lastPlay === null ? null : tileRef(table, lastPlay),
    handSeat: moves.me.value,
    hand: handFacts(moves, picture),
  };
}

function legalSlots(moves: Moves, table: Table): readonly SlotRef[] {
  return moves.highlights.value.places.flatMap(({ train, end }) =>
    slotsOf(table, train)
      .filter((slot) => slot.end === end)
      .slice(0, 1)
      .map((slot): SlotRef => ({ train, end: slot.end, on: slot.on })),
  );
}

function tileRef(table: Table, { tile, train }: LastPlay): TileRef | null {
  const index = trainOf(table, train).placed.findLastIndex((placed) => placed.tile === tile);
  return index < 0 ? null : { train, index };
}

function handFacts(moves: Moves, { hand, tray }: TablePicture): HandFacts | null {
  if (hand === null || tray === null || isWatching(moves)) return null;
  const { tiles } = moves.highlights.value;
  return {
    tray,
    unit: hand.unit,
    chosen: moves.lifted.value,
    tiles: moves.hand.value.flatMap((tile, index) => {
      const place = hand.places[index];
      if (place === undefined) return [];
      const invited: HandLook = tiles.has(tile) ? 'playable' : 'dimmed';
      const look: HandLook = tiles.size > 0 ? invited : 'plain';
      return [{ tile, ...handFace(moves, tile), place, look }];
    }),
  };
}
