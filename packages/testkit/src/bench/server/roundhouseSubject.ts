import { createApp } from '@roundhouse/server';
import { sqliteJournal } from '@roundhouse/server/disk';
import { unlimited } from '../../server/unlimited.ts';
import { LatencyBook } from './latencyBook.ts';
import { serveProbe } from './probe.ts';
import { HOST, type SubjectWish } from './subjectWish.ts';
import { watchFrames } from './watchFrames.ts';

/** The product itself, without its limits on what one address may do, and nothing else changed. */
export async function runRoundhouse({ dataDir }: SubjectWish): Promise<void> {
  const beganMs = Date.now();
  const book = new LatencyBook();
  watchFrames(book);
  const config = { ...unlimited(), dataDir };
  const app = createApp({ config, journal: await sqliteJournal({ dir: dataDir }) });
  serveProbe({ port: await app.listen(0, HOST), beganMs }, book);
}
