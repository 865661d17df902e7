import type {
  BotLevel,
  JoinOptions,
  JoinRefusal,
  PlayerName,
  TableRefusal,
} from '@roundhouse/protocol';
import { assertNever, fail, ok, seatOf, type Result, type Seat } from '@roundhouse/rules';
import { hashToken, type Seeds } from '../../seeds.ts';
import type { Place } from './attendance.ts';
import { comeBack, seatLostBy, sitDownAgain } from './comingBack.ts';
import { botName, nameFor } from './names.ts';
import { placeAt, type KeyRing, type Sitting } from './sitting.ts';
import { occupantOf, personAt, takenSeats, type TableData } from '../record/tableData.ts';
import type { TableFact } from '../record/tableFact.ts';

/**
 * Where a newcomer goes: back to the own seat, to a free one, or among the spectators.
 * Errors: a token of no seat here, a locked table, a name that is none or taken.
 */
export function admit(
  data: TableData,
  join: JoinOptions,
  keyRing: KeyRing,
): Result<Sitting, JoinRefusal> {
  if ('seatToken' in join) return comeBack(data, join.seatToken, keyRing);
  if (data.locked) return fail('tableLocked');
  if ('watch' in join) return ok(spectator(null, 'watch'));
  const lost = seatLostBy(data, join.name, keyRing);
  if (lost !== undefined) return ok(sitDownAgain(data, lost, keyRing));
  const name = nameFor(data, join.name, null);
  if (!name.ok) return fail(name.error.code);
  if (data.stage.phase !== 'lobby') return ok(spectator(name.value, 'late'));
  if (!hasPlace(data)) return ok(spectator(name.value, 'full'));
  return ok(sitDown(nextSeat(data), name.value, keyRing.seeds));
}

/** Which seat a spectator wants, any one when none is named, and under which name. */
export interface TakeWish {
  readonly seat?: Seat;
  readonly name: string | null;
}

/**
 * A spectator takes a bot's seat, or a free place in the lobby.
 * Errors: a round runs, the seat is not free, there is none, the name is none or taken.
 */
export function takeSeat(
  data: TableData,
  wish: TakeWish,
  seeds: Seeds,
): Result<Sitting, TableRefusal> {
  if (data.stage.phase === 'playing') return fail({ code: 'roundRuns' });
  const seat = wish.seat === undefined ? anySeat(data) : freeSeat(data, wish.seat);
  if (!seat.ok) return seat;
  const name = nameFor(data, wish.name ?? '', null);
  return name.ok ? ok(sitDown(seat.value, name.value, seeds)) : name;
}

function anySeat(data: TableData): Result<Seat, TableRefusal> {
  if (data.stage.phase === 'lobby' && hasPlace(data)) return ok(nextSeat(data));
  const seat = takenSeats(data).find((taken) => occupantOf(data, taken)?.kind === 'bot');
  return seat === undefined ? fail({ code: 'tableFull', seats: data.rules.seats }) : ok(seat);
}

function freeSeat(data: TableData, seat: Seat): Result<Seat, TableRefusal> {
  const occupant = occupantOf(data, seat);
  if (occupant !== undefined) {
    return occupant.kind === 'bot' ? ok(seat) : fail({ code: 'seatNotFree' });
  }
  if (data.stage.phase !== 'lobby' || !hasPlace(data)) return fail({ code: 'noSuchSeat' });
  return ok(nextSeat(data));
}

/** The facts of somebody with this name sitting down, and the key to the seat. */
function sitDown(seat: Seat, name: PlayerName, seeds: Seeds): Sitting & { readonly token: string } {
  const token = seeds.seatToken();
  const facts = [{ type: 'playerSat', seat, name, tokenHash: hashToken(token) }] as const;
  return { facts, place: placeAt(seat), token, isNewSeat: true };
}

/** The facts of a host sitting down, who has the key together with the table. */
export function seatHost(
  data: TableData,
  name: PlayerName,
  { seeds, nowMs }: Pick<KeyRing, 'seeds' | 'nowMs'>,
): { readonly facts: readonly TableFact[]; readonly token: string } {
  const seat = nextSeat(data);
  const { facts, token } = sitDown(seat, name, seeds);
  const tokenHash = hashToken(token);
  const arrival = { type: 'keyArrived', seat, tokenHash, atMs: nowMs } as const;
  return { facts: [...facts, arrival, { type: 'hostChanged', host: seat }], token };
}

/** What happens when a player gives up the seat: it goes, or in a match a bot has it. */
export function giveUp(data: TableData, seat: Seat, level: BotLevel): TableFact {
  if (data.stage.phase === 'lobby') return { type: 'seatEmptied', seat };
  return { type: 'seatReleased', seat, name: botName(data), level };
}

/** True while another player fits at the table. */
export function hasPlace(data: TableData): boolean {
  return data.occupants.length < data.rules.seats;
}

/** The place behind the last player. */
export function nextSeat(data: TableData): Seat {
  return seatOf(data.occupants.length);
}

/**
 * Who has the host's tools now: the host as long as a person sits there, else the first person who
 * is here, else any person. Null at a table of bots.
 */
export function hostFor(data: TableData, peopleHere: readonly Seat[]): Seat | null {
  if (data.host !== null && personAt(data, data.host) !== undefined) return data.host;
  const anybody = takenSeats(data).find((seat) => personAt(data, seat) !== undefined);
  return peopleHere[0] ?? anybody ?? null;
}

function spectator(name: PlayerName | null, why: Place['why']): Sitting {
  return { facts: [], place: { seat: null, name, why }, token: null, isNewSeat: false };
}

/** Places that a newcomer could take right now. */
export function seatsFree(data: TableData): number {
  const bots = takenSeats(data).filter((seat) => occupantOf(data, seat)?.kind === 'bot').length;
  switch (data.stage.phase) {
    case 'lobby':
      return data.rules.seats - data.occupants.length;
    case 'playing':
      return 0;
    case 'betweenRounds':
    case 'over':
      return bots;
    default:
      return assertNever(data.stage);
  }
}
