import { fail, ok, parseCommand, seatOf, type Command, type Result } from '@roundhouse/rules';
import type { Append, JournalEntry } from '../store/journal.ts';
import { readBack, written } from '../store/entryText.ts';
import type { OpenLedger } from '../store/groupCommit.ts';
import { evolveTable, openedTable } from '../table/record/evolveTable.ts';
import type { TableFact } from '../table/record/tableFact.ts';
import { stateHash } from '../table/record/tableImage.ts';
import {
  formatMatchFile,
  type MatchFile,
  type RecordedPlayer,
  type RecordedRound,
} from './matchFile.ts';
import { matchFilesIn } from './recordings.ts';

/** No hash of any key: nobody can sit down with it. */
const NO_KEY = '';

/** What became of an import. */
export type Imported = 'stored' | 'storedAlready';

/**
 * Stores a match that was checked as one of an archived table. The same match is stored once.
 * Errors: the code belongs to a table that is in use; nothing is written then.
 * Throws what SQLite throws, and `JournalError`.
 */
export function importMatch(
  { db, ledger }: OpenLedger,
  file: MatchFile,
): Result<Imported, { readonly code: 'codeInUse' }> {
  const { code } = file;
  const history = ledger.read(code).map(readBack<TableFact>);
  const text = formatMatchFile(file);
  const isStored = (['everything', 'finishedRounds'] as const).some((extent) =>
    matchFilesIn(history, extent).includes(text),
  );
  if (isStored) return ok('storedAlready');
  if (ledger.load(code) !== null) return fail({ code: 'codeInUse' });
  db.exec('BEGIN IMMEDIATE');
  try {
    ledger.claim(code, Date.parse(file.beganAt));
    ledger.append(code, appendOf(file, history.length));
    ledger.archive(code);
    db.exec('COMMIT');
    return ok('stored');
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
  }
}

function appendOf(file: MatchFile, firstIndex: number): Append<string> {
  const opening = openingOf(file);
  const facts = [...file.players.map(sitting), ...file.rounds.flatMap(roundFacts)];
  const state = facts.reduce(evolveTable, openedTable(opening));
  const entries = [opening, ...facts].map((fact, offset, all): JournalEntry<TableFact> => {
    const moment = offset === all.length - 1 ? file.endedAt : file.beganAt;
    return { index: firstIndex + offset, atMs: Date.parse(moment), fact };
  });
  return { entries: entries.map(written), stateHash: stateHash(state) };
}

function openingOf({ code, preset, options, players }: MatchFile) {
  return { type: 'tableOpened', code, preset, options, seats: players.length } as const;
}

function sitting(player: RecordedPlayer, index: number): TableFact {
  const { name } = player;
  const seat = seatOf(index);
  return player.kind === 'bot'
    ? { type: 'botSat', seat, name, level: player.level }
    : { type: 'playerSat', seat, name, tokenHash: NO_KEY };
}

function roundFacts({ seed, deal, moves }: RecordedRound, index: number): readonly TableFact[] {
  return [
    { type: 'seedDrawn', seed },
    { type: 'roundStarted', newMatch: index === 0, events: deal },
    ...moves.map(({ seat, command, events }): TableFact => {
      return { type: 'commandCarriedOut', seat, commandId: null, command: known(command), events };
    }),
  ];
}

function known(text: string): Command {
  const command = parseCommand(text);
  if (command === undefined) throw new Error(`a checked match has no ${text}`);
  return command;
}
