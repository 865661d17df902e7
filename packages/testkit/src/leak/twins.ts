import { invariant, type GameEvent, type Seat } from '@roundhouse/rules';
import { diceFrom, type Move } from '@roundhouse/rules/testing';
import { blindTo, findSwaps, type Holder, type PlayedDeal, type Swaps } from './swaps.ts';
import type { Finding } from '../oracle/finding.ts';
import { firstDifference } from '../oracle/sameBytes.ts';
import type { Evening } from './script.ts';

/** Two places whose tiles change, and the moves after which the comparison ends. */
export interface TwinPlan {
  readonly between: readonly [Holder, Holder];
  readonly moves: readonly Move[];
  readonly swaps: Swaps;
}

/** What a comparison of twins came to. */
export interface TwinVerdict {
  readonly findings: readonly Finding[];
  /** Sockets that had to be the same, and were compared to their last byte. */
  readonly sameCount: number;
  /** Sockets of seats whose own hand changed; each has to differ, or nothing was compared. */
  readonly differentCount: number;
  /** Whose sockets were the same; null stands for spectators. */
  readonly comparedSeats: readonly Holder[];
}

const MOST_PAIRS = 6;

/**
 * Deals that differ only in tiles which most viewers may not know: for every seat its hand against
 * the boneyard, for neighbours their hands against each other, and the boneyard within itself.
 * `moves` is what was publicly played. Throws when no such deal exists: choose an earlier end.
 */
export function planTwins(evening: Evening, moves: readonly Move[]): readonly TwinPlan[] {
  const played = playedDeal(evening, moves);
  const seatCount = seatCountOf(played.events);
  const pairs = seatPairs(seatCount);
  return pairs.map((between, index) => {
    const swaps = findSwaps(played, between, { dice: diceFrom(index + 1), most: MOST_PAIRS });
    return { between, moves, swaps };
  });
}

function seatPairs(seatCount: number): readonly (readonly [Holder, Holder])[] {
  const seats = Array.from({ length: seatCount }, (_, seat) => seat as Seat);
  const neighbours = seats.map((seat) => [seat, ((seat + 1) % seatCount) as Seat] as const);
  return [...seats.map((seat) => [seat, null] as const), ...neighbours, [null, null]];
}

function playedDeal({ facts }: Evening, moves: readonly Move[]): PlayedDeal {
  const opened = facts.find((fact) => fact.type === 'tableOpened');
  const dealt = facts.find((fact) => fact.type === 'roundStarted');
  invariant(opened !== undefined && dealt !== undefined, 'an evening has a deal');
  return { options: opened.options, events: dealt.events, moves };
}

function seatCountOf(events: readonly GameEvent[]): number {
  return events.find((event) => event.type === 'roundDealt')?.hands.length ?? 0;
}

/** Part two: whoever may not know what was swapped was sent the very same bytes. */
export function compareTwins(base: Evening, twin: Evening, plan: TwinPlan): TwinVerdict {
  invariant(base.viewers.length === twin.viewers.length, 'twins have the same sockets');
  const blind = blindTo(plan.between, seatCountOf(playedDeal(base, []).events));
  const findings: Finding[] = [];
  let sameCount = 0;
  let differentCount = 0;
  for (const [index, viewer] of base.viewers.entries()) {
    const other = twin.viewers[index];
    invariant(other !== undefined, 'every socket has its twin');
    const difference = firstDifference(viewer.recording, other.recording);
    if (!viewer.stints.every(({ seat }) => blind.includes(seat))) {
      differentCount += Number(difference !== null);
      if (difference === null) findings.push(unmoved(viewer.name));
      continue;
    }
    sameCount += 1;
    if (difference !== null) {
      const fact = `${nameOfPair(plan.between)} swapped: ${difference}`;
      findings.push({ part: 'twins', viewer: viewer.name, frame: -1, fact });
    }
  }
  return { findings, sameCount, differentCount, comparedSeats: blind };
}

/** A comparison that does not see the swap in the own hand would see nothing anywhere. */
function unmoved(viewer: string): Finding {
  return { part: 'twins', viewer, frame: -1, fact: 'the own hand was swapped and nothing changed' };
}

/** A name for the pair in a report: `hand 0 and boneyard`. */
function nameOfPair([one, other]: TwinPlan['between']): string {
  const name = (holder: Holder) => (holder === null ? 'boneyard' : `hand ${holder}`);
  return `${name(one)} and ${name(other)}`;
}
