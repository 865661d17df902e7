import { matchMaker } from '@colyseus/core';
import { ROOM_NAME } from '@roundhouse/protocol';
import { invariant } from '@roundhouse/rules';
import type { Table } from '../table/life/table.ts';
import { TableRoom } from './TableRoom.ts';

const rooms = new WeakMap<Table, Promise<string>>();

/**
 * The room in which a table is shown, by Colyseus' name for it; opened when it is first asked for. A
 * table has one room as long as it is in memory, and another one, of another name, when it comes back.
 */
export function roomOf(table: Table): Promise<string> {
  const known = rooms.get(table);
  if (known !== undefined) return known;
  const opening = open(table);
  rooms.set(table, opening);
  opening.catch(() => rooms.delete(table));
  return opening;
}

async function open(table: Table): Promise<string> {
  const { roomId } = await matchMaker.createRoom(ROOM_NAME, { table });
  const room = matchMaker.getLocalRoomById(roomId);
  invariant(room instanceof TableRoom, 'a room is opened here');
  table.showTo(room); // not before: Colyseus cannot close a room that it is still making
  return roomId;
}
