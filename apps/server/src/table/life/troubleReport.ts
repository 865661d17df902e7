import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { assertNever, formatCommand } from '@roundhouse/rules';
import type { JournalEntry } from '../../store/journal.ts';
import type { TableData } from '../record/tableData.ts';
import type { TableFact } from '../record/tableFact.ts';

/** An error in words that give nothing away. */
export interface PlainWords {
  /** The kind of error and what it says, numbers blotted out: they might be tiles. */
  readonly error: string;
  /** Where it was thrown. */
  readonly stack: readonly string[];
}

/** What is logged when a table breaks. `replay` holds secrets, of rounds that are over. */
export interface TroubleReport extends PlainWords {
  readonly table: string;
  readonly phase: string;
  readonly seq: number;
  readonly turn: number;
  /** First half of the seed's SHA-256: names the deal without giving it away. */
  readonly seedHash: string | null;
  /** Deflated JSON, base64url: rules, seats, seeds of rounds that are over, and commands. */
  readonly replay: string;
}

const WITHHELD = 'seed withheld';

/** Gathers what it takes to find out why a table broke. */
export function troubleReport(
  error: unknown,
  data: TableData,
  history: readonly JournalEntry<TableFact>[],
): TroubleReport {
  const { code, stage, seq, turn, seed } = data;
  const lines = history
    .map(({ fact }) => (isLiveSeed(fact, data) ? WITHHELD : lineOf(fact)))
    .filter((line) => line !== null);
  const replay = JSON.stringify({ rules: data.rules, lines });
  return {
    table: code,
    phase: stage.phase,
    seq,
    turn,
    seedHash: seed === null ? null : createHash('sha256').update(seed).digest('hex').slice(0, 32),
    ...plainWords(error),
    replay: deflateRawSync(replay).toString('base64url'),
  };
}

/** An error for the log. What a parser says may quote what it read, and is left out. */
export function plainWords(error: unknown): PlainWords {
  const trouble = error instanceof Error ? error : new Error(String(error));
  const says = trouble instanceof SyntaxError ? '' : trouble.message.replaceAll(/\d+/g, '#');
  return {
    error: `${trouble.name}: ${says}`,
    stack: (trouble.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

/** True for the seed of a round that goes on when the table comes back; the journal alone has it. */
function isLiveSeed(fact: TableFact, { stage, seed, nextSeed }: TableData): boolean {
  if (fact.type !== 'seedDrawn') return false;
  return fact.seed === nextSeed || (stage.phase === 'playing' && fact.seed === seed);
}

/** One line of the replay; names and tokens stay out of it. */
function lineOf(fact: TableFact): string | null {
  switch (fact.type) {
    case 'seedDrawn':
      return `seed ${fact.seed}`;
    case 'roundStarted':
      return fact.newMatch ? 'match' : 'round';
    case 'commandCarriedOut':
      return `${fact.seat} ${formatCommand(fact.command)}`;
    case 'playerSat':
    case 'botSat':
    case 'seatEmptied':
    case 'seatReleased':
    case 'seatReclaimed':
      return `${fact.type} ${fact.seat}`;
    case 'tableOpened':
    case 'rulesChanged':
    case 'playerRenamed':
    case 'keyRotated':
    case 'keyArrived':
    case 'hostChanged':
    case 'matchEnded':
    case 'lobbyReopened':
    case 'lockChanged':
    case 'mannersChanged':
    case 'waitsNoted':
      return null;
    default:
      return assertNever(fact);
  }
}
