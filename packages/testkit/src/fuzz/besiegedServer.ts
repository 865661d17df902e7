/** The server that a fuzz runs against, in a process of its own: what it does here, it does alone. */
import { createApp, systemClock, type Log } from '@roundhouse/server';
import { sqliteJournal } from '@roundhouse/server/disk';
import { openJournal } from '../server/openJournal.ts';
import { unlimited } from '../server/unlimited.ts';
import { seededSeeds } from '../table/seededSeeds.ts';
import type { Delay, Greeting, Passed, Question, ServerWish, Truths } from './errand.ts';
import { plantIn } from './plants.ts';

const HOST = '127.0.0.1';
/** Long enough for everything that a table of the fuzz sees. */
const SECRETS_KEPT = 60;
const TROUBLES_KEPT = 20;
/** Nobody waits long, and tables go soon. */
const TABLE = {
  botDelayMs: 2,
  graceMs: 500,
  hostGraceMs: 500,
  nextRoundMs: 5_000,
  lobbyForgetMs: 5_000,
  sleepMs: 5_000,
  retentionMs: 5_000,
};

const wish = JSON.parse(process.argv[2] ?? '{}') as ServerWish;
const secrets: string[] = [];
const troubles: string[] = [];

function keep(secret: string): string {
  secrets.push(secret);
  if (secrets.length > SECRETS_KEPT) secrets.shift();
  return secret;
}

/** Keeps what a sound server would never have to say. */
function troubleLog(): Log {
  const ignore = () => {};
  const note = (...values: readonly unknown[]) => {
    const line = JSON.stringify(values, (_, value: unknown) =>
      value instanceof Error ? `${value.stack}` : value,
    );
    if (troubles.length < TROUBLES_KEPT) troubles.push(line);
  };
  const log = {
    trace: ignore,
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: note,
    fatal: note,
  };
  return log as unknown as Log;
}

const seeded = seededSeeds(wish.seed);
// The planted one breaks its journal itself, and needs no disk for that.
const journal = openJournal(
  wish.isPlanted ? undefined : await sqliteJournal({ dir: wish.dataDir }),
);
const seeds = {
  ...seeded,
  deck: () => keep(seeded.deck()),
  seatToken: () => keep(seeded.seatToken()),
};
const parts = wish.isPlanted ? plantIn({ journal, seeds }) : { journal, seeds };
/** How far the clock on this server's wall is ahead of all others. */
let aheadMs = 0;
const clock = { ...systemClock, wallMs: () => systemClock.wallMs() + aheadMs };
const config = { ...unlimited(TABLE), webDir: wish.webDir };
const app = createApp({ config, clock, log: troubleLog(), ...parts });

process.on('disconnect', () => process.exit(0));
process.on('message', (asked: Question | Delay) => {
  if ('passMs' in asked) {
    aheadMs += asked.passMs;
    process.send?.({ passedMs: asked.passMs } satisfies Passed);
    return;
  }
  const { id, code } = asked;
  const facts = journal.factsOf(code);
  journal.drop(code);
  const truths: Truths = {
    id,
    facts,
    secrets: [...secrets],
    troubles: troubles.splice(0),
    residentBytes: process.memoryUsage.rss(),
  };
  process.send?.(truths);
});
const greeting: Greeting = { port: await app.listen(0, HOST) };
process.send?.(greeting);
