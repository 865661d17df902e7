import {
  decide,
  legalCommands,
  newMatch,
  presetOptions,
  seatOf,
  startRound,
  turnOf,
  viewFor,
  fullSet,
  type Command,
  type Round,
} from '@roundhouse/rules';
import { diceFrom } from '@roundhouse/rules/testing';
import { parseTableCode } from '@roundhouse/protocol';
import type { TableFact } from '@roundhouse/server';
import { expect, test } from 'vitest';
import { judgeFacts, type Senders } from './factJudge.ts';

const MOVES = 12;

type CarriedOut = Extract<TableFact, { type: 'commandCarriedOut' }>;

/** A table's facts as a sound server would have written them, and who sent what. */
function evening(): { facts: TableFact[]; senders: Map<string, Set<ReturnType<typeof seatOf>>> } {
  const dice = diceFrom(5);
  const preset = presetOptions('roundhouse', {});
  if (!preset.ok) throw new Error('a preset');
  const options = preset.value;
  const match = newMatch(options, 2);
  const code = parseTableCode('222222');
  if (!match.ok || code === undefined) throw new Error('a match of two');
  const deck = dice.shuffled(fullSet(options.maxPip));
  const dealt = startRound(match.value, { deck, lot: 0 });
  if (!dealt.ok) throw new Error('a deal');
  const facts: TableFact[] = [
    { type: 'tableOpened', code, preset: 'roundhouse', options, seats: 2 },
    { type: 'roundStarted', newMatch: true, events: dealt.value.events },
  ];
  const senders = new Map<string, Set<ReturnType<typeof seatOf>>>();
  let { round } = dealt.value;
  for (let count = 0; count < MOVES; count += 1) {
    const move = moveIn(round, `c${count}`);
    facts.push(move.fact);
    senders.set(`c${count}`, new Set([move.fact.seat]));
    round = move.round;
  }
  return { facts, senders };
}

function moveIn(round: Round, commandId: string): { fact: CarriedOut; round: Round } {
  const seat = turnOf(round.table)?.seat ?? seatOf(0);
  const [command] = legalCommands(viewFor(round, seat));
  if (command === undefined) throw new Error('the round is over');
  const decision = decide(round, seat, command);
  if (!decision.ok) throw new Error('a legal command');
  const { events } = decision.value;
  const fact = { type: 'commandCarriedOut', seat, commandId, command, events } as const;
  return { fact, round: decision.value.round };
}

function tampered(change: (fact: CarriedOut) => Partial<CarriedOut>): readonly string[] {
  const { facts, senders } = evening();
  const last = facts.pop();
  if (last?.type !== 'commandCarriedOut') throw new Error('the last is a move');
  return judgeFacts([...facts, { ...last, ...change(last) }], senders);
}

test('a table that only does what the rules say is blameless', () => {
  const { facts, senders } = evening();
  expect(judgeFacts(facts, senders)).toEqual([]);
});

test('a move against the rules is seen', () => {
  const command: Command = { type: 'end' };
  expect(tampered(() => ({ command }))[0]).toContain('against');
});

test('a move with other consequences is seen', () => {
  const problems = tampered(({ events }) => ({ events: events.slice(0, -1) }));
  expect(problems[0]).toContain('other consequences');
});

test('a move that was never sent, or by another seat, is seen', () => {
  expect(tampered(() => ({ commandId: 'never' }))[0]).toContain('was never sent');
  const { facts, senders } = evening();
  const swapped: Senders = new Map([...senders.keys()].map((id) => [id, new Set([seatOf(7)])]));
  expect(judgeFacts(facts, swapped)).toHaveLength(MOVES);
});

test('a command that counts twice is seen', () => {
  const { facts, senders } = evening();
  const moves = facts.filter((fact) => fact.type === 'commandCarriedOut');
  const [first] = moves;
  const twin = moves.find((fact) => fact !== first && fact.seat === first?.seat);
  const again = facts.map((fact) => (fact === twin ? { ...twin, commandId: 'c0' } : fact));
  expect(judgeFacts(again, senders)[0]).toContain('twice');
});

test('a bot needs no sender', () => {
  const { facts } = evening();
  const byBots = facts.map((fact) =>
    fact.type === 'commandCarriedOut' ? { ...fact, commandId: null } : fact,
  );
  expect(judgeFacts(byBots, new Map())).toEqual([]);
});
