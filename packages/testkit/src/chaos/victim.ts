/** A server that may be told at which moment to die: `node victim.ts JSON`, see `VictimWish`. */
import { flushCompileCache } from 'node:module';
import { createApp } from '@roundhouse/server';
import { sqliteJournal } from '@roundhouse/server/disk';
import type { Journal, TableFact } from '@roundhouse/server';
import { unlimited } from '../server/unlimited.ts';
import { silentLog } from '../table/silentLog.ts';
import { FailPoints, type DeathSentence } from './failPoints.ts';

/** What a victim is told. */
export interface VictimWish {
  readonly dir: string;
  readonly port: number;
  /** What it dies of from its beginning on; another one may be sent later. */
  readonly sentence: DeathSentence | null;
  /** What is broken, to show that it comes to light. */
  readonly lie: Lie | null;
}

/** A journal that says it has written before it has. */
export type Lie = 'replyBeforeAppend';

/** How long the lie takes to come true. */
const LATE_MS = 150;

const wish = JSON.parse(process.argv[2] ?? '{}') as VictimWish;
const failPoints = new FailPoints(wish.sentence);
failPoints.watchFrames();
const honest = await sqliteJournal<TableFact>({ dir: wish.dir });
const journal = failPoints.journal(wish.lie === null ? honest : lying(honest));
const app = createApp({
  config: unlimited({ botDelayMs: 20, nextRoundMs: 2_000 }),
  journal,
  log: silentLog(),
});

/** Says at once that it has written, and does so later. */
function lying(slow: Journal<TableFact>): Journal<TableFact> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...slow,
    async append(code, append) {
      last = last
        .then(() => new Promise((resolve) => setTimeout(resolve, LATE_MS)))
        .then(() => slow.append(code, append))
        .catch(() => {});
    },
  };
}

await app.listen(wish.port, '127.0.0.1');
process.on('disconnect', () => process.exit(0)); // nobody is left to kill it
process.on('message', (sentence) => failPoints.sentence(sentence as DeathSentence));
process.send?.('listening');
// Whoever is killed cannot do so at the end. The next life finds the code of this one.
flushCompileCache();
