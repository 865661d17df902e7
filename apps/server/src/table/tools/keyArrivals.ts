import type { Seat } from '@roundhouse/rules';
import { hashToken } from '../../seeds.ts';
import type { TableCore } from '../play/tableCore.ts';
import { outdatesOthers } from '../record/seatKeys.ts';
import { ownerOf, takenSeats, type Person } from '../record/tableData.ts';

/**
 * The first key to a seat has left the house. Somebody may have it from now on, so that it is written
 * down as if it had arrived: no name opens the seat any more.
 */
export async function noteSent(core: TableCore, token: string): Promise<void> {
  const hash = hashToken(token);
  const owners = takenSeats(core.data).map((seat) => ownerOf(core.data, seat));
  for (const key of core.unheardKeys) {
    if (!owners.some((owner) => isKeyOf(owner, key))) core.unheardKeys.delete(key);
  }
  if (!owners.some((owner) => isFirst(owner, hash))) return;
  core.unheardKeys.add(hash);
  core.arrivals.add(hash);
  await settleArrivals(core);
}

/** A key has certainly reached its player, so that those before it are needed no longer. */
export async function noteArrival(core: TableCore, token: string): Promise<void> {
  const hash = hashToken(token);
  noteHeard(core, hash);
  core.arrivals.add(hash);
  await settleArrivals(core);
}

/** Somebody certainly has this key: whatever was sent to its seat before need not be found by name. */
export function noteHeard(core: TableCore, hash: string): void {
  for (const seat of takenSeats(core.data)) {
    const owner = ownerOf(core.data, seat);
    if (!isKeyOf(owner, hash)) continue;
    for (const key of owner?.keys ?? []) core.unheardKeys.delete(key.hash);
  }
}

/** Writes down which keys have arrived. Throws `StoreFailure` where that has to be tried again. */
export async function settleArrivals(core: TableCore): Promise<void> {
  for (const tokenHash of core.arrivals) {
    const seat = takenSeats(core.data).find((taken) =>
      isNews(ownerOf(core.data, taken), tokenHash),
    );
    const atMs = core.deps.clock.wallMs();
    if (seat !== undefined) await core.commit({ type: 'keyArrived', seat, tokenHash, atMs });
    core.arrivals.delete(tokenHash);
  }
}

/** True while nobody knows whether the one key to this seat has reached its player. */
export function isKeyUnheard(core: TableCore, seat: Seat): boolean {
  const owner = ownerOf(core.data, seat);
  return [...core.unheardKeys].some((hash) => isKeyOf(owner, hash));
}

/** True when the arrival of this key changes what may be done with others, or without one. */
function isNews(owner: Person | null, hash: string): boolean {
  return isFirst(owner, hash) || (owner !== null && outdatesOthers(owner.keys, hash));
}

function isFirst(owner: Person | null, hash: string): boolean {
  return owner !== null && !owner.hasKey && isKeyOf(owner, hash);
}

function isKeyOf(owner: Person | null, hash: string): boolean {
  return owner !== null && owner.keys.some((key) => key.hash === hash);
}
