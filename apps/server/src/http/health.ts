import type { Application } from 'express';
import type { Clock } from '../clock.ts';
import type { PatientJournal } from '../store/patientJournal.ts';

/** What the health of a house is told by. */
export interface HealthParts {
  readonly registry: { readonly size: number };
  readonly journal: Pick<PatientJournal<unknown>, 'trouble' | 'check'>;
  readonly clock: Clock;
}

/** However often somebody asks, the disk is tried only so often. */
const TRY_EVERY_MS = 10_000;

/**
 * Adds `GET /healthz`: 200 while tables can be written down, else 503 with what is wrong. Where nobody
 * plays nobody writes, so that asking writes something itself.
 */
export function addHealth(app: Application, { registry, journal, clock }: HealthParts): void {
  let triedMs = -Infinity;
  app.get('/healthz', async (_request, response) => {
    if (clock.now() - triedMs >= TRY_EVERY_MS) {
      triedMs = clock.now();
      await journal.check().catch(() => {}); // the journal notes it
    }
    const { trouble } = journal;
    const tables = registry.size;
    if (trouble === null) response.json({ ok: true, tables });
    else response.status(503).json({ ok: false, tables, journal: trouble });
  });
}
