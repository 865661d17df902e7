import type { Journal, TableFact } from '@roundhouse/server';
import { ID_MARK, type Rule } from '../judge/promises.ts';
import type { SimHouseParts } from './SimHouse.ts';

/** A house that is broken in one place, and what must come to light. */
export interface Mutation {
  readonly name: string;
  readonly parts: Partial<Pick<SimHouseParts, 'syncs' | 'journal' | 'door'>>;
  /** One of these must be found. */
  readonly finds: readonly Rule[];
}

/** The ways to break a house of which each must be noticed. */
export function mutationsOf(door: SimHouseParts['door']): readonly Mutation[] {
  return [
    {
      name: 'no fsync',
      parts: { syncs: false },
      finds: ['acknowledgedIsKept', 'nothingUnhappens'],
    },
    {
      name: 'no dedupe',
      parts: { door: { ...door, command: forgetful(door) } },
      finds: ['countsOnce', 'answerIsTrue'],
    },
    {
      name: 'no turn check',
      parts: { door: { ...door, command: timeless(door) } },
      finds: ['turnIsMeant'],
    },
    {
      name: 'no redaction',
      parts: { door: { ...door, redact: (event) => event as ReturnType<typeof door.redact> } },
      finds: ['handsAreHidden'],
    },
    {
      name: 'reply before append',
      parts: { journal: hasty },
      finds: ['acknowledgedIsKept', 'nothingUnhappens'],
    },
  ];
}

type Door = SimHouseParts['door'];

/** Gives each command a new id, so that no table knows it again, and keeps the old one in front. */
function forgetful(door: Door): Door['command'] {
  let count = 0;
  return (table, connection, request) => {
    count += 1;
    const commandId = `${request.commandId}${ID_MARK}${count}`;
    return door.command(table, connection, { ...request, commandId });
  };
}

/** Takes each command for one of the turn that runs. */
function timeless(door: Door): Door['command'] {
  return (table, connection, request) =>
    door.command(table, connection, { ...request, turn: table.showing().data.turn });
}

/** Says that it has written before it has. */
function hasty(journal: Journal<TableFact>): Journal<TableFact> {
  return {
    ...journal,
    async append(code, append) {
      void journal.append(code, append).catch(() => undefined);
    },
  };
}
