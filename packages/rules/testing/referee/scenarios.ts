import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { apply, legal } from './actions.ts';
import type { Calculation } from './calculations.ts';
import type { Hunt, HuntResult, Match, MatchResult } from './match.ts';
import type { Options } from './options.ts';
import { get, isStarted } from './position.ts';
import type { Action, Call, Position, Seat, Train } from './position.ts';
import { positionFromGiven } from './setup.ts';
import type { Given } from './setup.ts';

export interface Expectation {
  legal?: Action[];
  turn?: Seat;
  marked?: Seat[];
  open?: string[];
  ends?: Record<Train, number | number[] | null>;
  count?: Record<Seat, number>;
  bone?: number;
  over?: boolean;
  out?: Seat | null;
  blocked?: boolean;
  scores?: Record<Seat, number>;
  call?: Record<Seat, Call>;
}

export interface Step {
  do?: string;
  illegal?: string;
  expect?: Expectation;
}

interface Entry {
  id: string;
  title: string;
}
export interface PositionEntry extends Entry {
  preset: string;
  opts?: Partial<Options>;
  given: Given;
  steps: Step[];
}
export interface CalculationEntry extends Entry {
  calc: Calculation;
}
export interface HuntEntry extends Entry {
  hunt: Hunt;
  result: Partial<HuntResult>;
}
export interface MatchEntry extends Entry {
  match: Match;
  result: Partial<MatchResult>;
}
export type Scenario = PositionEntry | CalculationEntry | HuntEntry | MatchEntry;

/** Every worked example of the fixture. */
export function readScenarios(): Scenario[] {
  const file = new URL('../../fixtures/scenarios.yaml', import.meta.url);
  return parse(readFileSync(file, 'utf8')) as Scenario[];
}

/** The steps of a worked example as the referee sees them; a step it agrees with comes back as it was. */
export function playThrough(options: Options, { given, steps }: PositionEntry): Step[] {
  let position = positionFromGiven(options, given);
  return steps.map((step) => {
    const seen: Step = { ...step };
    if (step.do !== undefined) position = apply(position, ...read(step.do));
    if (step.illegal !== undefined && !isRefused(position, step.illegal)) {
      seen.illegal = `allowed: ${step.illegal}`;
    }
    if (step.expect) seen.expect = observe(position, step.expect);
    return seen;
  });
}

/** A step whose expected sets stand in a fixed order. */
export function inOrder(step: Step): Step {
  if (!step.expect) return step;
  const { legal: actions, marked } = step.expect;
  const sorted = {
    ...(actions && { legal: actions.toSorted() }),
    ...(marked && { marked: marked.toSorted() }),
  };
  return { ...step, expect: { ...step.expect, ...sorted } };
}

/** 'A 12-5>M' is seat A and its action. */
function read(move: string): [seat: Seat, action: Action] {
  const [seat, action] = move.split(' ');
  if (seat === undefined || action === undefined) throw new Error(`no move: ${move}`);
  return [seat, action];
}

function isRefused(position: Position, move: string): boolean {
  try {
    apply(position, ...read(move));
    return false;
  } catch (error) {
    if (error instanceof Error && error.message === `illegal: ${move}`) return true;
    throw error;
  }
}

/** What a position shows of the things an expectation names. */
function observe(position: Position, expected: Expectation): Expectation {
  const shown = {
    legal: legal(position).toSorted(),
    turn: position.turn.seat,
    marked: position.seats.filter((seat) => position.markers[seat]).toSorted(),
    open: position.open.map(({ train, pip }) => `${train}:${pip}`),
    ends: pick(expected.ends, (train) => endsOf(position, train)),
    count: pick(expected.count, (seat) => get(position.hands, seat).length),
    bone: position.boneyard.length,
    over: position.over,
    out: position.out,
    blocked: position.blocked,
    scores: position.scores,
    call: pick(expected.call, (seat) => get(position.calls, seat)),
  };
  return pick(expected, (key) => shown[key as keyof Expectation]) as Expectation;
}

function endsOf(position: Position, train: Train): number | number[] | null {
  if (!isStarted(position, train)) return null;
  const ends = get(position.trains, train);
  const [only] = ends;
  return only !== undefined && ends.length === 1 ? only : ends;
}

function pick<T>(keys: object | undefined, value: (key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.keys(keys ?? {}).map((key) => [key, value(key)]));
}
