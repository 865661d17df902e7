import type { Finding } from './finding.ts';
import { judgeMessages } from './messageOracle.ts';
import type { Evening } from './script.ts';
import { judgeSecrets } from './secretOracle.ts';
import { judgeState } from './stateOracle.ts';
import { truthFrom } from './truth.ts';
import { noSightings, type Sightings } from './viewer.ts';

/** What the oracle says of an evening. */
export interface Verdict {
  readonly findings: readonly Finding[];
  /** By viewer, in their order. */
  readonly sightings: ReadonlyMap<string, Sightings>;
}

/** Looks at everything that everybody was sent. */
export function judge({ viewers, facts, secrets }: Omit<Evening, 'moves'>): Verdict {
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
