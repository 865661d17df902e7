import { parsePlayerName, type JoinRefusal } from '@roundhouse/protocol';
import { fail, ok, type Result, type Seat } from '@roundhouse/rules';
import { hashToken } from '../../seeds.ts';
import { isSameName } from './sameName.ts';
import { opens, type KeyRotation } from '../record/seatKeys.ts';
import { placeAt, type KeyRing, type Sitting } from './sitting.ts';
import { ownerOf, personAt, takenSeats, type TableData } from '../record/tableData.ts';
import type { TableFact } from '../record/tableFact.ts';

/**
 * The seat of somebody with this name whom no key is known to have reached: the server died, or the
 * line, before it did. They could come in no other way.
 */
export function seatLostBy(
  data: TableData,
  name: string,
  isHeld: KeyRing['isHeld'],
): Seat | undefined {
  const wanted = parsePlayerName(name);
  if (wanted === undefined) return undefined;
  return takenSeats(data).find((seat) => {
    const owner = ownerOf(data, seat);
    const isLost = owner !== null && !owner.hasKey && !isHeld(seat);
    return isLost && isSameName(owner.name, wanted);
  });
}

/** The key that is believed lost stays good for now: should it be in somebody's hands, it is theirs. */
export function sitDownAgain(data: TableData, seat: Seat, { seeds, nowMs }: KeyRing): Sitting {
  const token = seeds.seatToken();
  const rotation = { usedHash: null, tokenHash: hashToken(token), atMs: nowMs };
  const facts = backAtSeat(data, seat, rotation);
  return { facts, place: placeAt(seat), token, isNewSeat: true };
}

/** Every key opens its seat once more and is followed by another; see `seatKeys.ts`. */
export function comeBack(
  data: TableData,
  token: string,
  { seeds, nowMs }: KeyRing,
): Result<Sitting, JoinRefusal> {
  const seat = seatOpenTo(data, token, nowMs);
  if (seat === undefined) return fail('wrongToken');
  const next = seeds.seatToken();
  const [usedHash, tokenHash] = [hashToken(token), hashToken(next)];
  const facts = backAtSeat(data, seat, { usedHash, tokenHash, atMs: nowMs });
  return ok({ facts, place: placeAt(seat), token: next, isNewSeat: false });
}

/** Whoever had left the seat to a bot has it again. */
function backAtSeat(data: TableData, seat: Seat, rotation: KeyRotation): readonly TableFact[] {
  const rotated = { type: 'keyRotated', seat, ...rotation } as const;
  const wasLeft = personAt(data, seat) === undefined;
  return wasLeft ? [{ type: 'seatReclaimed', seat }, rotated] : [rotated];
}

/** The seat that this key opens now; undefined when it opens none. */
export function seatOpenTo(data: TableData, token: string, nowMs: number): Seat | undefined {
  const usedHash = hashToken(token);
  return takenSeats(data).find((seat) => opens(ownerOf(data, seat)?.keys ?? [], usedHash, nowMs));
}
