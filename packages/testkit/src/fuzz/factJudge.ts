import { isDeepStrictEqual } from 'node:util';
import {
  decide,
  formatCommand,
  formatSeat,
  refusalOf,
  viewFor,
  type Round,
  type Seat,
} from '@roundhouse/rules';
import type { TableFact } from '@roundhouse/server';
import { truthFrom } from '../oracle/truth.ts';

type CarriedOut = Extract<TableFact, { type: 'commandCarriedOut' }>;

/** Which seats may have sent a command, by its id. */
export type Senders = ReadonlyMap<string, ReadonlySet<Seat>>;

/**
 * What a table has done that it may not: a move against the rules, one with other consequences than
 * the rules give it, one of a seat that did not make it, or the same twice.
 */
export function judgeFacts(facts: readonly TableFact[], senders: Senders): readonly string[] {
  const { moments } = truthFrom(facts);
  const played = facts.filter(
    (fact) => fact.type === 'roundStarted' || fact.type === 'commandCarriedOut',
  );
  const seen = new Set<string>();
  return played.flatMap((fact, index) => {
    if (fact.type !== 'commandCarriedOut') return [];
    const before = moments[index - 1]?.round;
    return [...againstTheRules(fact, before), ...againstTheSender(fact, senders, seen)];
  });
}

function againstTheRules(fact: CarriedOut, before: Round | undefined): readonly string[] {
  const { seat, command, events } = fact;
  const what = `${formatSeat(seat)} ${formatCommand(command)}`;
  if (before === undefined) return [`${what} before any deal`];
  const refusal = refusalOf(viewFor(before, seat), command);
  if (refusal !== null) return [`${what} against ${refusal.code}`];
  const decision = decide(before, seat, command);
  const isSame = decision.ok && isDeepStrictEqual(decision.value.events, events);
  return isSame ? [] : [`${what} with other consequences`];
}

function againstTheSender(
  { seat, commandId }: CarriedOut,
  senders: Senders,
  seen: Set<string>,
): readonly string[] {
  if (commandId === null) return [];
  const key = `${seat} ${commandId}`;
  const isTwice = seen.has(key);
  seen.add(key);
  return [
    ...(senders.get(commandId)?.has(seat) === true ? [] : [`${key} was never sent by this seat`]),
    ...(isTwice ? [`${key} was carried out twice`] : []),
  ];
}
