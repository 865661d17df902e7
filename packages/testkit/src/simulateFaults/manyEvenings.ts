import { playEvening, SOUND_DOOR } from './evening.ts';
import { RULES, type Breach, type Rule } from '../judge/promises.ts';
import { mutationsOf, type Mutation } from './mutations.ts';

/** What many simulated evenings came to. */
export interface FaultReport {
  readonly evenings: number;
  readonly commands: number;
  readonly crashes: number;
  readonly cuts: number;
  readonly steps: number;
  /** By seed. */
  readonly breaches: ReadonlyMap<number, readonly Breach[]>;
}

/** Which evenings to play: one for each seed, so many from `first` on. */
export interface Shift {
  readonly first: number;
  readonly count: number;
}

/** Plays them one after the other. */
export async function simulateFaults({ first, count }: Shift): Promise<FaultReport> {
  const reports: FaultReport[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const { breaches, commands, crashes, cuts, steps } = await playEvening(seed);
    const found = breaches.length > 0 ? [[seed, breaches] as const] : [];
    reports.push({ evenings: 1, commands, crashes, cuts, steps, breaches: new Map(found) });
  }
  return addReports(reports);
}

/** Several reports as one. */
export function addReports(reports: readonly FaultReport[]): FaultReport {
  const sum = (of: (report: FaultReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  return {
    evenings: sum(({ evenings }) => evenings),
    commands: sum(({ commands }) => commands),
    crashes: sum(({ crashes }) => crashes),
    cuts: sum(({ cuts }) => cuts),
    steps: sum(({ steps }) => steps),
    breaches: new Map(reports.flatMap(({ breaches }) => [...breaches])),
  };
}

/** What came of breaking the house in one place. */
export interface MutationReport {
  readonly name: string;
  /** The seed with which it came to light; null when it did not. */
  readonly foundAt: number | null;
  readonly evenings: number;
}

/** Breaks the house in every way there is, each until it is noticed or `most` evenings have passed. */
export async function testMutations(
  first: number,
  most: number,
): Promise<readonly MutationReport[]> {
  const reports: MutationReport[] = [];
  for (const mutation of mutationsOf(SOUND_DOOR)) reports.push(await find(mutation, first, most));
  return reports;
}

async function find(mutation: Mutation, first: number, most: number): Promise<MutationReport> {
  for (let seed = first; seed < first + most; seed += 1) {
    const { breaches } = await playEvening(seed, mutation);
    if (!breaches.some(({ rule }) => mutation.finds.includes(rule))) continue;
    return { name: mutation.name, foundAt: seed, evenings: seed - first + 1 };
  }
  return { name: mutation.name, foundAt: null, evenings: most };
}

/** A line for each promise that was broken, with the seed that shows it. */
export function linesAbout({ breaches }: FaultReport): readonly string[] {
  return [...breaches].flatMap(([seed, found]) =>
    found.map(({ rule, what }) => `seed ${seed}: ${RULES[rule]} (${what})`),
  );
}

/** How often each promise was broken. */
export function countsOf({ breaches }: FaultReport): Readonly<Partial<Record<Rule, number>>> {
  const counts: Partial<Record<Rule, number>> = {};
  for (const { rule } of [...breaches.values()].flat()) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}
