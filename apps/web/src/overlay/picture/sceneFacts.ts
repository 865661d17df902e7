import { seatsOf, slotsOf, trainOf, turnOf, type Seat, type Table } from '@roundhouse/rules';
import type { HandFacts, HandLook, SceneFacts, SlotRef, TileRef } from '../../scene/facts.ts';
import type { LastPlay } from '../../store/table/lastPlay.ts';
import type { Play } from '../../store/table/play.ts';
import { handFace } from './handFace.ts';
import type { TablePicture } from './useTablePicture.ts';

/** What the scene is told beside the places of its tiles; null while nothing is laid out. */
export function sceneFacts(
  play: Play,
  picture: TablePicture,
  lastPlay: LastPlay | null,
): SceneFacts | null {
  const { table } = play.snapshot.value;
  if (table === null) return null;
  const tile = play.lifted.value;
  const seats = seatsOf(table.seatCount);
  return {
    maxPip: table.options.maxPip,
    engine: table.engine,
    turn: turnOf(table)?.seat ?? null,
    seats,
    marked: seats.filter((seat: Seat) => table.personal[seat]?.marked === true),
    legal: legalSlots(play, table),
    choosing: tile !== null && play.legal.value.length > 0,
    openDoubles: table.openDoubles
      .filter(({ live, on }) => live && on >= 0)
      .map(({ train, on }): TileRef => ({ train, index: on })),
    lastPlay: lastPlay === null ? null : tileRef(table, lastPlay),
    handSeat: play.me.value,
    hand: handFacts(play, picture),
  };
}

function legalSlots(play: Play, table: Table): readonly SlotRef[] {
  return play.highlights.value.places.flatMap(({ train, end }) =>
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

function handFacts(play: Play, { hand, tray }: TablePicture): HandFacts | null {
  if (hand === null || tray === null || play.me.value === null) return null;
  const { tiles } = play.highlights.value;
  return {
    tray,
    unit: hand.unit,
    chosen: play.lifted.value,
    tiles: play.hand.value.flatMap((tile, index) => {
      const place = hand.places[index];
      if (place === undefined) return [];
      const invited: HandLook = tiles.has(tile) ? 'playable' : 'dimmed';
      const look: HandLook = tiles.size > 0 ? invited : 'plain';
      return [{ tile, ...handFace(play, tile), place, look }];
    }),
  };
}
