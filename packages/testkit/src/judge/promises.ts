import { isDeepStrictEqual } from 'node:util';
import type { CommandRequest, TableCode, TableSnapshot } from '@roundhouse/protocol';
import { isAnytime } from '@roundhouse/rules';
import type { GameEvent, Seat } from '@roundhouse/rules';
import { anomaliesOf } from '@roundhouse/rules/testing';
import type { JournalEntry, TableFact } from '@roundhouse/server';
import { evolveTable, openedTable, stateHash, type TableData } from '@roundhouse/server/table';
import { mayBeTold } from '../oracle/eventTruth.ts';
import type { HeardEvents } from '../players/Notebook.ts';
import { eyesOf, holdingsIn, type Holdings } from './holdings.ts';

/** The promises, and what is said when one was not kept. */
export const RULES = {
  acknowledgedIsKept: 'an acknowledged move is lost',
  journalIsGapless: 'the journal has a gap',
  countsOnce: 'a command counted twice',
  answerIsTrue: 'a command counted although it was refused',
  answerNamesEvents: 'an answer names other events than the command made',
  tilesAreKept: 'a tile is lost or twice there',
  allSeeTheSame: 'a client sees another table than the server',
  handsAreHidden: 'somebody was told what they may not know',
  replayIsTheSame: 'the journal replays to another state',
  playGoesOn: 'the turn stood still',
  nothingUnhappens: 'somebody saw what never happened',
  turnIsMeant: 'a command counted in a turn for which it was not made',
} as const;
/** The name of a promise. */
export type Rule = keyof typeof RULES;

/** A promise that was broken, and how. */
export interface Breach {
  readonly rule: Rule;
  readonly what: string;
}

/** Somebody who was there, with a record of it. */
export interface Witness {
  readonly name: string;
  /** Number of the events that an acknowledged command made, by its id. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Why commands were refused for good, by their id. */
  readonly refused: ReadonlyMap<string, string>;
  /** Every command that was ever sent, by its id. */
  readonly sent: ReadonlyMap<string, CommandRequest>;
  readonly heard: readonly HeardEvents[];
  /** What was seen last, and whose eyes saw it. */
  readonly snapshot: TableSnapshot | null;
  readonly seat: Seat | null;
}

/** Everything that was written down and everything that was seen of one table. */
export interface Evidence {
  readonly code: TableCode;
  readonly entries: readonly JournalEntry<TableFact>[];
  readonly players: readonly Witness[];
  /** The server's own state in the end. */
  readonly live: TableData;
  /** What a seat must see in the end; without it only the number of the last events is compared. */
  readonly shownTo?: (seat: Seat | null) => TableSnapshot;
}

/** The same with the entries as facts. */
type Findings = Evidence & { readonly facts: readonly TableFact[] };

/** Behind it stands what a broken house has added to an id. */
export const ID_MARK = '#';

/** A batch of game events as everybody was to be told, by its number. */
type Batches = ReadonlyMap<number, readonly GameEvent[]>;

/** What is wrong with a table's history and with what was seen of it. */
export function breachesOf(evidence: Evidence): readonly Breach[] {
  const facts = evidence.entries.map(({ fact }) => fact);
  const findings: Findings = { ...evidence, facts };
  const { states, batches, breaches } = replay(facts);
  return [
    ...gapsIn(evidence.entries),
    ...breaches,
    ...wrongAcknowledgements(findings),
    ...wrongNumbers(findings, states),
    ...wrongCounting(findings, states),
    ...wrongSights(evidence.players, batches, holdingsIn(facts, states)),
    ...wrongEnd(evidence, states),
  ];
}

function gapsIn(entries: Evidence['entries']): readonly Breach[] {
  return entries.flatMap(({ index }, place) =>
    index === place ? [] : [breach('journalIsGapless', `${index} at ${place}`)],
  );
}

interface Replay {
  /** Before each fact, and after the last. */
  readonly states: readonly TableData[];
  readonly batches: Batches;
  readonly breaches: readonly Breach[];
}

function replay(facts: readonly TableFact[]): Replay {
  const [first, ...others] = facts;
  if (first?.type !== 'tableOpened') {
    return {
      states: [],
      batches: new Map(),
      breaches: [breach('journalIsGapless', 'no beginning')],
    };
  }
  const states = [openedTable(first)];
  const batches = new Map<number, readonly GameEvent[]>();
  const breaches: Breach[] = [];
  for (const fact of others) {
    const before = states.at(-1);
    if (before === undefined) break;
    const after = evolveTable(before, fact);
    states.push(after);
    if (after.seq > before.seq) batches.set(after.seq, 'events' in fact ? fact.events : []);
    if (after.stage.phase === 'lobby') continue;
    for (const what of anomaliesOf(after.stage.round)) breaches.push(breach('tilesAreKept', what));
  }
  return { states: [states[0] ?? openedTable(first), ...states], batches, breaches };
}

function wrongAcknowledgements({ facts, players }: Findings): readonly Breach[] {
  const kept = new Set(facts.map(idIn));
  return players.flatMap(({ acknowledged, refused }) => [
    ...[...acknowledged.keys()]
      .filter((id) => !kept.has(id))
      .map((id) => breach('acknowledgedIsKept', id)),
    ...[...refused]
      .filter(([id]) => kept.has(id))
      .map(([id, code]) => breach('answerIsTrue', `${id}: ${code}`)),
  ]);
}

/** Acknowledgements that give another number than that of the events which the command made. */
function wrongNumbers(
  { facts, players }: Findings,
  states: readonly TableData[],
): readonly Breach[] {
  const made = new Map(facts.map((fact, index) => [idIn(fact), states[index + 1]?.seq]));
  return players.flatMap(({ acknowledged }) =>
    [...acknowledged]
      .filter(([id, seq]) => made.has(id) && made.get(id) !== seq)
      .map(([id, seq]) => breach('answerNamesEvents', `${id}: ${seq}, not ${made.get(id)}`)),
  );
}

/** The id of the command in a fact as its player gave it; null for other facts. */
function idIn(fact: TableFact): string | null {
  if (fact.type !== 'commandCarriedOut' || fact.commandId === null) return null;
  return fact.commandId.split(ID_MARK)[0] ?? null;
}

/** Commands that counted twice, or in a turn that their player did not mean. */
function wrongCounting(
  { facts, players }: Findings,
  states: readonly TableData[],
): readonly Breach[] {
  const sent = new Map(players.flatMap((player) => [...player.sent]));
  const seen = new Set<string>();
  const breaches: Breach[] = [];
  for (const [index, fact] of facts.entries()) {
    const id = idIn(fact);
    if (fact.type !== 'commandCarriedOut' || id === null) continue;
    if (seen.has(id)) breaches.push(breach('countsOnce', id));
    seen.add(id);
    const meant = sent.get(id)?.turn;
    const { turn } = states[index] ?? { turn: -1 };
    if (!isAnytime(fact.command) && meant !== turn)
      breaches.push(breach('turnIsMeant', `${id}: ${meant}, ${turn}`));
  }
  return breaches;
}

/** What players heard that never happened, or that was not for these ears. */
function wrongSights(
  players: Evidence['players'],
  batches: Batches,
  holdings: Holdings,
): readonly Breach[] {
  return players.flatMap(({ name, heard }) =>
    heard.flatMap((each) => {
      const { seq } = each.message;
      const rule = wrongIn(each, batches.get(seq), holdings);
      return rule === null ? [] : [breach(rule, `${name} at ${seq}`)];
    }),
  );
}

/** The promise that was broken with what was heard; null where none was. */
function wrongIn(
  { message, seat, key }: HeardEvents,
  events: readonly GameEvent[] | undefined,
  holdings: Holdings,
): Rule | null {
  const viewer = seat === null ? null : eyesOf(holdings, key, message.seq);
  if (events === undefined || viewer === undefined) return 'nothingUnhappens';
  if (isDeepStrictEqual(message.events, told(events, viewer))) return null;
  const isMore = [events, told(events, seat)].some((more) =>
    isDeepStrictEqual(message.events, more),
  );
  return isMore ? 'handsAreHidden' : 'nothingUnhappens';
}

function told(events: readonly GameEvent[], viewer: Seat | null) {
  return events.map((event) => mayBeTold(event, viewer));
}

function wrongEnd(
  { players, live, shownTo }: Evidence,
  states: readonly TableData[],
): readonly Breach[] {
  const last = states.at(-1);
  const breaches: Breach[] = [];
  if (last === undefined || stateHash(last) !== stateHash(live)) {
    breaches.push(breach('replayIsTheSame', live.code));
  }
  for (const { name, snapshot, seat } of players) {
    if (snapshot?.seq !== live.seq) {
      breaches.push(breach('allSeeTheSame', `${name} at ${snapshot?.seq}, not ${live.seq}`));
    } else if (shownTo !== undefined && !isSameSight(snapshot, shownTo(seat))) {
      breaches.push(breach('allSeeTheSame', `${name} at ${live.seq}`));
    }
  }
  return breaches;
}

/** The same table, whatever time was left when each of them was sent. */
function isSameSight(one: TableSnapshot, other: TableSnapshot): boolean {
  return isDeepStrictEqual({ ...one, deadlines: null }, { ...other, deadlines: null });
}

/** A promise broken, with what shows it. */
export function breach(rule: Rule, what: string): Breach {
  return { rule, what };
}
