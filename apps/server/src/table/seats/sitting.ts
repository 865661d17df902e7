import type { Seat } from '@roundhouse/rules';
import type { Seeds } from '../../seeds.ts';
import type { Place } from './attendance.ts';
import type { TableFact } from '../record/tableFact.ts';

/** Where somebody sits from now on, and the key to come back with. */
export interface Sitting {
  readonly facts: readonly TableFact[];
  readonly place: Place;
  /** Null for a spectator. */
  readonly token: string | null;
  /** True when nobody has another key to this seat. */
  readonly isNewSeat: boolean;
}

/** What it takes to hand out and to know keys. */
export interface KeyRing {
  readonly seeds: Seeds;
  /** Wall clock. */
  readonly nowMs: number;
  /** True while a connection has this seat. */
  readonly isHeld: (seat: Seat) => boolean;
  /** True while nobody knows whether the one key to this seat has reached its player. */
  readonly isUnheard: (seat: Seat) => boolean;
}

/** At this seat. */
export function placeAt(seat: Seat): Place {
  return { seat, name: null, why: 'watch' };
}
