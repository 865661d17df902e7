import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from './database.ts';
import { JournalError } from './journalError.ts';

/**
 * Remembers which files stand in the data folder right after they were opened. The function returned
 * throws a `JournalError` when they are gone, or others stand in their place: the system would let us
 * write on into files that nobody finds any more.
 */
export function rememberPlace(dir: string): () => void {
  const files = ['', '-wal'].map((ending) => join(dir, `${DATABASE_FILE}${ending}`));
  const known = files.map(identityOf);
  return () => {
    const isThere = files.every((file, index) => identityOf(file) === known[index]);
    if (!isThere) throw new JournalError('gone', 'the files are not where they were opened');
  };
}

function identityOf(file: string): string {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${dev} ${ino}`;
}
