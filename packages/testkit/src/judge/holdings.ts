import { seatOf, type Seat } from '@roundhouse/rules';
import type { TableFact } from '@roundhouse/server';
import { hashToken, type TableData } from '@roundhouse/server/table';

/** The batches of events during which somebody had a seat: after the first number, up to the last. */
interface Holding {
  seat: Seat;
  since: number;
  until: number;
}

/** Who had which seat when, by the hash of each key. */
export type Holdings = ReadonlyMap<string, Readonly<Holding>>;

/**
 * Reads them from the facts of a table; `states[index]` is the table before the fact there. A key that
 * only follows another one belongs to the same holder. Whoever has a seat from somebody else, from a
 * bot, or by name alone begins anew, and may know nothing that was drawn before.
 *
 * Where a seat of the lobby is emptied those behind it move up, and all begin anew: what they heard of
 * a match before that is judged as if they had been told it since.
 */
export function holdingsIn(facts: readonly TableFact[], states: readonly TableData[]): Holdings {
  const current = new Map<Seat, Holding>();
  const holdings = new Map<string, Holding>();
  for (const [index, fact] of facts.entries()) {
    const seat = seatThatChangesHands(fact);
    const seq = states[index]?.seq ?? 0;
    if (seat !== null) begin(current, seat, seq);
    if (fact.type === 'seatEmptied') moveUp(current, fact.seat, seq);
    if (fact.type !== 'playerSat' && fact.type !== 'keyRotated') continue;
    const holding = current.get(fact.seat);
    if (holding !== undefined) holdings.set(fact.tokenHash, holding);
  }
  return holdings;
}

/**
 * As whom the holder of this key may know the events of this batch: as the seat during the own
 * holding, else as any spectator (null). Undefined for a key that nobody gave out.
 */
export function eyesOf(
  holdings: Holdings,
  key: string | null,
  seq: number,
): Seat | null | undefined {
  const holding = key === null ? undefined : holdings.get(hashToken(key));
  if (holding === undefined) return undefined;
  return seq > holding.since && seq <= holding.until ? holding.seat : null;
}

function begin(current: Map<Seat, Holding>, seat: Seat, since: number): void {
  const before = current.get(seat);
  if (before !== undefined) before.until = since;
  current.set(seat, { seat, since, until: Number.POSITIVE_INFINITY });
}

function moveUp(current: Map<Seat, Holding>, emptied: Seat, since: number): void {
  const before = [...current.values()];
  current.clear();
  for (const holding of before) {
    if (holding.seat === emptied) {
      holding.until = since;
      continue;
    }
    if (holding.seat > emptied) holding.seat = seatOf(holding.seat - 1);
    holding.since = since;
    current.set(holding.seat, holding);
  }
}

function seatThatChangesHands(fact: TableFact): Seat | null {
  if (fact.type === 'keyRotated') return fact.usedHash === null ? fact.seat : null;
  const { type } = fact;
  const changes = type === 'playerSat' || type === 'seatReleased' || type === 'seatReclaimed';
  return changes ? fact.seat : null;
}
