import { isDeepStrictEqual } from 'node:util';
import type { BotLevel, HostRequest, TableRefusal } from '@roundhouse/protocol';
import {
  dealSize,
  fail,
  newMatch,
  offeredSeatCounts,
  ok,
  presetOptions,
  type OptionError,
  type Result,
  type Seat,
} from '@roundhouse/rules';
import { botName } from './names.ts';
import { hasPlace, nextSeat } from './seating.ts';
import { occupantOf, type Occupant, type TableData } from '../record/tableData.ts';
import type { TableFact, TableRules } from '../record/tableFact.ts';

/** Facts to write down, or why nothing happens. */
export type Verdict = Result<readonly TableFact[], TableRefusal>;

type RulesWish = Omit<Extract<HostRequest, { type: 'setOptions' }>, 'type'>;

/**
 * The rules that somebody asks for. Without a number of seats: as many as the deal offers.
 * Errors: the options are no game, or the deal offers no such number of seats.
 */
export function rulesFrom({ preset, options, seats }: RulesWish): Result<TableRules, OptionError> {
  const complete = presetOptions(preset, options);
  if (!complete.ok) return complete;
  const most = seats ?? offeredSeatCounts(complete.value).at(-1) ?? 0;
  const size = dealSize(complete.value, most);
  return size.ok ? ok({ preset, options: complete.value, seats: most }) : size;
}

/** Errors: not in the lobby, no game, more players than seats. */
export function changeRules(data: TableData, wish: RulesWish): Verdict {
  if (data.stage.phase !== 'lobby') return fail({ code: 'notInLobby' });
  const rules = rulesFrom(wish);
  if (!rules.ok) return fail({ code: 'badOptions', error: rules.error });
  const { seats } = rules.value;
  if (data.occupants.length > seats) return fail({ code: 'tableFull', seats });
  const isChange = !isDeepStrictEqual(rules.value, data.rules);
  return ok(isChange ? [{ type: 'rulesChanged', ...rules.value }] : []);
}

/** Errors: not in the lobby, no place left. */
export function addBot(data: TableData, level: BotLevel): Verdict {
  if (data.stage.phase !== 'lobby') return fail({ code: 'notInLobby' });
  if (!hasPlace(data)) return fail({ code: 'tableFull', seats: data.rules.seats });
  return ok([{ type: 'botSat', seat: nextSeat(data), name: botName(data), level }]);
}

/** Errors: not in the lobby, nobody of that kind at the seat. */
export function removeOccupant(data: TableData, seat: Seat, kind: Occupant['kind']): Verdict {
  if (data.stage.phase !== 'lobby') return fail({ code: 'notInLobby' });
  const occupant = occupantOf(data, seat);
  if (occupant === undefined) return fail({ code: 'noSuchSeat' });
  if (occupant.kind !== kind) return fail({ code: kind === 'bot' ? 'notABot' : 'notAPerson' });
  return ok([{ type: 'seatEmptied', seat }]);
}

/** Why no match can begin with these players and rules; null when one can. */
export function startObjection({ rules, occupants }: TableData): TableRefusal | null {
  const match = newMatch(rules.options, occupants.length);
  return match.ok ? null : { code: 'badOptions', error: match.error };
}
