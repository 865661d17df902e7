import { USUAL_MANNERS } from '@roundhouse/protocol';
import {
  INITIAL_OPTIONS,
  assertNever,
  emptyTally,
  evolve,
  invariant,
  newMatch,
  recordRound,
  roundFacts,
  standings,
  tallied,
  turnsBegunIn,
  undealtRound,
  type GameEvent,
  type Match,
  type Round,
  type RoundTally,
} from '@roundhouse/rules';
import { evolveSeats } from './evolveSeats.ts';
import type { Answered, Occupant, Playing, Stage, TableData } from './tableData.ts';
import type { TableFact, TableRules } from './tableFact.ts';

type FactOf<T extends TableFact['type']> = Extract<TableFact, { readonly type: T }>;

/** How many answers a table remembers, so that a command sent twice counts once. */
const ANSWERS_KEPT = 64;

/** The table as its first fact makes it. */
export function openedTable(fact: FactOf<'tableOpened'>): TableData {
  return {
    code: fact.code,
    rules: rulesOf(fact),
    occupants: [],
    host: null,
    stage: { phase: 'lobby' },
    nextSeed: null,
    seed: null,
    seq: 0,
    turn: 0,
    answered: [],
    locked: false,
    manners: USUAL_MANNERS,
    finishedMatches: 0,
    waits: [],
  };
}

/** The table after a fact. Total and without decisions: whatever was decided stands in the fact. */
export function evolveTable(data: TableData, fact: TableFact): TableData {
  switch (fact.type) {
    case 'tableOpened':
      return openedTable(fact);
    case 'rulesChanged':
      return { ...data, rules: rulesOf(fact) };
    case 'playerSat':
    case 'botSat':
    case 'seatEmptied':
    case 'seatReleased':
    case 'seatReclaimed':
    case 'keyRotated':
    case 'keyArrived':
    case 'playerRenamed':
      return evolveSeats(data, fact);
    case 'hostChanged':
      return { ...data, host: fact.host };
    case 'seedDrawn':
      return { ...data, nextSeed: fact.seed };
    case 'roundStarted':
      return roundStarted(data, fact);
    case 'commandCarriedOut':
      return commandCarriedOut(data, fact);
    case 'matchEnded':
      return { ...data, stage: { ...runningMatch(data.stage), phase: 'over' } };
    case 'lobbyReopened':
      return { ...data, stage: { phase: 'lobby' }, turn: 0 };
    case 'lockChanged':
      return { ...data, locked: fact.locked };
    case 'mannersChanged':
      return { ...data, manners: { pace: fact.pace, hints: fact.hints } };
    case 'waitsNoted':
      return { ...data, waits: fact.waits };
    default:
      return assertNever(fact);
  }
}

/** An option that is younger than the table has its neutral value there. */
function rulesOf({ preset, options, seats }: TableRules): TableRules {
  return { preset, options: { ...INITIAL_OPTIONS, ...options }, seats };
}

function roundStarted(
  data: TableData,
  { newMatch: fresh, events }: FactOf<'roundStarted'>,
): TableData {
  const { options } = data.rules;
  const seatCount = data.occupants.length;
  const { match, facts, sitters } = fresh
    ? { match: freshMatch(data), facts: [], sitters: [] }
    : runningMatch(data.stage);
  const round = fold(undealtRound(options, seatCount), events);
  const tally = tallyOf(emptyTally(seatCount), events);
  const turn = (fresh ? 0 : data.turn) + turnsBegunIn(events);
  return {
    ...data,
    stage: { phase: 'playing', match, facts, sitters, round, tally },
    seed: data.nextSeed,
    nextSeed: null,
    waits: [],
    seq: data.seq + 1,
    turn,
  };
}

function freshMatch({ rules, occupants }: TableData): Match {
  const match = newMatch(rules.options, occupants.length);
  invariant(match.ok, 'a match that began was possible');
  return match.value;
}

function commandCarriedOut(data: TableData, fact: FactOf<'commandCarriedOut'>): TableData {
  const { match, facts, sitters, round, tally } = runningMatch(data.stage);
  const playing = {
    match,
    facts,
    sitters,
    round: fold(round, fact.events),
    tally: tallyOf(tally, fact.events),
  };
  const stage = stageAfter(playing, data.occupants);
  const seq = data.seq + 1;
  return {
    ...data,
    stage,
    seq,
    turn: data.turn + turnsBegunIn(fact.events),
    answered: rememberedAnswers(data, fact, seq),
    finishedMatches: data.finishedMatches + (stage.phase === 'over' ? 1 : 0),
  };
}

function stageAfter(playing: Playing, occupants: readonly Occupant[]): Stage {
  const { match, facts, sitters, round, tally } = playing;
  if (round.table.phase.kind === 'turn') return { phase: 'playing', ...playing };
  const recorded = recordRound(match, round);
  const phase = standings(recorded).over ? 'over' : 'betweenRounds';
  return {
    phase,
    match: recorded,
    facts: [...facts, roundFacts(tally, round.table)],
    sitters: [...sitters, occupants.map(({ name }) => name)],
    round,
    tally,
  };
}

function rememberedAnswers(
  { answered }: TableData,
  { seat, commandId }: FactOf<'commandCarriedOut'>,
  seq: number,
): readonly Answered[] {
  if (commandId === null) return answered;
  return [...answered.slice(1 - ANSWERS_KEPT), { seat, commandId, seq }];
}

function runningMatch(stage: Stage): Exclude<Stage, { phase: 'lobby' }> {
  invariant(stage.phase !== 'lobby', 'a match runs');
  return stage;
}

function fold(round: Round, events: readonly GameEvent[]): Round {
  return events.reduce(evolve, round);
}

function tallyOf(tally: RoundTally, events: readonly GameEvent[]): RoundTally {
  return events.reduce(tallied, tally);
}
