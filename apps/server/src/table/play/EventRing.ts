import type { EventsMessage } from '@roundhouse/protocol';
import { redact, type GameEvent, type Seat } from '@roundhouse/rules';
import type { TableFact } from '../record/tableFact.ts';

/** How many batches of events a table can tell again. */
const BATCHES_KEPT = 200;

interface Batch {
  readonly seq: number;
  readonly events: readonly GameEvent[];
}

/**
 * The last events of a table, for those who missed some. What is told again is what the viewer may
 * know now: whoever got a seat later is told what happened before as any spectator is, the draws of
 * whoever had it not among it.
 */
export class EventRing {
  #batches: readonly Batch[] = [];
  /** That of the last batch. */
  #seq: number;
  /** After which batch a seat came to whoever has it now; before all of them where nothing is noted. */
  readonly #heldSince = new Map<Seat, number>();
  #allHeldSince = 0;

  /** `seq` is that of the last events before any fact is followed. */
  constructor(seq: number) {
    this.#seq = seq;
  }

  /** Takes in a fact. Every fact of the table has to pass, in order. */
  follow(fact: TableFact): void {
    if (fact.type === 'roundStarted' || fact.type === 'commandCarriedOut') this.#keep(fact.events);
    if (isHandover(fact)) this.#heldSince.set(fact.seat, this.#seq);
    if (fact.type !== 'seatEmptied') return;
    this.#heldSince.clear();
    this.#allHeldSince = this.#seq;
  }

  /**
   * The batches after this one, all of them, as whoever has this seat now may know them; null is a
   * spectator. Empty when nothing was missed, and when some of it is kept no longer.
   */
  after(haveSeq: number, viewer: Seat | null): readonly EventsMessage[] {
    const missed = this.#batches.filter(({ seq }) => seq > haveSeq);
    if (missed[0]?.seq !== haveSeq + 1) return [];
    const since = viewer === null ? 0 : (this.#heldSince.get(viewer) ?? this.#allHeldSince);
    return missed.map(({ seq, events }) => {
      const knownTo = seq > since ? viewer : null;
      return { seq, events: events.map((event) => redact(event, knownTo)) };
    });
  }

  #keep(events: readonly GameEvent[]): void {
    this.#seq += 1;
    this.#batches = [...this.#batches.slice(1 - BATCHES_KEPT), { seq: this.#seq, events }];
  }
}

/** True when a seat goes to somebody else, be it to a bot or back, or might have. */
function isHandover(fact: TableFact): fact is Extract<TableFact, { readonly seat: Seat }> {
  if (fact.type === 'keyRotated') return fact.usedHash === null;
  const { type } = fact;
  return type === 'playerSat' || type === 'seatReleased' || type === 'seatReclaimed';
}
