import { assertNever, invariant, type Seat } from '@roundhouse/rules';
import { firstKeys, keyArrived, rotateKey } from './seatKeys.ts';
import { movedUp, occupantOf, ownerOf, personAt } from './tableData.ts';
import type { Bot, Occupant, Person, TableData } from './tableData.ts';
import type { TableFact } from './tableFact.ts';

type FactOf<T extends TableFact['type']> = Extract<TableFact, { readonly type: T }>;

/** A fact about who sits where, and who may come back. */
export type SeatFact = FactOf<
  | 'playerSat'
  | 'botSat'
  | 'seatEmptied'
  | 'seatReleased'
  | 'seatReclaimed'
  | 'keyRotated'
  | 'keyArrived'
  | 'playerRenamed'
>;

/** The table after such a fact. Total and without decisions, as `evolveTable`. */
export function evolveSeats(data: TableData, fact: SeatFact): TableData {
  switch (fact.type) {
    case 'playerSat':
      return seated(data, fact.seat, personOf(fact));
    case 'botSat':
      return seated(data, fact.seat, botOf(fact));
    case 'seatEmptied':
      return emptied(data, fact.seat);
    case 'seatReleased':
      return released(data, fact);
    case 'seatReclaimed':
      return withOccupant(data, fact.seat, heirAt(data, fact.seat));
    case 'keyRotated':
      return withOwner(data, fact.seat, ({ keys, hasKey }) => ({
        keys: rotateKey(keys, fact),
        hasKey: hasKey || fact.usedHash !== null,
      }));
    case 'keyArrived': {
      const { seat, tokenHash, atMs } = fact;
      return withOwner(data, seat, ({ keys }) => ({
        keys: keyArrived(keys, tokenHash, atMs),
        hasKey: true,
      }));
    }
    case 'playerRenamed':
      return renamed(data, fact);
    default:
      return assertNever(fact);
  }
}

function personOf({ name, tokenHash }: FactOf<'playerSat'>): Person {
  return { kind: 'person', name, keys: firstKeys(tokenHash), hasKey: false };
}

function botOf({ name, level }: FactOf<'botSat'>): Bot {
  return { kind: 'bot', name, level, heir: null };
}

function seated(data: TableData, seat: Seat, occupant: Occupant): TableData {
  invariant(seat <= data.occupants.length, `seat ${seat} is the next free one or taken`);
  const occupants = [...data.occupants];
  occupants[seat] = occupant;
  const answered = data.answered.filter((answer) => answer.seat !== seat);
  return { ...data, occupants, answered };
}

function emptied(data: TableData, seat: Seat): TableData {
  const { host } = data;
  return {
    ...data,
    occupants: data.occupants.toSpliced(seat, 1),
    host: host === null || host === seat ? null : movedUp(host, seat),
    answered: [],
  };
}

function released(data: TableData, { seat, name, level }: FactOf<'seatReleased'>): TableData {
  const heir = personAt(data, seat);
  invariant(heir !== undefined, `a person sat at ${seat}`);
  return withOccupant(data, seat, { kind: 'bot', name, level, heir });
}

function heirAt(data: TableData, seat: Seat): Person {
  const occupant = occupantOf(data, seat);
  const heir = occupant?.kind === 'bot' ? occupant.heir : null;
  invariant(heir !== null, `the bot at ${seat} has an heir`);
  return heir;
}

function renamed(data: TableData, { seat, name }: FactOf<'playerRenamed'>): TableData {
  const occupant = occupantOf(data, seat);
  invariant(occupant !== undefined, `somebody sits at ${seat}`);
  return withOccupant(data, seat, { ...occupant, name });
}

/** Changes something of whoever may come back to a seat. */
function withOwner(
  data: TableData,
  seat: Seat,
  change: (owner: Person) => Partial<Person>,
): TableData {
  const occupant = occupantOf(data, seat);
  const owner = ownerOf(data, seat);
  invariant(occupant !== undefined && owner !== null, `seat ${seat} is somebody's`);
  const changed = { ...owner, ...change(owner) };
  const isHeir = occupant.kind === 'bot';
  return withOccupant(data, seat, isHeir ? { ...occupant, heir: changed } : changed);
}

function withOccupant(data: TableData, seat: Seat, occupant: Occupant): TableData {
  return { ...data, occupants: data.occupants.with(seat, occupant) };
}
