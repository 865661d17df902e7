import type { Log } from './log.ts';

/** What is closed, in this order: tables write their last facts into the journal. */
export interface Closing {
  readonly app: { stop(): Promise<void> };
  readonly journal: { close(): Promise<void> };
  readonly log: Log;
}

/** Closes the house. The journal is closed in any case; false when something went wrong. */
export async function closeHouse({ app, journal, log }: Closing): Promise<boolean> {
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
