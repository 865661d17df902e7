import {
  parsePlayerName,
  type CreateRefusal,
  type CreateTable,
  type PlayerName,
  type TableCode,
} from '@roundhouse/protocol';
import { DEFAULT_PRESET, fail, newMatch, ok, type Result } from '@roundhouse/rules';
import { evolveTable, openedTable } from '../record/evolveTable.ts';
import { rulesFrom } from '../seats/lobby.ts';
import { botName } from '../seats/names.ts';
import type { Restored } from '../record/restore.ts';
import { nextSeat, seatHost } from '../seats/seating.ts';
import type { TableDeps } from '../play/tableCore.ts';
import type { TableData } from '../record/tableData.ts';
import type { TableFact, TableRules } from '../record/tableFact.ts';
import { stateHash } from '../record/tableImage.ts';

/** A table that is about to be opened: everything about it fits. */
export interface Plan {
  readonly rules: TableRules;
  readonly name: PlayerName;
  readonly wish: CreateTable;
}

/** A new table as it stands in the journal, and the host's key to the first seat. */
export interface NewTable extends Restored {
  readonly seatToken: string;
}

const MOST_CLAIMS = 20;

/** What somebody wants to open. Errors: what of it does not fit. */
export function planFor(wish: CreateTable): Result<Plan, CreateRefusal> {
  const { preset = DEFAULT_PRESET, options, seats } = wish;
  const rules = rulesFrom({ preset, ...(options && { options }), ...(seats && { seats }) });
  if (!rules.ok) return fail({ code: 'badOptions', error: rules.error });
  const name = parsePlayerName(wish.name);
  if (name === undefined) return fail({ code: 'badName' });
  const players = 1 + (wish.bots ?? 0);
  if (players > rules.value.seats) return fail({ code: 'tableFull', seats: rules.value.seats });
  const match = newMatch(rules.value.options, players);
  if (wish.start === true && !match.ok) return fail({ code: 'badOptions', error: match.error });
  return ok({ rules: rules.value, name, wish });
}

/**
 * Writes a new table down under a code that was claimed, with its host, and its bots, at it. Rejects when the journal does not take
 * it: there is no table then, and its code is free again.
 */
export async function writeDown(
  deps: TableDeps,
  code: TableCode,
  { rules, name, wish }: Plan,
): Promise<NewTable> {
  const opening = new Opening({ type: 'tableOpened', code, ...rules });
  const host = seatHost(opening.data, name, { seeds: deps.seeds, nowMs: deps.clock.wallMs() });
  opening.add(...host.facts);
  for (let count = 0; count < (wish.bots ?? 0); count += 1) {
    const { data } = opening;
    const level = wish.botLevel ?? 'porter';
    opening.add({ type: 'botSat', seat: nextSeat(data), name: botName(data), level });
  }
  await record(deps, opening);
  const { data, facts } = opening;
  const recent = { facts, seq: 0 };
  return { data, entryCount: facts.length, recent, seatToken: host.token };
}

/** A code that nobody had. Rejects when the journal gives none. */
export async function claimCode({ seeds, journal, clock }: TableDeps): Promise<TableCode> {
  for (let count = 0; count < MOST_CLAIMS; count += 1) {
    const code = seeds.tableCode();
    if (await journal.claim(code, clock.wallMs())) return code;
  }
  throw new Error('no free table code');
}

async function record({ journal, clock }: TableDeps, { facts, data }: Opening): Promise<void> {
  const atMs = clock.wallMs();
  const entries = facts.map((fact, index) => ({ index, atMs, fact }));
  try {
    await journal.append(data.code, { entries, stateHash: stateHash(data) });
  } catch (error) {
    await journal.forget(data.code).catch(() => {}); // else the code would be lost
    throw error;
  }
}

/** The first facts of a table, and what they come to. */
class Opening {
  readonly facts: TableFact[];
  data: TableData;

  constructor(first: Extract<TableFact, { type: 'tableOpened' }>) {
    this.facts = [first];
    this.data = openedTable(first);
  }

  add(...facts: readonly TableFact[]): void {
    this.facts.push(...facts);
    this.data = facts.reduce(evolveTable, this.data);
  }
}
