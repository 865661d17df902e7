import type { z } from 'zod';
import { runCalc } from './calc.ts';
import { crashed, refused, type Failure } from './failure.ts';
import { runHunt } from './hunt.ts';
import { runMatch } from './match.ts';
import { runPosition } from './position.ts';
import { calcEntry, huntEntry, matchEntry, positionEntry } from './shape.ts';

/** What came of one entry; no failures means that it passed. */
export interface Outcome {
  readonly id: string;
  readonly title: string;
  readonly failures: readonly Failure[];
}

type Runner = (entry: unknown) => readonly Failure[];

/** The four bodies of an entry, by the key that tells them apart. */
const BODIES: Readonly<Record<string, Runner>> = {
  given: checked(positionEntry, runPosition),
  calc: checked(calcEntry, ({ calc }) => runCalc(calc)),
  hunt: checked(huntEntry, runHunt),
  match: checked(matchEntry, runMatch),
};

/** Checks and runs one entry as it stands in the file. */
export function runEntry(entry: unknown, position: number): Outcome {
  const { id = `entry ${position}`, title = '' } = isRecord(entry) ? entry : {};
  return { id: String(id), title: String(title), failures: failuresOf(entry) };
}

function failuresOf(entry: unknown): readonly Failure[] {
  if (!isRecord(entry)) return [refused('entry', 'no mapping')];
  const [body, ...others] = Object.keys(BODIES).filter((key) => key in entry);
  const run = body === undefined ? undefined : BODIES[body];
  if (run === undefined) return [refused('entry', 'no body')];
  if (others.length > 0) return [refused('entry', `${body} and ${others.join(', ')}`)];
  try {
    return run(entry);
  } catch (error) {
    return [crashed(error)];
  }
}

function checked<T extends z.ZodType>(
  shape: T,
  run: (entry: z.infer<T>) => readonly Failure[],
): Runner {
  return (entry) => {
    const result = shape.safeParse(entry);
    return result.success ? run(result.data) : result.error.issues.map(describe);
  };
}

function describe(issue: z.core.$ZodIssue): Failure {
  return refused(issue.path.map(String).join('.') || 'entry', issue.message);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
