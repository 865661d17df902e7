import {
  evolve,
  invariant,
  seatsOf,
  undealtRound,
  type GameEvent,
  type Round,
  type RuleOptions,
  type Seat,
  type TileId,
} from '@roundhouse/rules';
import type { TableFact } from '@roundhouse/server';

/** What the server knew after one batch of events. */
export interface Moment {
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly round: Round;
  /** By seat: every tile that this seat has held or seen in this round so far. */
  readonly known: readonly ReadonlySet<TileId>[];
  /** Every tile that lies on the table, or was revealed with the result. */
  readonly shown: ReadonlySet<TileId>;
  /** What was shown by the end of each round so far that is over, of all matches. */
  readonly finished: readonly ReadonlySet<TileId>[];
}

/** The whole truth of a table, by `seq`. */
export interface Truth {
  /** The moment that this `seq` names; null before the first deal. */
  at(seq: number): Moment | null;
  readonly moments: readonly Moment[];
}

/** Tells the truth from the journal of a table. The oracle reads it; no client ever does. */
export function truthFrom(facts: readonly TableFact[]): Truth {
  const moments: Moment[] = [];
  let options: RuleOptions | null = null;
  for (const fact of facts) {
    if (fact.type === 'tableOpened' || fact.type === 'rulesChanged') options = fact.options;
    if (fact.type !== 'roundStarted' && fact.type !== 'commandCarriedOut') continue;
    invariant(options !== null, 'a table is opened before it plays');
    moments.push(momentAfter(moments.at(-1), fact.events, options));
  }
  return { moments, at: (seq) => moments[seq - 1] ?? null };
}

function momentAfter(
  before: Moment | undefined,
  events: readonly GameEvent[],
  options: RuleOptions,
): Moment {
  const dealt = events.find((event) => event.type === 'roundDealt');
  invariant(before !== undefined || dealt !== undefined, 'the first events deal');
  const start = dealt === undefined ? before : undefined;
  const round = events.reduce(evolve, start?.round ?? undealtRound(options, handsIn(dealt)));
  const shown = new Set([...(start?.shown ?? []), ...tilesShown(round)]);
  const known = seatsOf(round.table.seatCount).map(
    (seat) => new Set([...(start?.known[seat] ?? []), ...heldBy(seat, round, events), ...shown]),
  );
  const isOver = round.table.phase.kind === 'over';
  const finished = [...(before?.finished ?? []), ...(isOver ? [shown] : [])];
  return { seq: (before?.seq ?? 0) + 1, events, round, known, shown, finished };
}

function handsIn(dealt: Extract<GameEvent, { type: 'roundDealt' }> | undefined): number {
  return dealt?.hands.length ?? 0;
}

/** What a seat holds now, and what it held for a moment in between. */
function heldBy(seat: Seat, round: Round, events: readonly GameEvent[]): readonly TileId[] {
  const drawn = events.flatMap((event) => {
    if (event.type === 'tileDrawn' && event.seat === seat) return [event.tile];
    return event.type === 'penaltyDrawn' && event.seat === seat ? event.tiles : [];
  });
  return [...(round.secret.hands[seat]?.tiles ?? []), ...drawn];
}

function tilesShown({ table }: Round): readonly TileId[] {
  const trains = [...table.personal, table.mexican];
  const placed = trains.flatMap((train) => train.placed.map(({ tile }) => tile));
  return table.phase.kind === 'over' ? [...placed, ...table.phase.result.hands.flat()] : placed;
}
