import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { within } from './within.ts';

/** How long closing may take before it is cut short. Nothing is lost then: it is only ruder. */
export const CLOSING_MS = 10_000;

/** What is closed, in this order: tables write their last facts into the journal. */
export interface Closing {
  readonly app: { stop(): Promise<void> };
  readonly journal: { close(): Promise<void> };
  readonly log: Log;
  readonly clock: Clock;
}

/**
 * Closes the house, within `CLOSING_MS`. The journal is closed in any case; false when something went
 * wrong, or took too long: the log says which.
 */
export async function closeHouse(closing: Closing): Promise<boolean> {
  const work = closeAll(closing);
  const inTime = await within(closing.clock, CLOSING_MS, { work, otherwise: null });
  if (inTime === null) closing.log.fatal('the house took too long to close');
  return inTime ?? false;
}

async function closeAll({ app, journal, log }: Closing): Promise<boolean> {
  const isAtRest = await went(app.stop(), { log, failure: 'the house does not come to rest' });
  const isShut = await went(journal.close(), { log, failure: 'the journal does not close' });
  return isAtRest && isShut;
}

async function went(
  work: Promise<void>,
  { log, failure }: { readonly log: Log; readonly failure: string },
): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (err) {
    log.fatal({ err }, failure);
    return false;
  }
}
