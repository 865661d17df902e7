/**
 * The thread that writes, on a connection with a trouble that is SQLite's own: before each transaction
 * it does what the file `trouble.sql` in the data folder says, as `PRAGMA max_page_count` or
 * `query_only`. For tests where nobody may mount a disk.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const script = join(String(workerData), 'trouble.sql');
// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const exec = DatabaseSync.prototype.exec;

DatabaseSync.prototype.exec = function troubled(sql) {
  if (sql.startsWith('BEGIN') && existsSync(script)) exec.call(this, readFileSync(script, 'utf8'));
  exec.call(this, sql);
};

await import('../sqliteWorker.ts');
