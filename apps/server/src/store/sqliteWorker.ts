/**
 * The thread that writes: `node:sqlite` waits for the disk, and nobody at a table should wait with it.
 * `workerData` is the data folder.
 */
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { answerGroup, type KeptLedger } from './groupCommit.ts';
import { Ledger } from './Ledger.ts';
import type { Asked, Outcome, Report } from './questions.ts';
import { rememberPlace } from './place.ts';
import { journalErrorOf } from './sqliteError.ts';

interface Store extends KeptLedger {
  readonly lock: DatabaseSync;
}

let waiting: Asked[] = [];

function say(report: Report): void {
  parentPort?.postMessage(report);
}

function open(dir: string): Store {
  const lock = lockFolder(dir);
  const db = openDatabase(dir);
  return { lock, db, ledger: new Ledger(db), confirmPlace: rememberPlace(dir) };
}

function start(): void {
  try {
    const store = open(String(workerData));
    say({ type: 'opened', outcome: { ok: true, value: undefined } });
    parentPort?.on('message', (group: readonly Asked[]) => {
      if (waiting.length === 0) setImmediate(answerWaiting, store);
      waiting.push(...group);
    });
  } catch (error) {
    const { trouble, message } = journalErrorOf(error);
    const outcome: Outcome = { ok: false, trouble, message };
    say({ type: 'opened', outcome });
  }
}

/** Whatever came in while the disk was busy is the next group. */
function answerWaiting(store: Store): void {
  const group = waiting;
  waiting = [];
  say({ type: 'answers', answers: answerGroup(store, group) });
  if (group.some(({ question }) => question.type === 'close')) close(store);
}

function close({ db, lock }: Store): void {
  db.close();
  lock.close();
  parentPort?.close();
}

start();
