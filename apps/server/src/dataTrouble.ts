import type { JournalError, JournalTrouble } from './store/journalError.ts';

const OTHER_FOLDER = 'choose another folder with --data';

/** What somebody who starts the server can do about a data folder that cannot be used. */
const ADVICE: Partial<Record<JournalTrouble, string>> = {
  diskFull: `its disk is full. Make room there, or ${OTHER_FOLDER}`,
  readOnly: `it cannot be written to. Let this user write there, or ${OTHER_FOLDER}`,
  gone: `it was moved or deleted while it was used. Put it back, or ${OTHER_FOLDER}`,
  busy: `another server is using it. Stop that one, or ${OTHER_FOLDER}`,
  corrupt:
    'its database is damaged or not ours, and was left as it is. ' +
    `Restore a backup as docs/operations.md says, or ${OTHER_FOLDER}`,
  tooNew: `a newer Roundhouse has written there. Start that version, or ${OTHER_FOLDER}`,
  unfit: `its disk cannot keep a database safely, as network drives cannot. Please ${OTHER_FOLDER}`,
};

/** One line about a data folder that cannot be used: what is wrong, what to do, and what was said. */
export function describeDataTrouble(dir: string, { trouble, message }: JournalError): string {
  const advice = ADVICE[trouble] ?? `something is wrong with it. Look into it, or ${OTHER_FOLDER}`;
  return `The data folder ${dir} cannot be used: ${advice}. (${message})`;
}
