import { formatCommand, standings, type Match } from '@roundhouse/rules';
import type { JournalEntry } from '../store/journal.ts';
import { evolveTable, openedTable } from '../table/record/evolveTable.ts';
import type { Occupant, Stage, TableData } from '../table/record/tableData.ts';
import type { TableFact } from '../table/record/tableFact.ts';
import { formatMatchFile } from './matchFile.ts';
import type { RecordedPlayer, RecordedResult, RecordedRound } from './matchFile.ts';

type FactOf<T extends TableFact['type']> = Extract<TableFact, { readonly type: T }>;

/** How far a match is told: to its last finished round, or to its last command. */
export type Extent = 'finishedRounds' | 'everything';

/**
 * Every match in the history of a table, in order, as the text of its file; null for one without a
 * finished round, where only those are asked for. Throws when the history cannot be folded.
 */
export function matchFilesIn(
  history: readonly JournalEntry<TableFact>[],
  extent: Extent,
): readonly (string | null)[] {
  const recordings: Recording[] = [];
  let data: TableData | null = null;
  for (const { fact, atMs } of history) {
    data = after(data, fact);
    if (fact.type === 'roundStarted') {
      if (fact.newMatch) recordings.push(new Recording(data, atMs));
      recordings.at(-1)?.deal(fact, data, atMs);
    }
    if (fact.type === 'commandCarriedOut') recordings.at(-1)?.move(fact, data, atMs);
  }
  return recordings.map((recording) => recording.file(extent));
}

function after(data: TableData | null, fact: TableFact): TableData {
  if (fact.type === 'tableOpened') return openedTable(fact);
  if (data === null) throw new Error('a history begins with the opening of its table');
  return evolveTable(data, fact);
}

/** What changes while a match goes on, as it was at one moment. */
interface Moment {
  readonly atMs: number;
  readonly players: readonly RecordedPlayer[];
  readonly match: Match;
}

type OpenRound = RecordedRound & { readonly moves: RecordedRound['moves'][number][] };

/** One match while its history is read. */
class Recording {
  readonly #table: Pick<TableData, 'code' | 'rules'>;
  readonly #beganMs: number;
  readonly #rounds: OpenRound[] = [];
  #last: Moment | null = null;
  #lastFinished: Moment | null = null;

  constructor({ code, rules }: TableData, beganMs: number) {
    this.#table = { code, rules };
    this.#beganMs = beganMs;
  }

  deal({ events }: FactOf<'roundStarted'>, data: TableData, atMs: number): void {
    this.#rounds.push({ seed: data.seed ?? '', deal: events, moves: [], result: null });
    this.#last = momentOf(data, atMs);
  }

  move(
    { seat, command, events }: FactOf<'commandCarriedOut'>,
    data: TableData,
    atMs: number,
  ): void {
    const round = this.#rounds.at(-1);
    this.#last = momentOf(data, atMs);
    round?.moves.push({ seat, command: formatCommand(command), events });
    if (round === undefined || data.stage.phase === 'playing') return;
    this.#rounds.splice(-1, 1, { ...round, result: lastResult(this.#last.match) });
    this.#lastFinished = this.#last;
  }

  file(extent: Extent): string | null {
    const moment = extent === 'everything' ? this.#last : this.#lastFinished;
    if (moment === null) return null;
    const { code, rules } = this.#table;
    const { totals, over, winners } = standings(moment.match);
    return formatMatchFile({
      code,
      beganAt: new Date(this.#beganMs).toISOString(),
      endedAt: new Date(moment.atMs).toISOString(),
      preset: rules.preset,
      options: rules.options,
      players: moment.players,
      rounds: this.#rounds.filter(({ result }) => extent === 'everything' || result !== null),
      standings: { totals, over, winners },
    });
  }
}

function momentOf({ stage, occupants }: TableData, atMs: number): Moment {
  return { atMs, players: occupants.map(playerOf), match: matchOf(stage) };
}

function matchOf(stage: Stage): Match {
  if (stage.phase === 'lobby') throw new Error('a move belongs to a match');
  return stage.match;
}

function playerOf(occupant: Occupant): RecordedPlayer {
  const { kind, name } = occupant;
  return kind === 'bot' ? { kind, name, level: occupant.level } : { kind, name };
}

function lastResult(match: Match): RecordedResult | null {
  const record = match.rounds.at(-1);
  if (record === undefined) return null;
  const { out, blocked, scores } = record;
  return { out, blocked, scores, totals: standings(match).totals };
}
