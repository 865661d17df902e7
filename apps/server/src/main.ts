import { resolve } from 'node:path';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { closeHouse } from './closing.ts';
import { readCommandLine, USAGE } from './commandLine.ts';
import { describeDataTrouble } from './dataTrouble.ts';
import { greeting } from './greeting.ts';
import { createLog } from './log.ts';
import { networkAddresses } from './networkAddresses.ts';
import { watchTroubles } from './processTroubles.ts';
import type { Journal } from './store/journal.ts';
import { JournalError } from './store/journalError.ts';
import { sqliteJournal } from './store/sqliteJournal.ts';
import type { TableFact } from './table/record/tableFact.ts';

const wish = readCommandLine(process.argv.slice(2), process.env);
if (!wish.ok) leave(`${wish.error}\n\n${USAGE}`, 2);
if (wish.value === 'help') {
  process.stdout.write(USAGE);
  process.exit();
}
const config = wish.value;
const journal = await openJournal(resolve(config.dataDir));
const log = createLog(config.logLevel);
const app = createApp({ config, log, journal });
const port = await app.listen(config.port, config.host).catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  return leave(`Cannot listen on port ${config.port}: ${why}. Choose another with --port`, 1);
});
log.info({ host: config.host, port }, 'listening');
process.stdout.write(greeting(port, networkAddresses(config.host)));

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const isOrderly = await closeHouse({ app, journal, log, clock: systemClock });
  process.exit(isOrderly ? exitCode : 1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => (isStopping ? process.exit(1) : void stop(0)));
}
watchTroubles(process, { clock: systemClock, log, stop: () => void stop(1) });

async function openJournal(dir: string): Promise<Journal<TableFact>> {
  try {
    return await sqliteJournal<TableFact>({ dir });
  } catch (error) {
    if (error instanceof JournalError) leave(describeDataTrouble(dir, error), 1);
    throw error;
  }
}

function leave(sentence: string, exitCode: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCode);
}
