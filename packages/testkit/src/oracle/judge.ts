import type { TableFact } from '@roundhouse/server';
import type { Finding } from './finding.ts';
import { judgeMessages } from './messageOracle.ts';
import { judgeSecrets } from './secretOracle.ts';
import { judgeState } from './stateOracle.ts';
import { truthFrom } from './truth.ts';
import { noSightings, type Sightings, type Viewer } from './viewer.ts';

/** Everything that is known of one table: who was sent what, and what really happened. */
export interface Records {
  readonly viewers: readonly Viewer[];
  /** The journal of the table. */
  readonly facts: readonly TableFact[];
  /** Seeds and keys that nobody else may be told. */
  readonly secrets: readonly string[];
}

/** What the oracle says of a table. */
export interface Verdict {
  readonly findings: readonly Finding[];
  /** By viewer, in their order. */
  readonly sightings: ReadonlyMap<string, Sightings>;
}

/** Looks at everything that everybody was sent. */
export function judge({ viewers, facts, secrets }: Records): Verdict {
  const truth = truthFrom(facts);
  const sightings = new Map<string, Sightings>();
  const findings = viewers.flatMap((viewer) => {
    const seen = noSightings();
    sightings.set(viewer.name, seen);
    return [
      ...judgeState(viewer, truth, seen),
      ...judgeMessages(viewer, truth, seen),
      ...judgeSecrets(viewer, secrets),
    ];
  });
  return { findings, sightings };
}
