import type { EventsMessage } from '@roundhouse/protocol';

/** What has come of a table's events so far. */
export interface Hearing {
  /** `seq` of the last message that was passed on; null before the first state. */
  readonly have: number | null;
  /** Messages from behind a gap, in order: they wait for what was missed. */
  readonly held: readonly EventsMessage[];
  /** The server has been asked for what was missed. */
  readonly isAsked: boolean;
}

/** Messages to pass on, and whether to ask now for those that were missed. */
export interface Heard {
  readonly hearing: Hearing;
  readonly told: readonly EventsMessage[];
  readonly asks: boolean;
}

/** Before anything was heard. */
export const NOTHING_HEARD: Hearing = { have: null, held: [], isAsked: false };

/** More than this is not held back: the table has moved on. */
const MOST_HELD = 200;

/**
 * The first state on a new line shows everything up to `seq`. What came after the last message that
 * was passed on is still to be told, if the server has it; at the very first, nothing is.
 */
export function beginAt({ have }: Hearing, seq: number): Hearing {
  return { ...NOTHING_HEARD, have: have === null ? seq : Math.min(have, seq) };
}

/** A message came. One that was passed on before is dropped; one from behind a gap is held back. */
export function hear(hearing: Hearing, message: EventsMessage): Heard {
  const { have, held, isAsked } = hearing;
  const { seq } = message;
  if (have === null) return passOn([message]);
  if (seq <= have || held.some((one) => one.seq === seq)) return { hearing, told: [], asks: false };
  const waiting = [...held, message].toSorted((a, b) => a.seq - b.seq);
  if (waiting.length > MOST_HELD) return passOn(waiting);
  const told = waiting.filter((one, index) => one.seq === have + 1 + index);
  const rest = waiting.slice(told.length);
  const isGap = rest.length > 0;
  return {
    hearing: { have: told.at(-1)?.seq ?? have, held: rest, isAsked: isGap },
    told,
    asks: isGap && !isAsked,
  };
}

/** The server has told what it could of what was missed: the rest is passed on as it is. */
export function closeGap({ have, held }: Hearing): Heard {
  if (held.length > 0) return passOn(held);
  return { hearing: { have, held, isAsked: false }, told: [], asks: false };
}

function passOn(told: readonly EventsMessage[]): Heard {
  const have = told.at(-1)?.seq ?? null;
  return { hearing: { ...NOTHING_HEARD, have }, told, asks: false };
}
