import { createApp, DEFAULT_CONFIG, NO_LIMITS } from '@roundhouse/server';
import { sqliteJournal } from '@roundhouse/server/disk';
import { LatencyBook } from './latencyBook.ts';
import { serveProbe } from './probe.ts';
import { HOST, type SubjectWish } from './subjectWish.ts';
import { watchFrames } from './watchFrames.ts';

/** The product itself, without its limits on what one address may do, and nothing else changed. */
export async function runRoundhouse({ dataDir }: SubjectWish): Promise<void> {
  const beganMs = Date.now();
  const book = new LatencyBook();
  watchFrames(book);
  const config = {
    ...DEFAULT_CONFIG,
    dataDir,
    maxMessagesPerSecond: Infinity,
    limits: NO_LIMITS,
  };
  const app = createApp({ config, journal: await sqliteJournal({ dir: dataDir }) });
  serveProbe({ port: await app.listen(0, HOST), beganMs }, book);
}
