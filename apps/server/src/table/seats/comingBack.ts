import { parsePlayerName, type JoinRefusal } from '@roundhouse/protocol';
import { fail, ok, type Result, type Seat } from '@roundhouse/rules';
import { hashToken } from '../../seeds.ts';
import { isSameName } from './sameName.ts';
import { opens, type KeyRotation } from '../record/seatKeys.ts';
import { placeAt, type KeyRing, type Sitting } from './sitting.ts';
import { ownerOf, personAt, takenSeats, type TableData } from '../record/tableData.ts';
import type { TableFact } from '../record/tableFact.ts';

/** Hands out the next key. */
type KeyMaker = Pick<KeyRing, 'seeds' | 'nowMs'>;

/**
 * The seat of somebody with this name whose key has certainly reached nobody, for the server died, or
 * the line, before it was sent: they could come in no other way. In the lobby, where there is no hand
 * to be seen, it is enough that the key is not known to have arrived.
 */
export function seatLostBy(
  data: TableData,
  name: string,
  { isHeld, isUnheard }: Pick<KeyRing, 'isHeld' | 'isUnheard'>,
): Seat | undefined {
  const wanted = parsePlayerName(name);
  if (wanted === undefined) return undefined;
  return takenSeats(data).find((seat) => {
    const owner = ownerOf(data, seat);
    if (owner === null || isHeld(seat)) return false;
    const isLost = !owner.hasKey || (data.stage.phase === 'lobby' && isUnheard(seat));
    return isLost && isSameName(owner.name, wanted);
  });
}

/** The key that is believed lost stays good for now: should it be in somebody's hands, it is theirs. */
export function sitDownAgain(data: TableData, seat: Seat, { seeds, nowMs }: KeyMaker): Sitting {
  const token = seeds.seatToken();
  const rotation = { usedHash: null, tokenHash: hashToken(token), atMs: nowMs };
  const facts = backAtSeat(data, seat, rotation);
  return { facts, place: placeAt(seat), token, isNewSeat: true };
}

/** Every key opens its seat once more and is followed by another; see `seatKeys.ts`. */
export function comeBack(
  data: TableData,
  token: string,
  { seeds, nowMs }: KeyMaker,
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
