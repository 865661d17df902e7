import { BOT_NAMES } from '@roundhouse/bots';
import { parsePlayerName, type PlayerName } from '@roundhouse/protocol';
import { fail, invariant, ok, type Result, type Seat } from '@roundhouse/rules';
import type { Attendance } from './attendance.ts';
import { isSameName } from './sameName.ts';
import type { Occupant, TableData } from '../record/tableData.ts';

/**
 * The name somebody wants at this table. `own` is the seat that may keep its name.
 * Errors: it is no name, or somebody has it: a player, a bot, or whoever may come back to a seat.
 */
export function nameFor(
  data: TableData,
  text: string,
  own: Seat | null,
): Result<PlayerName, { readonly code: 'badName' | 'nameTaken' }> {
  const name = parsePlayerName(text);
  if (name === undefined) return fail({ code: 'badName' });
  return isTaken(data, name, own) ? fail({ code: 'nameTaken' }) : ok(name);
}

/** A name for a bot that nobody at the table has. */
export function botName(data: TableData): PlayerName {
  const names = BOT_NAMES.map(parsePlayerName);
  const free = names.find((name) => name !== undefined && !isTaken(data, name, null));
  invariant(free !== undefined, 'there are twice as many names as seats');
  return free;
}

/**
 * The name that whoever claims a seat is shown by; null for one who came without, and for one whose name
 * would be taken for that of a player or of another spectator.
 */
export function claimantName(data: TableData, attendance: Attendance): PlayerName | null {
  const { claim, connections } = attendance;
  const name = claim?.name ?? null;
  if (name === null || isTaken(data, name, null)) return null;
  const isShared = connections.some(
    ([other, place]) =>
      other !== claim?.connection && place.name !== null && isSameName(place.name, name),
  );
  return isShared ? null : name;
}

function isTaken(data: TableData, name: PlayerName, own: Seat | null): boolean {
  return data.occupants.some(
    (occupant, seat) =>
      seat !== own && namesHeld(occupant).some((taken) => isSameName(taken, name)),
  );
}

function namesHeld(occupant: Occupant): readonly PlayerName[] {
  const heir = occupant.kind === 'bot' ? occupant.heir : null;
  return heir === null ? [occupant.name] : [occupant.name, heir.name];
}
